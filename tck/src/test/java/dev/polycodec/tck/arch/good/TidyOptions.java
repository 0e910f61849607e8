package dev.polycodec.tck.arch.good;

import dev.polycodec.spi.Message;

/** Keeps every rule; options may be public. */
public final class TidyOptions {

  private static int calls;

  Class<?> load(Message message, String name) {
    calls++;
    return message.load(name);
  }

  static int calls() {
    return calls;
  }
}
