package dev.polycodec.bson;

import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;

/** A message as one document, with an element of no name for each primitive of the walk. */
record BsonWire(int maxBytes) implements Wire {

  /** The name of all elements. */
  static final String NO_NAME = "";

  @Override
  public WireWriter newWriter() {
    return new ElementWriter(maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new ElementReader();
  }
}
