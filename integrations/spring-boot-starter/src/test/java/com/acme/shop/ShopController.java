package com.acme.shop;

import jakarta.servlet.http.HttpSession;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Keeps baskets in sessions. */
@RestController
class ShopController {

  private final Catalogue catalogue;

  ShopController(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  @PostMapping("/basket/{name}")
  List<Item> add(@PathVariable("name") String name, HttpSession session) {
    Basket basket = (Basket) session.getAttribute("basket");
    if (basket == null) {
      basket = new Basket();
    }
    basket.add(catalogue.find(name));
    session.setAttribute("basket", basket);
    return basket.getItems();
  }

  @GetMapping("/basket")
  List<Item> items(HttpSession session) {
    Basket basket = (Basket) session.getAttribute("basket");
    return basket == null ? List.of() : basket.getItems();
  }

  @GetMapping("/me")
  String me(java.security.Principal customer) {
    return customer.getName();
  }

  @PostMapping("/failure")
  String fail(HttpSession session) {
    session.setAttribute("failure", new SoldOutException("unicorn"));
    return "stored";
  }

  @GetMapping("/failure")
  String failure(HttpSession session) {
    return ((SoldOutException) session.getAttribute("failure")).item();
  }

  @GetMapping("/login-failure")
  String loginFailure(HttpSession session) {
    return String.valueOf(session.getAttribute("SPRING_SECURITY_LAST_EXCEPTION"));
  }

  @PostMapping("/items")
  Item echo(@RequestBody Item item) {
    return item;
  }
}
