package dev.polycodec.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadCapability;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.polycodec.internal.core.Inspection.Fact;
import dev.polycodec.internal.core.Inspection.Problem;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bytes whose tokens are those of JSON, as JSON. */
final class Tokens {

  /** As deep as codecs write, with the limits that they have where nobody says others. */
  private static final int DEPTH = 3 * 1_001;

  /** Lengths are bounded by those of the bytes, whatever limits the codec had. */
  private static final StreamReadConstraints READING =
      StreamReadConstraints.builder()
          .maxNestingDepth(DEPTH)
          .maxNameLength(Integer.MAX_VALUE)
          .maxNumberLength(Integer.MAX_VALUE)
          .maxStringLength(Integer.MAX_VALUE)
          .build();

  private static final JsonFactory WRITING =
      JsonFactory.builder()
          .streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(DEPTH).build())
          .build();

  private Tokens() {}

  /** Returns a parser that takes what codecs write. */
  static JsonParser parser(JsonFactory factory, byte[] bytes, int start) throws IOException {
    factory.setStreamReadConstraints(READING);
    return factory.createParser(bytes, start, bytes.length - start);
  }

  static PlainView view(List<Fact> facts, JsonFactory factory, byte[] bytes, int start) {
    StringWriter line = new StringWriter();
    StringWriter lines = new StringWriter();
    Problem problem = null;
    try (JsonParser in = parser(factory, bytes, start);
        JsonGenerator compact = WRITING.createGenerator(line);
        JsonGenerator pretty = WRITING.createGenerator(lines)) {
      pretty.setPrettyPrinter(new DefaultPrettyPrinter());
      problem = copy(in, start, compact, pretty);
    } catch (IOException e) {
      problem = new Problem(start, start + 1, String.valueOf(e.getMessage()), true);
    }
    String json = problem == null ? line.toString() : null;
    List<String> text = lines.toString().lines().map(Text::plain).toList();
    return new PlainView(facts, json, List.of(), text, problem);
  }

  /** Copies token by token, so that what is before a broken byte is shown. */
  private static @Nullable Problem copy(
      JsonParser in, int start, JsonGenerator compact, JsonGenerator pretty) {
    try {
      int tokens = 0;
      int open = 0;
      for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
        copy(in, token, compact);
        copy(in, token, pretty);
        open += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        tokens++;
      }
      // Smile has a marker of the end, which its parser takes within a value, too.
      return tokens == 0 || open > 0
          ? broken(in, start, "The bytes end before the value does")
          : null;
    } catch (IOException | RuntimeException e) {
      String message = e.getMessage();
      return broken(in, start, message == null ? e.toString() : firstLine(message));
    }
  }

  /** Numbers keep their sign and their last digit: those of text are copied as they are written. */
  private static void copy(JsonParser in, JsonToken token, JsonGenerator to) throws IOException {
    boolean text = !in.getReadCapabilities().isEnabled(StreamReadCapability.EXACT_FLOATS);
    if (text && token.isNumeric()) {
      to.writeNumber(in.getText());
    } else {
      to.copyCurrentEventExact(in);
    }
  }

  private static Problem broken(JsonParser in, int start, String message) {
    int at = start + (int) Math.max(0, in.currentLocation().getByteOffset());
    return new Problem(at, at + 1, message, true);
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }
}
