package com.acme.peers;

import io.protostuff.Tag;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What programs in other languages write and read, too. */
public final class Order implements Serializable {

  private static final long serialVersionUID = 1;

  @Tag(1)
  private int id;

  @Tag(2)
  private long big;

  @Tag(3)
  private String customer = "";

  @Tag(4)
  private double total;

  @Tag(5)
  private boolean open;

  @Tag(6)
  private List<Line> lines = new ArrayList<>();

  @Tag(7)
  private Map<String, String> notes = new HashMap<>();

  @Tag(8)
  private @Nullable String nothing;

  /** Returns the order that the scripts of the peers have. */
  public static Order example() {
    Order order = new Order();
    order.id = 7;
    order.big = 1L << 40;
    order.customer = "Ann \u00e9\u20ac";
    order.total = 12.5;
    order.open = true;
    order.lines = new ArrayList<>(List.of(new Line("a", 1), new Line("b", 2)));
    order.notes.put("k", "v");
    return order;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Order that
        && id == that.id
        && big == that.big
        && customer.equals(that.customer)
        && Double.compare(total, that.total) == 0
        && open == that.open
        && lines.equals(that.lines)
        && notes.equals(that.notes)
        && Objects.equals(nothing, that.nothing);
  }

  @Override
  public int hashCode() {
    return id;
  }

  /** A line of an order. */
  public static final class Line implements Serializable {

    private static final long serialVersionUID = 1;

    @Tag(1)
    private @Nullable String item;

    @Tag(2)
    private int count;

    Line(@Nullable String item, int count) {
      this.item = item;
      this.count = count;
    }

    /** For what makes an object before it reads its fields. */
    Line() {
      this(null, 0);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Line that && Objects.equals(item, that.item) && count == that.count;
    }

    @Override
    public int hashCode() {
      return count;
    }
  }
}
