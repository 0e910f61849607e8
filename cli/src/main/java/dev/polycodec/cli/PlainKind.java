package dev.polycodec.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import dev.polycodec.internal.wire.PlainFormat;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The formats of other software that bytes are known to have, by how they begin. */
enum PlainKind {
  JSON("JSON"),
  SMILE("Smile"),
  CBOR("CBOR"),
  BSON("a BSON document"),
  JAVA("a Java object stream"),
  KRYO("plain Kryo"),
  FST("an FST object stream"),
  HESSIAN("Hessian 2.0"),
  HESSIAN1("Hessian 1.0"),
  AVRO("an Avro single object");

  private final String description;

  PlainKind(String description) {
    this.description = description;
  }

  /**
   * Returns the format of bytes, or null if it is not known.
   *
   * @param codec the codec that an envelope or a tag names, or null
   */
  static @Nullable PlainKind of(byte[] bytes, int start, @Nullable String codec) {
    if (codec != null && ofCodec(codec) != null) {
      return ofCodec(codec);
    } else if (begins(bytes, start, 0xC3, 0x01) && bytes.length - start >= 10) {
      return AVRO;
    } else if (begins(bytes, start, 0xD9, 0xD9, 0xF7)) {
      return CBOR;
    } else if (begins(bytes, start, 'H', 2, 0)) {
      return HESSIAN;
    } else if (isBson(bytes, start)) {
      return BSON;
    }
    PlainFormat format = PlainFormat.of(bytes, start, bytes.length - start);
    return format == null ? null : valueOf(format.name());
  }

  private static @Nullable PlainKind ofCodec(String codec) {
    return switch (codec) {
      case "json", "json-typed" -> JSON;
      case "smile" -> SMILE;
      case "cbor" -> CBOR;
      case "jdk-plain" -> JAVA;
      case "hessian-plain" -> HESSIAN;
      case "hessian1-plain" -> HESSIAN1;
      default -> null;
    };
  }

  private static boolean begins(byte[] bytes, int start, int... beginning) {
    if (bytes.length - start < beginning.length) {
      return false;
    }
    for (int i = 0; i < beginning.length; i++) {
      if ((bytes[start + i] & 0xFF) != beginning[i]) {
        return false;
      }
    }
    return true;
  }

  /** A document begins with its length, and ends with a zero. */
  private static boolean isBson(byte[] bytes, int start) {
    int length = bytes.length - start;
    return length >= 5
        && ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(start) == length
        && bytes[bytes.length - 1] == 0;
  }

  String describe(byte[] bytes, int start) {
    return this == AVRO
        ? description + " of the schema " + HexFormat.of().formatHex(bytes, start + 2, start + 10)
        : description;
  }

  /** Returns what reads its objects, or null if they do not say what they are. */
  @Nullable PlainStream stream(byte[] bytes, int start) {
    return switch (this) {
      case JAVA -> new JavaStream(bytes, start);
      case HESSIAN -> new HessianStream(bytes, start, begins(bytes, start, 'H', 2, 0));
      case HESSIAN1 -> new Hessian1Stream(bytes, start);
      default -> null;
    };
  }

  /** Returns whether its tokens are those of JSON. */
  boolean isTokens() {
    return this == JSON || this == SMILE || this == CBOR;
  }

  JsonFactory factory() {
    return switch (this) {
      case SMILE -> new SmileFactory();
      case CBOR -> new CBORFactory();
      default -> new JsonFactory();
    };
  }

  /** Returns what would read the rest. */
  String reader() {
    return switch (this) {
      case KRYO -> "the codec kryo-plain reads it, with its classes";
      case FST -> "the codec fst-plain reads it, with its classes";
      default -> "the codec avro reads it, with its schema";
    };
  }
}
