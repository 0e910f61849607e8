package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import dev.polycodec.Limits;
import dev.polycodec.jackson.stream.Guard;
import dev.polycodec.jackson.stream.Streams;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Announces two codecs of a format whose parsers and generators are in another jar, which extends
 * this: a typed one, and a plain one of the format's name.
 *
 * <p>Jackson's databind and the walk see to all but the bytes. That jar sees to the rest: its
 * parsers check each announced length before they allocate, take no text but UTF-8, and end where
 * the bytes do. Their {@code releaseBuffered} returns how many bytes they have not looked at. Large
 * numbers are texts in the bytes.
 */
public abstract class FormatProvider implements CodecProvider {

  private final List<Variant> variants;

  /** Announces the format of a name. */
  protected FormatProvider(String name) {
    variants = List.of(Walk.variant(name + "-typed", 1), JacksonCodecProvider.binary(name));
  }

  /** What the messages of one engine may have at most. */
  public static final class Bounds {

    private final Limits limits;
    private final @Nullable Guard guard;

    private Bounds(Limits limits, @Nullable Guard guard) {
      this.limits = limits;
      this.guard = guard;
    }

    /** Returns how many bytes a message may have. */
    public int maxBytes() {
      return limits.maxBytes();
    }

    /**
     * Checks a large number that is to be written.
     *
     * @throws dev.polycodec.LimitExceededException if it has more digits than the limits allow
     */
    public void requireDigits(Number number) {
      Guard.bound(guard, number);
    }
  }

  /**
   * Creates a factory for the parsers and generators of one engine. A generator is made for each
   * message, and closed at its end; the typed codec writes one token after the other at the root.
   *
   * @param theirs the factory of the application's mapper, which may be of another format, or null
   */
  protected abstract JsonFactory streams(Bounds bounds, @Nullable JsonFactory theirs);

  @Override
  public final List<Variant> variants() {
    return variants;
  }

  @Override
  public final Set<String> builtOn() {
    return Set.of("smile-typed");
  }

  @Override
  public final Conventions conventions(Variant variant, BackendConfig config) {
    return JacksonBackends.conventions(variant);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    Limits limits = config.limits();
    return JacksonBackends.open(
        variant,
        config,
        true,
        (guard, theirs) -> {
          JsonFactory other = theirs == null ? null : theirs.getFactory();
          JsonFactory made = streams(new Bounds(limits, guard), other);
          Streams.bound(made, limits);
          return other == null ? made : Streams.like(made, other);
        });
  }
}
