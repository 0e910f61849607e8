package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What every library can copy by itself; not all of them tell an empty container from none. */
public final class Parcel implements Serializable {

  private static final long serialVersionUID = 1L;

  private final String label;
  private final int[] weights;
  private final Map<String, Long> prices = new HashMap<>();
  private final @Nullable List<Parcel> parts;
  private final Coupon coupon;

  /** Creates a parcel that holds as many others, all different for different numbers. */
  public Parcel(int number, int parts) {
    this.label = "parcel " + number;
    this.weights = new int[] {number, -number, parts};
    this.coupon = new Coupon("code " + number);
    this.prices.put("price", (long) number);
    this.parts = parts == 0 ? null : parts(number, parts);
  }

  private static List<Parcel> parts(int number, int count) {
    List<Parcel> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(new Parcel(number + i, 0));
    }
    return parts;
  }

  /** A value for which an application may give a surrogate. */
  public static final class Coupon implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String code;

    /** Creates a coupon. */
    public Coupon(String code) {
      this.code = code;
    }

    /** Returns the code. */
    public String code() {
      return code;
    }
  }
}
