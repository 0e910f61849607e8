package dev.polycodec.protobuf;

import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.SchemaTck;

class ProtobufTckTest extends SchemaTck {

  @Override
  protected String codec() {
    return "protobuf";
  }

  @Override
  protected SchemaLibrary library() {
    return new BinaryLibrary();
  }
}
