package com.acme.gateway;

import com.acme.orders.Basket;
import com.acme.orders.Payment;
import jakarta.servlet.http.HttpSession;
import java.util.concurrent.TimeUnit;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Keeps baskets in sessions, and sends payments; answers how many lines and cents there are. */
@RestController
class Baskets {

  private static final String BASKET = "basket";

  private final KafkaTemplate<String, Object> topics;

  Baskets(KafkaTemplate<String, Object> topics) {
    this.topics = topics;
  }

  @GetMapping("/basket")
  String show(HttpSession session) {
    Basket basket = basket(session);
    return basket.lines().size() + " " + basket.cents();
  }

  @PostMapping("/basket/{item}")
  String add(
      @PathVariable("item") String item, @RequestParam("cents") int cents, HttpSession session) {
    Basket basket = basket(session);
    basket.add(item, cents);
    session.setAttribute(BASKET, basket);
    return show(session);
  }

  @PostMapping("/checkout")
  String checkOut(HttpSession session) throws Exception {
    Payment payment = Payment.of(session.getId(), basket(session));
    topics.send("payments", session.getId(), payment).get(10, TimeUnit.SECONDS);
    session.setAttribute("payment", payment);
    session.setAttribute(BASKET, new Basket());
    return payment.id().toString();
  }

  private static Basket basket(HttpSession session) {
    Basket basket = (Basket) session.getAttribute(BASKET);
    return basket == null ? new Basket() : basket;
  }
}
