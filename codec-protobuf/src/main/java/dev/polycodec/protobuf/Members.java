package dev.polycodec.protobuf;

import java.util.HashSet;
import java.util.Set;

/** The members of a JSON object, one after the other, behind its brace. */
final class Members {

  private final JsonText in;
  private final Set<Object> seen = new HashSet<>();
  private String name = "";
  private int start;
  private int previousEnd;
  private boolean begun;
  private boolean kept;

  Members(JsonText in) {
    this.in = in;
  }

  /** Passes the name of the next member, or the brace behind the last one. */
  boolean next() {
    previousEnd = in.position();
    boolean more = begun ? in.take(',') : in.next() != '}';
    begun = true;
    if (!more) {
      in.require('}');
      return false;
    }
    in.next();
    start = in.position();
    name = in.string();
    in.require(':');
    return true;
  }

  String name() {
    return name;
  }

  /** Refuses a second member of a name, or of another name for the same field. */
  void requireNew(Object what) {
    if (!seen.add(what)) {
      throw in.malformed("has a member twice");
    }
  }

  /** Says that the member is not one to cut. */
  void keep() {
    kept = true;
  }

  /** Returns where to cut the member that was passed last, so that commas stay between others. */
  int cutFrom() {
    return kept ? previousEnd : start;
  }

  /** Returns where to cut to. */
  int cutTo() {
    int end = in.position();
    return !kept && in.next() == ',' ? in.position() + 1 : end;
  }
}
