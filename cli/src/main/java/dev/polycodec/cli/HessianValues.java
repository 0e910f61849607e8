package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** What both versions of Hessian have: containers up to an end, and references to them. */
abstract class HessianValues extends PlainStream {

  private final List<Node> met = new ArrayList<>();

  HessianValues(byte[] stream, int start, int header) {
    super(stream, start, header);
  }

  /** Begins what bytes may refer back to. */
  final Node begun(Kind kind, String type) {
    Node node = begin(kind, type);
    met.add(node);
    return node;
  }

  final Node reference(int number) {
    if (number < 0 || number >= met.size()) {
      throw new MalformedDataException("The bytes refer back to what is not there");
    }
    return met.get(number);
  }

  /** Reads elements up to an end. */
  final Node elements(Node list) throws IOException {
    while (addMore(list, null)) {}
    return list;
  }

  /** Reads entries up to an end. */
  final Node entries(Node map) throws IOException {
    while (addMore(map, null)) {
      add(map, null, this::value);
    }
    return map;
  }

  static Node date(long millis) {
    return leaf("java.util.Date", Instant.ofEpochMilli(millis).toString());
  }
}
