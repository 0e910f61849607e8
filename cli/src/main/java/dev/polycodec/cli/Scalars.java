package dev.polycodec.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileParser;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.Inspection.Fact;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What a strict message holds one after the other, in a format that says what each scalar is. */
final class Scalars {

  private static final int MOST = 1_000;

  private Scalars() {}

  /** Returns the scalars of a payload; none if it is explained, or its format does not tell. */
  static List<String> of(Inspection found) {
    boolean unexplained = found.problem() != null && !found.problem().damage();
    String codec = found.codec();
    if (!unexplained || codec == null || found.tree() == null) {
      return List.of();
    }
    int start = found.facts().stream().mapToInt(Fact::end).max().orElse(0);
    try {
      return switch (codec) {
        case "smile-typed" -> tokens(smile(), found.bytes(), start);
        case "cbor-typed" -> tokens(new CBORFactory(), found.bytes(), start);
        case "msgpack-typed" -> new MsgpackStream(found.bytes(), start).scalars(MOST);
        case "bson", "bson4jackson-typed" -> new BsonStream(found.bytes(), start).scalars(MOST);
        default -> List.of();
      };
    } catch (IOException | RuntimeException e) {
      return List.of(); // the problem is told already
    }
  }

  private static JsonFactory smile() {
    return SmileFactory.builder().disable(SmileParser.Feature.REQUIRE_HEADER).build();
  }

  private static List<String> tokens(JsonFactory factory, byte[] bytes, int start)
      throws IOException {
    List<String> found = new ArrayList<>();
    try (JsonParser in = Tokens.parser(factory, bytes, start)) {
      for (JsonToken token = in.nextToken();
          token != null && found.size() < MOST;
          token = in.nextToken()) {
        found.add(scalar(in, token));
      }
    }
    return found;
  }

  private static String scalar(JsonParser in, JsonToken token) throws IOException {
    return switch (token) {
      case VALUE_STRING -> Leaf.of(in.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Leaf.of(in.getNumberValue());
      case VALUE_EMBEDDED_OBJECT -> Leaf.of(in.getBinaryValue());
      default -> Text.plain(String.valueOf(in.getText()));
    };
  }
}
