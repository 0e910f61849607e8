package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Linked objects: chains, trees and graphs. */
public final class Graphs {

  private Graphs() {}

  /** A link of a chain. */
  public static final class Link implements Serializable {
    private static final long serialVersionUID = 1L;

    private int index;
    private @Nullable Link next;

    /** Creates a chain of {@code length} links. */
    public static Link chain(int length) {
      Link head = new Link();
      head.index = length;
      Link link = head;
      for (int i = length - 1; i > 0; i--) {
        Link next = new Link();
        next.index = i;
        link.next = next;
        link = next;
      }
      return head;
    }

    /** Returns the number of links, which must be numbered down to one. */
    public int length() {
      int length = 0;
      for (Link link = this; link != null; link = link.next) {
        if (link.index != index - length) {
          throw new IllegalStateException("link " + length + " has number " + link.index);
        }
        length++;
      }
      return length;
    }

    /** Makes the chain a ring. */
    public Link closed() {
      Link last = this;
      while (last.next != null) {
        last = last.next;
      }
      last.next = this;
      return this;
    }
  }

  /** A node that refers to any other nodes. */
  public static final class Node implements Serializable {
    private static final long serialVersionUID = 1L;

    private final String name;
    private final List<Node> edges = new ArrayList<>();

    /** Creates a node without edges. */
    public Node(String name) {
      this.name = name;
    }

    /** Adds an edge. */
    public Node to(Node other) {
      edges.add(other);
      return this;
    }

    @Override
    public String toString() {
      return name + edges.size();
    }
  }

  /** A generic tree. */
  public static final class Tree<T> {
    private final @Nullable T value;
    private final List<Tree<T>> children;

    /** Creates a tree. */
    public Tree(@Nullable T value, List<Tree<T>> children) {
      this.value = value;
      this.children = children;
    }

    @Override
    public String toString() {
      return value + "" + children;
    }
  }

  /** A generic class with a private final field. */
  public static final class Box<T> implements Serializable {
    private static final long serialVersionUID = 1L;

    private final @Nullable T content;

    /** Creates a box. */
    public Box(@Nullable T content) {
      this.content = content;
    }

    /** Returns the content. */
    public @Nullable T content() {
      return content;
    }
  }

  /** Has two references that may be to one object. */
  public static final class Couple {
    private final @Nullable Node left;
    private final @Nullable Node right;

    /** Creates a couple. */
    public Couple(@Nullable Node left, @Nullable Node right) {
      this.left = left;
      this.right = right;
    }

    /** Returns whether both references are to one object. */
    public boolean isOne() {
      return left == right;
    }
  }
}
