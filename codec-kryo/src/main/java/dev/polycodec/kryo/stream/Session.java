package dev.polycodec.kryo.stream;

import dev.polycodec.spi.Message;

/** What the streams need of the engine that uses them. */
public interface Session {

  /** Returns the message that is encoded or decoded now. */
  Message message();

  /** Returns the forms of strings. */
  Strings strings();
}
