package dev.polycodec.tck.model;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Numbers of any length, each in a field that declares it. */
public final class Total implements Serializable {

  private static final long serialVersionUID = 1;

  public @Nullable BigInteger whole;
  public @Nullable BigDecimal exact;

  /** Returns an object with a number in the field of its class. */
  public static Total of(Number number) {
    Total total = new Total();
    if (number instanceof BigInteger whole) {
      total.whole = whole;
    } else {
      total.exact = (BigDecimal) number;
    }
    return total;
  }
}
