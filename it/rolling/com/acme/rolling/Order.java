package com.acme.rolling;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What is stored, as a program of ten years has it. */
public final class Order implements Serializable {

  private static final long serialVersionUID = 1;

  private long id;
  private String customer;
  private List<Line> lines = new ArrayList<>();

  /** For the libraries that need it. */
  public Order() {}

  static Order of(long id) {
    Order order = new Order();
    order.id = id;
    order.customer = "customer " + id % 10;
    for (int i = 0; i < id % 5; i++) {
      order.lines.add(new Line("item " + i, (int) id % 7));
    }
    return order;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Order that
        && id == that.id
        && Objects.equals(customer, that.customer)
        && lines.equals(that.lines);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(id);
  }

  /** A line of an order. */
  public static final class Line implements Serializable {

    private static final long serialVersionUID = 1;

    private String item;
    private int count;

    /** For the libraries that need it. */
    public Line() {}

    Line(String item, int count) {
      this.item = item;
      this.count = count;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Line that && Objects.equals(item, that.item) && count == that.count;
    }

    @Override
    public int hashCode() {
      return count;
    }
  }
}
