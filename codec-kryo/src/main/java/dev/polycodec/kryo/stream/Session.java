package dev.polycodec.kryo;

import dev.polycodec.spi.Message;

/** What the streams need of the engine that uses them. */
interface Session {

  /** Returns the message that is encoded or decoded now. */
  Message message();

  /** Returns the forms of strings. */
  Strings strings();
}
