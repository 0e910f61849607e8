package com.acme.orders;

import java.io.Serializable;
import java.util.List;
import java.util.UUID;

/** What a customer pays; the gateway sends it to the fraud service. */
public record Payment(UUID id, String session, List<Line> lines, int cents)
    implements Serializable {

  /** Pays for a basket. */
  public static Payment of(String session, Basket basket) {
    return new Payment(UUID.randomUUID(), session, basket.lines(), basket.cents());
  }
}
