package dev.polycodec.spi.walk;

import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import dev.polycodec.spi.tree.Tree.Part;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The tree of one payload while it is read, with the places of its parts. */
final class TreeBuilder {

  final Part root;

  private final WireReader in;
  private final int end;

  /** The part whose value is being read. */
  private Part open;

  private int position;

  TreeBuilder(WireReader in, int start, int end) {
    this.in = in;
    this.end = end;
    this.position = start;
    this.root = new Part(null, start);
    this.open = root;
  }

  /** A value that is read. */
  interface Value {
    @Nullable Object read() throws Exception;
  }

  /** Begins a value that is made of others. */
  Node begin(Kind kind, String type) {
    Node node = new Node(kind, type);
    open.begin(node);
    return node;
  }

  /** Adds what is read as a part. */
  @Nullable Object add(Node to, @Nullable String name, Value value) throws Exception {
    Part part = new Part(name, position());
    to.parts().add(part);
    open = part;
    part.complete(value.read(), position());
    return part.value();
  }

  /** Returns the index of the next byte, as far as the format tells. */
  int position() throws IOException {
    position = Math.max(position, end - in.remaining());
    return position;
  }

  /** Returns the index of the byte that cannot be read. */
  int failedAt() {
    try {
      return position();
    } catch (IOException | RuntimeException e) {
      return position; // of the last one that could
    }
  }
}
