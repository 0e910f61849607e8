package com.acme.orders;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a customer is about to buy; it is in the session. Since version 1: a currency, no coupon.
 */
public class Basket implements Serializable {

  private static final long serialVersionUID = 1L;

  private String currency = "EUR";
  private int cents;
  private final List<Line> lines = new ArrayList<>();

  /** Adds an item. */
  public void add(String item, int price) {
    lines.add(new Line(item, price, 1));
    cents += price;
  }

  /** Returns what is in the basket. */
  public List<Line> lines() {
    return lines;
  }

  /** Returns the sum of the prices. */
  public int cents() {
    return cents;
  }

  /** Returns the currency; a basket of version 1 has none, and was always in euros. */
  public String currency() {
    return currency == null ? "EUR" : currency;
  }
}
