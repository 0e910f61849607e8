package com.acme.orders;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** What a customer is about to buy; it is in the session. */
public class Basket implements Serializable {

  private static final long serialVersionUID = 1L;

  private final List<Line> lines = new ArrayList<>();
  private int cents;
  private String coupon = "WELCOME";

  /** Adds an item. */
  public void add(String item, int price) {
    lines.add(new Line(item, price));
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

  /** Returns the coupon of the customer. */
  public String coupon() {
    return coupon;
  }
}
