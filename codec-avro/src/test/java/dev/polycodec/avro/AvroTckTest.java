package dev.polycodec.avro;

import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.SchemaTck;

class AvroTckTest extends SchemaTck {

  @Override
  protected String codec() {
    return "avro";
  }

  @Override
  protected SchemaLibrary library() {
    return new PlainAvro();
  }
}
