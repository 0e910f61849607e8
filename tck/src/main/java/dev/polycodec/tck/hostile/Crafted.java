package dev.polycodec.tck.hostile;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A payload made by hand, or the reason why the format of the codec has no such payload. */
public final class Crafted {

  private final byte @Nullable [] payload;
  private final @Nullable String reason;

  private final @Nullable Object model;

  private Crafted(byte @Nullable [] payload, @Nullable String reason, @Nullable Object model) {
    this.payload = payload;
    this.reason = reason;
    this.model = model;
  }

  /** Returns a payload. */
  public static Crafted of(byte[] payload) {
    return new Crafted(payload, null, null);
  }

  /**
   * Says that no bytes of the format mean what was asked for.
   *
   * @param reason what it is about the format, as a clause without a full stop
   */
  public static Crafted cannot(String reason) {
    return new Crafted(null, Objects.requireNonNull(reason), null);
  }

  /**
   * Returns the payload as one of another root than usual, for a format where only a declared type
   * leads to what is attacked.
   *
   * @param root an object of the class of the root
   */
  public Crafted of(Object root) {
    return new Crafted(payload, reason, root);
  }

  /** Returns an object of the class of the root. */
  Object model(Object usual) {
    return model == null ? usual : model;
  }

  /** Returns why there is no payload, or null if there is one. */
  @Nullable String reason() {
    return reason;
  }

  /**
   * Returns the payload.
   *
   * @throws NullPointerException if there is none
   */
  public byte[] payload() {
    return Objects.requireNonNull(payload, "what cannot be expressed has no payload");
  }
}
