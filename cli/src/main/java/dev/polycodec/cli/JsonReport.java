package dev.polycodec.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.Inspection.Fact;
import dev.polycodec.internal.core.Inspection.Problem;
import dev.polycodec.spi.tree.Tree;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import dev.polycodec.spi.tree.Tree.Part;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What bytes are, as a line of JSON. */
final class JsonReport {

  /** The limits of a codec bound how deep values are nested. */
  private static final StreamWriteConstraints ANY_DEPTH =
      StreamWriteConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build();

  private static final JsonFactory FACTORY =
      JsonFactory.builder().streamWriteConstraints(ANY_DEPTH).build();

  private final JsonGenerator out;

  /** A message may refer to an array any number of times. */
  private final Set<Object> arrays = Collections.newSetFromMap(new IdentityHashMap<>());

  private JsonReport(JsonGenerator out) {
    this.out = out;
  }

  static void print(PrintWriter to, String name, Inspection found, @Nullable PlainView plain)
      throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      out.writeStartObject();
      out.writeStringField("source", name);
      new JsonReport(out).members(found, plain);
      out.writeEndObject();
    }
    to.println(text);
  }

  /** Returns a value as JSON. */
  static String value(Tree tree) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      new JsonReport(out).new Values(tree).write(tree.root());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a text does not fail
    }
    return text.toString();
  }

  private void members(Inspection found, @Nullable PlainView plain) throws IOException {
    out.writeNumberField("bytes", found.bytes().length);
    out.writeArrayFieldStart("header");
    facts(found.facts());
    Inspection unpacked = found.unpacked();
    if (plain != null && unpacked == null) {
      facts(plain.facts());
    }
    out.writeEndArray();
    Tree tree = found.tree();
    if (tree != null) {
      out.writeObjectFieldStart("guesses");
      for (var guess : tree.guesses().entrySet()) {
        out.writeStringField(guess.getKey(), guess.getValue());
      }
      out.writeEndObject();
      out.writeFieldName("value");
      new Values(tree).write(tree.root());
    } else if (plain != null && unpacked == null && plain.json() != null) {
      out.writeFieldName("value");
      out.writeRawValue(plain.json());
    }
    problem(found.problem() == null && plain != null ? plain.problem() : found.problem());
    if (unpacked != null) {
      out.writeObjectFieldStart("decompressed");
      members(unpacked, plain);
      out.writeEndObject();
    }
  }

  private void facts(List<Fact> facts) throws IOException {
    for (Fact fact : facts) {
      out.writeStartObject();
      out.writeStringField("name", fact.name());
      out.writeStringField("value", fact.value());
      out.writeNumberField("start", fact.start());
      out.writeNumberField("end", fact.end());
      out.writeEndObject();
    }
  }

  private void problem(@Nullable Problem problem) throws IOException {
    if (problem != null) {
      out.writeObjectFieldStart("problem");
      out.writeNumberField("at", problem.at());
      out.writeBooleanField("damage", problem.damage());
      out.writeStringField("message", problem.message());
      out.writeEndObject();
    }
  }

  /**
   * The values of a tree: objects with their class, lists, and maps, as objects if texts are keys.
   */
  private final class Values {

    private final Shared shared;

    Values(Tree tree) {
      shared = Shared.of(tree.root());
    }

    void write(Part part) throws IOException {
      if (!(part.value() instanceof Node node)) {
        leaf(part.value());
      } else if (shared.isShown(node)) {
        out.writeStartObject();
        out.writeNumberField("@ref", shared.number(node));
        out.writeEndObject();
      } else {
        shared.shown(node);
        node(node);
      }
    }

    private void node(Node node) throws IOException {
      boolean named = node.kind() == Kind.OBJECT || shared.number(node) != 0;
      if (named) {
        out.writeStartObject();
        out.writeStringField("@class", Text.type(node.type()));
        if (shared.number(node) != 0) {
          out.writeNumberField("@id", shared.number(node));
        }
      }
      if (node.kind() == Kind.OBJECT) {
        fields(node);
      } else {
        if (named) {
          out.writeFieldName("@value");
        }
        content(node);
      }
      if (named) {
        out.writeEndObject();
      }
    }

    /** What has a name several times is a list, as few readers of JSON see more than the last. */
    private void fields(Node node) throws IOException {
      Map<String, List<Part>> byName = new LinkedHashMap<>();
      for (Part part : node.parts()) {
        byName.computeIfAbsent(String.valueOf(part.name()), any -> new ArrayList<>()).add(part);
      }
      for (var each : byName.entrySet()) {
        out.writeFieldName(each.getKey());
        if (each.getValue().size() == 1) {
          write(each.getValue().get(0));
        } else {
          list(each.getValue());
        }
      }
    }

    private void content(Node node) throws IOException {
      if (node.kind() == Kind.MAP) {
        map(node);
      } else if (node.kind() == Kind.ENUM || node.kind() == Kind.FORM) {
        single(node);
      } else {
        list(node.parts());
      }
    }

    private void single(Node node) throws IOException {
      if (node.parts().isEmpty()) {
        out.writeNull();
      } else {
        write(node.parts().get(0));
      }
    }

    private void list(List<Part> parts) throws IOException {
      out.writeStartArray();
      for (Part part : parts) {
        write(part);
      }
      out.writeEndArray();
    }

    private void map(Node node) throws IOException {
      if (!hasTextKeys(node)) {
        list(node.parts());
        return;
      }
      out.writeStartObject();
      for (int i = 0; i + 1 < node.parts().size(); i += 2) {
        out.writeFieldName(String.valueOf(node.parts().get(i).value()));
        write(node.parts().get(i + 1));
      }
      out.writeEndObject();
    }

    private boolean hasTextKeys(Node node) {
      Set<Object> keys = new HashSet<>();
      for (int i = 0; i < node.parts().size(); i += 2) {
        if (!(node.parts().get(i).value() instanceof String key) || !keys.add(key)) {
          return false;
        }
      }
      return true;
    }
  }

  private void leaf(@Nullable Object value) throws IOException {
    if (value != null && value.getClass().isArray() && !arrays.add(value)) {
      out.writeString(Text.type(value.getClass().getName()) + ", the same as before");
    } else if (value == null) {
      out.writeNull();
    } else if (value instanceof Boolean truth) {
      out.writeBoolean(truth);
    } else if (value instanceof Long
        || value instanceof Integer
        || value instanceof Short
        || value instanceof Byte) {
      out.writeNumber(((Number) value).longValue());
    } else if (value instanceof Double number) {
      out.writeNumber(number);
    } else if (value instanceof Float number) {
      out.writeNumber(number);
    } else if (value instanceof BigInteger number) {
      out.writeNumber(number);
    } else if (value instanceof BigDecimal number) {
      out.writeNumber(number);
    } else if (value instanceof byte[] bytes) {
      out.writeBinary(bytes);
    } else if (value.getClass().isArray()) {
      array(value);
    } else {
      out.writeString(value.toString());
    }
  }

  private void array(Object array) throws IOException {
    out.writeStartArray();
    for (int i = 0; i < Array.getLength(array); i++) {
      leaf(Array.get(array, i));
    }
    out.writeEndArray();
  }
}
