package com.acme.orders;

import java.io.Serializable;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** What a customer pays. Since version 1: larger sums, a currency, and when. */
public record Payment(
    UUID id, Instant at, String session, List<Line> lines, long cents, String currency)
    implements Serializable {

  /** Pays for a basket. */
  public static Payment of(String session, Basket basket) {
    return new Payment(
        UUID.randomUUID(),
        Instant.now(),
        session,
        basket.lines(),
        basket.cents(),
        basket.currency());
  }
}
