package dev.polycodec.protostuff.plain;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.RawTck;
import java.util.Set;

class ProtobufRawTckTest extends RawTck {

  @Override
  protected String codec() {
    return "protostuff-protobuf-raw";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainProtobuf();
  }

  @Override
  protected Set<String> refused() {
    return PlainProtostuff.REFUSED;
  }

  @Override
  protected String misreadTexts() {
    return "é€1\uD83D\uDE00";
  }
}
