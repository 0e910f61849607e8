package dev.polycodec.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.fasterxml.jackson.core.JsonFactory;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.Inspection.Fact;
import dev.polycodec.internal.core.Inspection.Problem;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** Reads bytes of other software, as far as they describe themselves. */
final class PlainReader {

  /** Formats that begin with anything are tried on messages of at most so many bytes. */
  private static final int TRIED = 1 << 20;

  /** Text that is looked at, and how much of it tells. */
  private static final int TEXT = 4_096;

  private static final int TELLING = 16;

  private final AvroSchemas schemas;

  PlainReader(AvroSchemas schemas) {
    this.schemas = schemas;
  }

  /**
   * Returns what bytes are that have no frame; null if they have one.
   *
   * @param as the format of bytes that no envelope tells about, or null to look how they begin
   */
  @Nullable PlainView read(Inspection found, @Nullable PlainKind as) {
    Inspection unpacked = found.unpacked();
    if (unpacked != null) {
      return read(unpacked, as);
    }
    int start = found.bareAt();
    if (start < 0) {
      return null;
    }
    byte[] bytes = found.bytes();
    String codec = found.codec();
    boolean named = codec != null || as != null;
    PlainKind kind = codec == null && as != null ? as : PlainKind.of(bytes, start, codec);
    if (kind == null) {
      return PlainView.unread(
          List.of(),
          start,
          named
              ? "The codec " + codec + " reads it, with its classes"
              : "The bytes begin like none of the formats that are known here"
                  + hint(bytes, start));
    }
    PlainView view = read(kind, bytes, start);
    Problem problem = view.problem();
    return named || problem == null || !problem.damage() ? view : view.withHint(hint(bytes, start));
  }

  /** Returns how else the bytes can be read, to their end. */
  private String hint(byte[] bytes, int start) {
    String encoding = encoding(bytes, start);
    if (encoding != null) {
      return ". They look like text of bytes: add " + encoding;
    } else if (bytes.length - start > TRIED) {
      return ". If you know the codec, name it with --as, such as --as msgpack";
    }
    List<String> codecs =
        Stream.of(PlainKind.values())
            .filter(PlainKind::beginsWithAnything)
            .filter(kind -> read(kind, bytes, start).problem() == null)
            .map(kind -> "--as " + kind.codec())
            .toList();
    return codecs.isEmpty()
        ? ""
        : ". To their end they can be read with " + String.join(" or ", codecs);
  }

  private static @Nullable String encoding(byte[] bytes, int start) {
    int length = Math.min(bytes.length - start, TEXT);
    String text = new String(bytes, start, length, ISO_8859_1).replaceAll("[\r\n]", "");
    if (text.length() < TELLING) {
      return null;
    } else if (text.matches("(0x)?[\\p{XDigit} :]+")) {
      return "--hex";
    }
    return text.matches("[\\w+/-]+=*") ? "--base64" : null;
  }

  private PlainView read(PlainKind kind, byte[] bytes, int start) {
    if (kind == PlainKind.AVRO) {
      return avro(bytes, start);
    }
    List<Fact> facts = List.of(new Fact("format", kind.description(), start, bytes.length));
    PlainStream stream = kind.stream(bytes, start);
    if (stream != null) {
      return PlainView.of(facts, stream.read());
    }
    JsonFactory tokens = kind.tokens();
    return tokens != null
        ? Tokens.view(facts, tokens, bytes, start)
        : PlainView.unread(facts, start, needsClasses(kind));
  }

  private static String needsClasses(PlainKind kind) {
    return "Only its classes say what its fields are. Convert a copy of it, and inspect that:"
        + " ./polycodec convert --from "
        + kind.codec()
        + " --to kryo --mode compatible"
        + (kind.needsTrust() ? " --trusted-input" : "")
        + " --class-path app.jar --allow 'com.acme.*' --type com.acme.Order --write COPY";
  }

  private PlainView avro(byte[] bytes, int start) {
    if (!AvroStream.begins(bytes, start)) {
      String begins = "The bytes do not begin as a single object of Avro does: C3 01, eight bytes";
      return PlainView.broken(List.of(), start, begins);
    }
    long number = AvroStream.fingerprint(bytes, start);
    String name = String.format("%016x", number);
    Fact fact =
        new Fact(
            "format", PlainKind.AVRO.description() + " of the schema " + name, start, bytes.length);
    Schema schema = schemas.find(number);
    return schema == null
        ? PlainView.unread(
            List.of(fact),
            start + 2,
            "Only the schema that it was written with says what follows: name a file with the"
                + " schema of the fingerprint "
                + name
                + ", as --schema order.avsc")
        : PlainView.of(List.of(fact), new AvroStream(bytes, start, schema).read());
  }
}
