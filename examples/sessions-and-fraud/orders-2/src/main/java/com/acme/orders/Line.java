package com.acme.orders;

import java.io.Serializable;

/** Items with the price of one. Since version 1: their number. */
public record Line(String item, int cents, int quantity) implements Serializable {

  /** A line of version 1 has no quantity, and is one item. */
  public Line {
    quantity = Math.max(1, quantity);
  }
}
