package dev.polycodec.tck;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.equality.Reflection;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.Sample;
import dev.polycodec.tck.sample.SampleSet;
import dev.polycodec.tck.sample.Tier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One value at one position. */
record Cell(Sample sample, Position position) {

  private static final TypeRef<List<@Nullable Object>> LIST = new TypeRef<>() {};
  private static final TypeRef<Map<Object, @Nullable Object>> MAP = new TypeRef<>() {};

  Tier tier() {
    return sample.tierAt(position);
  }

  /** Returns the codec that allows what an application would have to allow for this cell. */
  Codec codec(Subject subject) {
    return sample.named() || tier() != Tier.CORE ? subject.open() : subject.plain();
  }

  /**
   * Round-trips the value.
   *
   * @return the refusal on encode; empty if the value came back equal
   * @throws AssertionError if anything else happened
   */
  Optional<CodecException> roundTrip(Subject subject) {
    Object root = root();
    Codec codec = codec(subject);
    byte[] bytes;
    try {
      bytes = encode(codec, root);
    } catch (DecodeException e) {
      throw new AssertionError("Encoding failed as if it were decoding", e);
    } catch (CodecException e) {
      return Optional.of(e);
    }
    requireEqual(subject, root, decode(subject, codec, bytes));
    if (position == Position.CLASS && root != null) {
      requireEqual(subject, root, codec.decode(bytes, root.getClass()));
    }
    return Optional.empty();
  }

  private static void requireEqual(
      Subject subject, @Nullable Object expected, @Nullable Object actual) {
    DeepEquality.difference(expected, actual, subject.variant().traits())
        .ifPresent(
            difference -> {
              throw new AssertionError("Silently wrong: " + difference);
            });
  }

  /** Encodes what {@link #root} returned. */
  byte[] encode(Codec codec, @Nullable Object root) {
    return position == Position.CLASS ? codec.encode(root) : handle(codec).encode(root);
  }

  /** Decodes what was encoded. */
  @Nullable Object decode(Subject subject, Codec codec, byte[] bytes) {
    return position == Position.CLASS
        ? codec.decode(bytes, classToAsk(subject))
        : handle(codec).decode(bytes);
  }

  /** Says whether a reader that is told no more than the declared class makes one of it. */
  boolean isOfDeclaredClass(Object root) {
    return position != Position.ROOT || sample.raw() == root.getClass();
  }

  /** Returns the root object that has the value at the position. */
  @Nullable Object root() {
    Object value = sample.create();
    return switch (position) {
      case ROOT, CLASS -> value;
      case FIELD -> Reflection.holding(sample.field(), value);
      case OBJECT -> {
        yield ModelHolders.held(value);
      }
      case ELEMENT -> SampleSet.listOf("first", value, 7, sample.create(), null, "last");
      case KEY -> map(value, "value");
      case VALUE -> map("key", value);
    };
  }

  private static Map<@Nullable Object, @Nullable Object> map(
      @Nullable Object key, @Nullable Object value) {
    Map<@Nullable Object, @Nullable Object> map = new HashMap<>();
    map.put(1, "one");
    map.put(key, value);
    return map;
  }

  /**
   * Returns the class to decode as: the declared one where the bytes say which it is, else the one
   * that was encoded.
   */
  private Class<?> classToAsk(Subject subject) {
    Object value = sample.create();
    return value == null || subject.claims(Trait.CARRIES_TYPES) ? sample.raw() : value.getClass();
  }

  @SuppressWarnings("unchecked") // the root is of this type
  TypedCodec<Object> handle(Codec codec) {
    return (TypedCodec<Object>)
        switch (position) {
          case ROOT, CLASS -> codec.forType(sample.declared());
          case FIELD -> codec.forType(sample.holder());
          case OBJECT -> codec.forType(ModelHolders.OfObject.class);
          case ELEMENT -> codec.forType(LIST);
          case KEY, VALUE -> codec.forType(MAP);
        };
  }

  @Override
  public String toString() {
    return sample.name() + " at " + position;
  }
}
