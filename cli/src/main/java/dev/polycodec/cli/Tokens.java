package dev.polycodec.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.polycodec.internal.core.Inspection.Fact;
import dev.polycodec.internal.core.Inspection.Problem;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bytes whose tokens are those of JSON, as JSON. */
final class Tokens {

  private Tokens() {}

  static PlainView view(List<Fact> facts, JsonFactory factory, byte[] bytes, int start) {
    StringWriter line = new StringWriter();
    StringWriter lines = new StringWriter();
    Problem problem = null;
    try (JsonParser in = factory.createParser(bytes, start, bytes.length - start);
        JsonGenerator compact = new JsonFactory().createGenerator(line);
        JsonGenerator pretty = new JsonFactory().createGenerator(lines)) {
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
        compact.copyCurrentEventExact(in); // a fraction to its last digit
        pretty.copyCurrentEventExact(in);
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

  private static Problem broken(JsonParser in, int start, String message) {
    int at = start + (int) Math.max(0, in.currentLocation().getByteOffset());
    return new Problem(at, at + 1, message, true);
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }
}
