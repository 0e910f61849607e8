package com.acme.fraud;

import com.acme.orders.Basket;
import com.acme.orders.Payment;
import com.acme.orders.Verdict;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Lazy;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.session.Session;
import org.springframework.session.SessionRepository;
import org.springframework.stereotype.Component;

/** Judges payments by the session of the customer, and says so there and in a topic. */
@Component
@Lazy(false) // else nobody would ask for it, and nothing would listen
class Payments {

  private static final long LIMIT = 20_000;

  private final SessionRepository<? extends Session> sessions;
  private final KafkaTemplate<String, Object> topics;

  Payments(SessionRepository<? extends Session> sessions, KafkaTemplate<String, Object> topics) {
    this.sessions = sessions;
    this.topics = topics;
  }

  @KafkaListener(topics = "payments")
  void judge(Payment payment) throws Exception {
    Verdict verdict = judge(payment, sessions);
    topics.send("verdicts", payment.session(), verdict).get(10, TimeUnit.SECONDS);
  }

  private static <S extends Session> Verdict judge(Payment payment, SessionRepository<S> sessions) {
    S session = sessions.findById(payment.session());
    Verdict verdict = verdict(payment, session == null ? null : session.getAttribute("basket"));
    if (session != null) {
      session.setAttribute("verdict", verdict);
      sessions.save(session);
    }
    return verdict;
  }

  private static Verdict verdict(Payment payment, @Nullable Basket next) {
    long cents = payment.cents() + (next == null ? 0 : next.cents());
    return new Verdict(
        payment.id(),
        Math.min(1, cents / (double) LIMIT),
        cents > LIMIT,
        cents > LIMIT ? "much money in a short time" : "as usual");
  }
}
