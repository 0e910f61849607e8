package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Serializable;
import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * What travels through any place that carries values of an application, such as a cache, a topic or
 * a call: not only data, but failures, singletons and pages. An integration extends it and sends
 * each value the way that its users do.
 */
public abstract class TravelTests {

  /** The patterns of the classes that travel. */
  public static final String ALLOW = "dev.polycodec.tck.TravelTests$*;java.net.URI";

  /** Creates the tests. */
  protected TravelTests() {}

  /** Sends a value, and returns what arrives. */
  protected abstract Object travel(Object value) throws Exception;

  /** States of an order. */
  public enum Status {
    /** Not yet paid. */
    OPEN,
    /** Paid. */
    PAID {
      @Override
      public String toString() {
        return "paid";
      }
    }
  }

  /** An order. */
  public record Order(UUID id, URI page, Status status, BigDecimal total) implements Serializable {}

  /** A page of a list, as repositories return them. */
  public record Page(List<Order> content, int number, Map<String, Object> sort)
      implements Serializable {}

  /** Stands for null, as caches need it. */
  public static final class Nothing implements Serializable {

    /** The only one. */
    public static final Nothing INSTANCE = new Nothing();

    private static final long serialVersionUID = 1;

    private Nothing() {}

    private Object readResolve() {
      return INSTANCE;
    }
  }

  /** A failure of the application. */
  public static final class SoldOutException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** What is sold out. */
    public final URI item;

    /** Creates the failure of an item. */
    public SoldOutException(URI item, Throwable cause) {
      super(item + " is sold out", cause);
      this.item = item;
    }
  }

  /** Returns an order. */
  public static Order order() {
    return new Order(
        new UUID(7, 8),
        URI.create("https://acme.com/orders/7?language=de#lines"),
        Status.PAID,
        new BigDecimal("12.50"));
  }

  @Test
  void addressArrives() throws Exception {
    URI address = URI.create("https://acme.com/a%20b?c=d#e");
    assertThat(travel(address)).isEqualTo(address);
  }

  @Test
  void pageOfOrdersArrives() throws Exception {
    Page page = new Page(List.of(order(), order()), 3, Map.of("by", "total", "first", Status.OPEN));
    assertThat(travel(page)).isEqualTo(page);
  }

  @Test
  void singletonsArriveAsTheOnlyOne() throws Exception {
    assertThat(travel(Status.PAID)).isSameAs(Status.PAID);
    assertThat(travel(Nothing.INSTANCE)).isSameAs(Nothing.INSTANCE);
  }

  @Test
  void failureArrivesAsWhatItIs() throws Exception {
    SoldOutException failure =
        new SoldOutException(
            URI.create("https://acme.com/unicorn"), new IllegalStateException("stock is 0"));
    SoldOutException arrived = (SoldOutException) travel(failure);
    assertThat(arrived).hasMessage("https://acme.com/unicorn is sold out").isNotSameAs(failure);
    assertThat(arrived.item).isEqualTo(failure.item);
    assertThat(arrived.getCause())
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("stock is 0");
    assertThat(arrived.getStackTrace()).isEqualTo(failure.getStackTrace());
  }
}
