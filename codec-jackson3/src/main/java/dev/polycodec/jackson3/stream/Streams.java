package dev.polycodec.jackson3.stream;

import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.spi.Variant;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.TSFBuilder;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonFactoryBuilder;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationConfig;

/** Makes the factories of parsers and generators, bounded and strict. */
public final class Streams {

  /** A type, its value and the value's form: the levels that one object takes at most. */
  private static final int LEVELS_PER_OBJECT = 3;

  /** What a number in text has beyond its digits: signs, a point, zeros before it, an exponent. */
  private static final int NUMBER_MARKS = 24;

  /** Whatever a mapper says, an engine ends and flushes its streams by itself. */
  private static final Set<StreamWriteFeature> OURS =
      Set.of(StreamWriteFeature.AUTO_CLOSE_CONTENT, StreamWriteFeature.FLUSH_PASSED_TO_STREAM);

  private Streams() {}

  /** A factory for one engine. */
  public interface Factory {

    /** Returns what its parsers and generators have to themselves. */
    Own own();

    /** Gives its parsers and generators what writes and reads values within others. */
    void nest(Nested nested);
  }

  /**
   * Creates a factory.
   *
   * @param guard what the streams of plain variants ask; the typed ones check by themselves
   * @param theirs the application's mapper, which says how its bytes are, or null
   */
  public static TokenStreamFactory create(
      Variant variant, Limits limits, @Nullable Guard guard, @Nullable ObjectMapper theirs) {
    if (variant.has(Trait.TEXT)) {
      return json(limits, guard, theirs);
    }
    return isCbor(variant)
        ? CborStreams.create(limits, guard, theirs)
        : SmileStreams.create(limits, guard, theirs);
  }

  /** Returns whether a variant is of Smile. */
  public static boolean isSmile(Variant variant) {
    return variant.name().startsWith("smile");
  }

  /** Returns whether a variant has the parsers and generators of CBOR. */
  public static boolean isCbor(Variant variant) {
    return variant.name().startsWith("cbor");
  }

  /** Returns whether the codec of another jar translates the bytes; none does. */
  public static boolean isTranslated(Variant variant) {
    return false;
  }

  private static TokenStreamFactory json(
      Limits limits, @Nullable Guard guard, @Nullable ObjectMapper theirs) {
    JsonFactoryBuilder builder = strict(new JsonFactoryBuilder(), limits, theirs);
    // As Jackson 2 writes it, for bytes that are the same.
    builder.disable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8);
    builder.disable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES);
    if (theirs != null && theirs.tokenStreamFactory() instanceof JsonFactory) {
      for (JsonWriteFeature feature : JsonWriteFeature.values()) {
        builder.configure(feature, theirs.serializationConfig().hasFormatFeature(feature));
      }
      for (JsonReadFeature feature : JsonReadFeature.values()) {
        builder.configure(feature, theirs.deserializationConfig().hasFormatFeature(feature));
      }
    }
    SerializationConfig config = theirs == null ? null : theirs.serializationConfig();
    return new JsonStreams(builder, guard, config);
  }

  /** Bounds a factory, and has it be as the application's mapper says otherwise. */
  static <F extends TokenStreamFactory, B extends TSFBuilder<F, B>> B strict(
      B builder, Limits limits, @Nullable ObjectMapper theirs) {
    if (theirs != null) {
      for (StreamWriteFeature feature : StreamWriteFeature.values()) {
        builder.configure(feature, theirs.isEnabled(feature));
      }
      for (StreamReadFeature feature : StreamReadFeature.values()) {
        builder.configure(feature, theirs.isEnabled(feature));
      }
    }
    OURS.forEach(builder::disable);
    return builder
        .streamReadConstraints(reading(limits))
        .streamWriteConstraints(
            StreamWriteConstraints.builder().maxNestingDepth(levels(limits)).build())
        .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION);
  }

  private static StreamReadConstraints reading(Limits limits) {
    return StreamReadConstraints.builder()
        .maxNestingDepth(levels(limits))
        .maxStringLength(limits.maxBytes())
        .maxNumberLength(
            (int) Math.min((long) limits.maxDigits() + NUMBER_MARKS, Integer.MAX_VALUE))
        .maxDocumentLength(limits.maxBytes())
        .maxNameLength(limits.maxBytes())
        .build();
  }

  private static int levels(Limits limits) {
    return LEVELS_PER_OBJECT * (limits.maxDepth() + 1);
  }

  /** Finds the next name, read as any other, among those that databind knows. */
  static int match(JsonParser in, PropertyNameMatcher matcher) {
    String name = in.nextName();
    if (name != null) {
      return matcher.matchName(name);
    }
    return in.hasToken(JsonToken.END_OBJECT)
        ? PropertyNameMatcher.MATCH_END_OBJECT
        : PropertyNameMatcher.MATCH_ODD_TOKEN;
  }
}
