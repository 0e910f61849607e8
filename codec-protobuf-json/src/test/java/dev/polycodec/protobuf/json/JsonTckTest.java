package dev.polycodec.protobuf.json;

import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.SchemaTck;

class JsonTckTest extends SchemaTck {

  @Override
  protected String codec() {
    return "protobuf-json";
  }

  @Override
  protected SchemaLibrary library() {
    return new JsonLibrary();
  }
}
