package dev.polycodec.internal.core;

import dev.polycodec.spi.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What bytes say of themselves, up to what cannot be read; indexes are into the bytes. */
public final class Inspection {

  /** Something that a range of the bytes says. */
  public record Fact(String name, String value, int start, int end) {}

  /**
   * Why there is nothing more to say.
   *
   * @param at the index of the first byte that cannot be read
   * @param end the index after the last one that was looked at
   * @param damage whether bytes are wrong, else something is missing that would explain them
   */
  public record Problem(int at, int end, String message, boolean damage) {}

  private final byte[] bytes;
  private final List<Fact> facts = new ArrayList<>();
  private @Nullable Problem problem;
  private @Nullable Tree tree;
  private @Nullable Inspection unpacked;
  private @Nullable String codec;
  private int bareAt = -1;

  Inspection(byte[] bytes) {
    this.bytes = bytes;
  }

  public byte[] bytes() {
    return bytes;
  }

  public List<Fact> facts() {
    return facts;
  }

  void add(String name, String value, int start, int end) {
    facts.add(new Fact(name, value, start, end));
  }

  public @Nullable Problem problem() {
    return problem;
  }

  /** Notes a problem, unless there is an earlier one. */
  void fail(int at, String message, boolean damage) {
    fail(at, at + 1, message, damage);
  }

  void fail(int at, int end, String message, boolean damage) {
    if (problem == null) {
      problem = new Problem(at, Math.max(end, at + 1), message, damage);
    }
  }

  /** Returns the payload, if it is one of a walk. */
  public @Nullable Tree tree() {
    return tree;
  }

  void tree(Tree read) {
    tree = read;
  }

  /** Returns what the message is that is compressed in these bytes. */
  public @Nullable Inspection unpacked() {
    return unpacked;
  }

  void unpacked(Inspection message) {
    unpacked = message;
  }

  /** Returns the codec that wrote the message, or null if the bytes do not tell. */
  public @Nullable String codec() {
    return codec;
  }

  void codec(String name) {
    codec = name;
  }

  /** Returns where bytes begin that have no frame, or -1 if there are none. */
  public int bareAt() {
    return bareAt;
  }

  void bareAt(int index) {
    bareAt = index;
  }
}
