package dev.polycodec.thrift;

import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.SchemaTck;

class ThriftBinaryTckTest extends SchemaTck {

  @Override
  protected String codec() {
    return "thrift-binary";
  }

  @Override
  protected SchemaLibrary library() {
    return new PlainThrift.Binary();
  }
}
