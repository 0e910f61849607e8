package dev.polycodec.onenio;

import java.io.Serializable;
import one.nio.serial.Default;
import one.nio.serial.Renamed;
import org.jspecify.annotations.Nullable;

/** Classes with names of one length, so that bytes of one can be made bytes of another. */
final class PlainOrders {

  private PlainOrders() {}

  /** An order as it was. */
  static class Order1 implements Serializable {
    int number = 7;
    String dropped = "gone";
    String buyer = "Ann";
    @Nullable Object price;
  }

  /** An order as it is. */
  static class Order2 implements Serializable {
    String customerOfToday = "nobody";
    long number;

    @Renamed(from = "buyer")
    String client = "nobody";

    @Default("EUR")
    String currency = "USD";

    @Nullable Object price;
  }

  /** An order whose class has been renamed. */
  @Renamed(from = "dev.polycodec.onenio.PlainOrders$Order1")
  static class Order3 implements Serializable {
    int number;
    String buyer = "nobody";
  }

  /** An order of which a final field has a class that is not public. */
  static class Order4 implements Serializable {
    final @Nullable Coupon price = null;
  }

  /** What a field may hold. */
  static class Coupon implements Serializable {
    int percent = 5;
  }
}
