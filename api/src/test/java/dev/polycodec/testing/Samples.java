package dev.polycodec.testing;

import java.util.List;

/** Values for the tests of the core. */
public final class Samples {

  private Samples() {}

  /** An order with its lines. */
  public record Order(int id, String customer, List<Line> lines) {}

  /** A line of an order. */
  public record Line(String article, int count) {}

  /** Something else. */
  public record Invoice(int id) {}

  /** A chain of objects. */
  public static final class Link {
    private final Link next;

    /** Links to the next. */
    public Link(Link next) {
      this.next = next;
    }

    /** Returns a chain of a length. */
    public static Link chain(int length) {
      Link chain = null;
      for (int i = 0; i < length; i++) {
        chain = new Link(chain);
      }
      return chain;
    }
  }

  /** Returns an order. */
  public static Order order() {
    return new Order(7, "Ada", List.of(new Line("tea", 2), new Line("cup", 1)));
  }
}
