package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.TSFBuilder;
import com.fasterxml.jackson.core.json.PackageVersion;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.spi.Variant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes the factories of parsers and generators, bounded and strict. */
public final class Streams {

  /** A type, its value and the value's form: the levels that one object takes at most. */
  private static final int LEVELS_PER_OBJECT = 3;

  /** What a number in text has beyond its digits: signs, a point, zeros before it, an exponent. */
  private static final int NUMBER_MARKS = 24;

  /** Whatever a mapper says, an engine ends and flushes its streams by itself. */
  private static final Set<JsonGenerator.Feature> OURS =
      Set.of(
          JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT,
          JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);

  private Streams() {}

  /** A factory for one engine. */
  interface Factory {

    /** Returns what its parsers and generators have to themselves. */
    Own own();

    /** Takes what a factory of the same format says of that format alone. */
    default void like(JsonFactory other) {}
  }

  /**
   * Creates a factory.
   *
   * @param guard what the streams of plain variants ask; the typed ones check by themselves
   * @param theirs the application's mapper, which says how its bytes are, or null
   */
  public static JsonFactory create(
      Variant variant, Limits limits, @Nullable Guard guard, @Nullable ObjectMapper theirs) {
    JsonFactory made = create(variant, limits, guard);
    if (theirs != null) {
      like(made, theirs.getFactory());
      if (!isTranslated(variant)) {
        ((Factory) made).like(theirs.getFactory());
      }
    }
    return made;
  }

  private static JsonFactory create(Variant variant, Limits limits, @Nullable Guard guard) {
    if (variant.has(Trait.TEXT)) {
      return new JsonStreams(strict(new JsonFactoryBuilder(), limits), guard);
    }
    if (isCbor(variant)) {
      return CborStreams.create(limits, guard);
    }
    return SmileStreams.create(limits, guard);
  }

  /** Returns whether a variant is of Smile. */
  public static boolean isSmile(Variant variant) {
    return variant.name().startsWith("smile");
  }

  /** Returns whether a variant has the parsers and generators of CBOR. */
  public static boolean isCbor(Variant variant) {
    return variant.name().startsWith("cbor") || isTranslated(variant);
  }

  /** Returns whether the codec of another jar translates the bytes, which are in no file then. */
  public static boolean isTranslated(Variant variant) {
    return variant.name().equals("msgpack");
  }

  /** Gives a factory what another one says of the bytes, and of what else it reads. */
  public static JsonFactory like(JsonFactory factory, JsonFactory other) {
    for (JsonGenerator.Feature feature : JsonGenerator.Feature.values()) {
      if (!OURS.contains(feature)) {
        factory.configure(feature, other.isEnabled(feature));
      }
    }
    for (JsonParser.Feature feature : JsonParser.Feature.values()) {
      if (feature != JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION) {
        factory.configure(feature, other.isEnabled(feature));
      }
    }
    return factory;
  }

  /** Bounds a factory of another jar, which its builder has not. */
  public static void bound(JsonFactory factory, Limits limits) {
    JsonFactory bounded = strict(new JsonFactoryBuilder(), limits).build();
    factory.setStreamReadConstraints(bounded.streamReadConstraints());
    factory.disable(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION);
    OURS.forEach(factory::disable);
  }

  /** Bounds a factory; this class names none whose jar may be missing. */
  static <F extends JsonFactory, B extends TSFBuilder<F, B>> B strict(B builder, Limits limits) {
    StreamReadConstraints.Builder reading =
        StreamReadConstraints.builder()
            .maxNestingDepth(levels(limits))
            .maxStringLength(limits.maxBytes())
            .maxNumberLength(
                (int) Math.min((long) limits.maxDigits() + NUMBER_MARKS, Integer.MAX_VALUE));
    if (PackageVersion.VERSION.getMinorVersion() >= Newer.MINOR_VERSION) {
      Newer.limit(reading, builder, limits);
    }
    return builder
        .streamReadConstraints(reading.build())
        .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
        .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
        .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT, StreamWriteFeature.FLUSH_PASSED_TO_STREAM);
  }

  private static int levels(Limits limits) {
    return LEVELS_PER_OBJECT * (limits.maxDepth() + 1);
  }

  /** Replaces limits of its own that Jackson has since 2.16; loaded only where it has them. */
  private static final class Newer {

    static final int MINOR_VERSION = 16;

    static void limit(
        StreamReadConstraints.Builder reading, TSFBuilder<?, ?> builder, Limits limits) {
      reading.maxDocumentLength(limits.maxBytes()).maxNameLength(limits.maxBytes());
      builder.streamWriteConstraints(
          StreamWriteConstraints.builder().maxNestingDepth(levels(limits)).build());
    }
  }
}
