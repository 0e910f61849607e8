package dev.polycodec.avro;

import dev.polycodec.SchemaMismatchException;
import java.io.IOException;
import org.apache.avro.AvroTypeException;
import org.apache.avro.Schema;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.ResolvingDecoder;
import org.jspecify.annotations.Nullable;

/** Resolves a writer's schema to a reader's. The library keeps that for a thread, for good. */
final class Resolution {

  /** Reads an object. */
  @FunctionalInterface
  interface Body {
    Object read(ResolvingDecoder in) throws IOException;
  }

  private final Schema actual;
  private final Schema expected;
  private @Nullable ResolvingDecoder resolver;

  Resolution(Schema actual, Schema expected) {
    this.actual = actual;
    this.expected = expected;
  }

  Object read(BoundedDecoder in, Body body) throws IOException {
    try {
      ResolvingDecoder decoder = resolver();
      decoder.configure(in);
      Object value = body.read(decoder);
      decoder.drain();
      return value;
    } catch (AvroTypeException e) {
      if (actual.equals(expected)) {
        throw e; // the bytes are broken
      }
      throw new SchemaMismatchException(
          "The schema of the bytes has another type where "
              + expected.getFullName()
              + " has one: evolve it as Avro's rules allow, or read the bytes with a class of their"
              + " schema");
    }
  }

  private ResolvingDecoder resolver() throws IOException {
    ResolvingDecoder known = resolver;
    if (known == null) {
      known =
          DecoderFactory.get()
              .resolvingDecoder(Schema.applyAliases(actual, expected), expected, null);
      resolver = known;
    }
    return known;
  }
}
