package dev.polycodec.avro;

import java.io.IOException;

/** Reads objects that were written with one schema. */
interface RootReader {

  Object readRoot(BoundedDecoder in) throws IOException;
}
