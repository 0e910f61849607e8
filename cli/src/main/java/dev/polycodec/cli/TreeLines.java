package dev.polycodec.cli;

import dev.polycodec.spi.tree.Tree;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import dev.polycodec.spi.tree.Tree.Part;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tree as lines of text, each with the index of its first byte. */
final class TreeLines {

  /** A line; what it stands for begins at a byte. */
  record Line(int start, String text) {}

  private final List<Line> lines = new ArrayList<>();
  private final Shared shared;

  private TreeLines(Part root) {
    shared = Shared.of(root);
  }

  static List<Line> of(Tree tree) {
    TreeLines made = new TreeLines(tree.root());
    made.value(tree.root(), tree.root().start(), "", 0);
    return made.lines;
  }

  private void value(Part part, int start, String label, int depth) {
    String line = "  ".repeat(depth) + label;
    if (part.value() instanceof Node node) {
      if (shared.isShown(node)) {
        add(start, line + "-> " + Text.type(node.type()) + shared.mark(node));
        return;
      }
      shared.shown(node);
      node(node, start, line, depth);
    } else {
      add(start, line + leaf(part));
    }
  }

  private static String leaf(Part part) {
    return part.end() == Part.OPEN ? "?" : Leaf.of(part.value());
  }

  private void node(Node node, int start, String line, int depth) {
    String head = line + Text.type(node.type()) + shared.mark(node);
    Part only = only(node);
    if (only != null) {
      boolean constant = node.kind() == Kind.ENUM && only.end() != Part.OPEN;
      add(start, head + " " + (constant ? Text.plain("" + only.value()) : leaf(only)));
      return;
    }
    add(start, head + size(node));
    if (node.kind() == Kind.MAP) {
      entries(node.parts(), depth + 1);
    } else {
      for (Part part : node.parts()) {
        value(part, part.start(), label(node, part), depth + 1);
      }
    }
  }

  private static String label(Node node, Part part) {
    String name = part.name();
    if (name != null) {
      return Text.plain(name) + ": ";
    }
    return node.kind() == Kind.FORM ? "= " : "- ";
  }

  /** Returns the name of a constant, or a form that takes no lines. */
  private static @Nullable Part only(Node node) {
    boolean single = node.kind() == Kind.ENUM || node.kind() == Kind.FORM;
    if (!single || node.parts().size() != 1) {
      return null;
    }
    Part part = node.parts().get(0);
    return part.value() instanceof Node ? null : part;
  }

  private static String size(Node node) {
    return switch (node.kind()) {
      case COLLECTION, ARRAY -> " (" + node.parts().size() + ")";
      case MAP -> " (" + (node.parts().size() + 1) / 2 + ")";
      default -> "";
    };
  }

  private void entries(List<Part> parts, int depth) {
    for (int i = 0; i < parts.size(); i += 2) {
      Part key = parts.get(i);
      Part value = i + 1 < parts.size() ? parts.get(i + 1) : null;
      boolean simple = key.end() != Part.OPEN && !(key.value() instanceof Node);
      if (simple && value != null) {
        value(value, key.start(), Leaf.of(key.value()) + ": ", depth);
      } else {
        value(key, key.start(), "? ", depth);
        if (value != null) {
          value(value, value.start(), ": ", depth);
        }
      }
    }
  }

  private void add(int start, String text) {
    lines.add(new Line(start, text));
  }
}
