package dev.polycodec.protobuf;

import dev.polycodec.spi.Message;

/** What a JSON text holds that its class has no field for: charged like all else, and left out. */
final class UnknownMembers {

  /** About what an array or an object takes of the heap, in bytes. */
  private static final int FOOTPRINT = 200;

  private final String text;
  private final StringBuilder kept = new StringBuilder();
  private int from;

  UnknownMembers(String text) {
    this.text = text;
  }

  /** Leaves out the member that was passed last. */
  void add(Members members) {
    kept.append(text, from, members.cutFrom());
    from = members.cutTo();
  }

  /** Returns the text without what was left out. */
  String cut() {
    return from == 0 ? text : kept.append(text, from, text.length()).toString();
  }

  /** Passes a value of any kind. */
  static void skip(JsonText in, Message message) {
    switch (in.next()) {
      case '{' -> {
        message.enterChecked(FOOTPRINT);
        in.require('{');
        Members members = new Members(in);
        while (members.next()) {
          members.requireNew(members.name());
          skip(in, message);
        }
        message.exit();
      }
      case '[' -> {
        message.enterChecked(FOOTPRINT);
        in.require('[');
        if (!in.take(']')) {
          do {
            skip(in, message);
          } while (in.take(','));
          in.require(']');
        }
        message.exit();
      }
      default -> new JsonScalars(in).requireAny();
    }
  }
}
