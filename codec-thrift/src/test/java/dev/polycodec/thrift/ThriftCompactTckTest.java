package dev.polycodec.thrift;

import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.SchemaTck;

class ThriftCompactTckTest extends SchemaTck {

  @Override
  protected String codec() {
    return "thrift-compact";
  }

  @Override
  protected SchemaLibrary library() {
    return new PlainThrift.Compact();
  }
}
