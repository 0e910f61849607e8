package dev.polycodec.onenio;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import one.nio.serial.Serializer;

/** one-nio as it is, with schemas in the bytes. */
public final class PlainOneNioPersist extends PlainOneNio {

  @Override
  public CodecBuilder builder() {
    return Codecs.builder().use("onenio-persist-plain").allow("dev.polycodec.onenio.PlainOneNio$*");
  }

  @Override
  public byte[] write(Object value) throws Exception {
    return Serializer.persist(value);
  }
}
