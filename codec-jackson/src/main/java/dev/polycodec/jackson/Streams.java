package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.TSFBuilder;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.RecyclerPool;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.SmileParser;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.spi.Variant;

/** Makes the factories of parsers and generators, bounded and strict. */
final class Streams {

  /** A type, its value and the value's form: the levels that one object takes at most. */
  private static final int LEVELS_PER_OBJECT = 3;

  /** What a number in text has beyond its digits: signs, a point, zeros before it, an exponent. */
  private static final int NUMBER_MARKS = 24;

  private Streams() {}

  static JsonFactory create(Variant variant, Limits limits, RecyclerPool<BufferRecycler> pool) {
    if (variant.has(Trait.TEXT)) {
      return new Reusable.Json(strict(new JsonFactoryBuilder(), variant, limits, pool));
    }
    return new Reusable.Smile(
        strict(SmileFactory.builder(), variant, limits, pool)
            .enable(SmileParser.Feature.REQUIRE_HEADER)
            .disable(SmileGenerator.Feature.ENCODE_BINARY_AS_7BIT));
  }

  private static <F extends JsonFactory, B extends TSFBuilder<F, B>> B strict(
      B builder, Variant variant, Limits limits, RecyclerPool<BufferRecycler> pool) {
    return builder
        .recyclerPool(pool)
        .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
        .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
        .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT, StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
        .streamReadConstraints(reading(limits))
        .streamWriteConstraints(
            StreamWriteConstraints.builder().maxNestingDepth(levels(limits)).build());
  }

  private static StreamReadConstraints reading(Limits limits) {
    return StreamReadConstraints.builder()
        .maxDocumentLength(limits.maxBytes())
        .maxNestingDepth(levels(limits))
        .maxStringLength(limits.maxChars())
        .maxNameLength(limits.maxChars())
        .maxNumberLength(
            (int) Math.min((long) limits.maxDigits() + NUMBER_MARKS, Integer.MAX_VALUE))
        .build();
  }

  private static int levels(Limits limits) {
    return LEVELS_PER_OBJECT * (limits.maxDepth() + 1);
  }
}
