package dev.polycodec.avro;

import java.io.IOException;
import org.apache.avro.io.Encoder;

/** Writes objects of one schema. */
interface RootWriter {

  /** Returns the number of the schema. */
  long fingerprint();

  void write(Object value, Encoder out) throws IOException;
}
