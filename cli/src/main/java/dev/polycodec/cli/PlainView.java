package dev.polycodec.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.Inspection.Fact;
import dev.polycodec.internal.core.Inspection.Problem;
import dev.polycodec.spi.tree.Tree;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Bytes of other software, as far as they describe themselves.
 *
 * @param json the value as one line of JSON, or null
 * @param text the value as lines
 */
record PlainView(
    List<Fact> facts, @Nullable String json, List<String> text, @Nullable Problem problem) {

  /** Returns what bytes are that have no frame; null if they have one. */
  static @Nullable PlainView of(Inspection found) {
    Inspection unpacked = found.unpacked();
    if (unpacked != null) {
      return of(unpacked);
    }
    int start = found.bareAt();
    if (start < 0) {
      return null;
    }
    byte[] bytes = found.bytes();
    PlainKind kind = PlainKind.of(bytes, start, found.codec());
    if (kind == null) {
      return new PlainView(
          List.of(), null, List.of(), new Problem(start, start + 1, unknown(found.codec()), false));
    }
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("format", kind.describe(bytes, start), start, bytes.length));
    PlainStream stream = kind.stream(bytes, start);
    if (stream != null) {
      return objects(facts, stream);
    }
    return kind.isTokens()
        ? tokens(facts, kind.factory(), bytes, start)
        : documents(facts, kind, bytes, start);
  }

  private static String unknown(@Nullable String codec) {
    return codec == null
        ? "The bytes begin like none of the formats that are known here"
        : "The codec " + codec + " reads it, with its classes";
  }

  private static PlainView objects(List<Fact> facts, PlainStream stream) {
    Tree tree = stream.read();
    Throwable failure = tree.failure();
    Problem problem =
        failure == null
            ? null
            : new Problem(
                tree.brokenAt(),
                Math.max(tree.failedAt(), tree.brokenAt() + 1),
                String.valueOf(failure.getMessage()),
                true);
    List<String> text = TreeLines.of(tree).stream().map(TreeLines.Line::text).toList();
    return new PlainView(facts, JsonReport.value(tree), text, problem);
  }

  private static PlainView documents(List<Fact> facts, PlainKind kind, byte[] bytes, int start) {
    if (kind != PlainKind.BSON) {
      Problem unread =
          new Problem(
              start, start + 1, "Only its beginning tells what it is: " + kind.reader(), false);
      return new PlainView(facts, null, List.of(), unread);
    }
    try {
      return new PlainView(
          facts,
          Bson.json(bytes, start, false),
          Bson.json(bytes, start, true).lines().toList(),
          null);
    } catch (RuntimeException e) {
      return new PlainView(
          facts,
          null,
          List.of(),
          new Problem(start, start + 1, String.valueOf(e.getMessage()), true));
    }
  }

  private static PlainView tokens(List<Fact> facts, JsonFactory factory, byte[] bytes, int start) {
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
    return new PlainView(facts, json, lines.toString().lines().map(Text::plain).toList(), problem);
  }

  /** Copies token by token, so that what is before a broken byte is shown. */
  private static @Nullable Problem copy(
      JsonParser in, int start, JsonGenerator compact, JsonGenerator pretty) {
    try {
      while (in.nextToken() != null) {
        compact.copyCurrentEvent(in);
        pretty.copyCurrentEvent(in);
      }
      return null;
    } catch (IOException | RuntimeException e) {
      int at = (int) Math.max(0, in.currentLocation().getByteOffset());
      String message = e.getMessage();
      return new Problem(
          start + at, start + at + 1, message == null ? e.toString() : firstLine(message), true);
    }
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }
}
