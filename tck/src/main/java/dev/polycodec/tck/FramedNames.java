package dev.polycodec.tck;

import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/** The codecs of Polycodec whose messages have a frame, and so a number. */
final class FramedNames {

  static final List<String> ALL =
      List.of(
          "jdk",
          "kryo",
          "smile-typed",
          "cbor-typed",
          "fst",
          "hessian",
          "protostuff",
          "onenio",
          "bson",
          "bson4jackson-typed",
          "msgpack-typed",
          "fastjson-jsonb");

  private FramedNames() {}

  static int number(String name) {
    return new Variant(name, 1, Framing.FRAMED, Set.of(), Trust.HARDENED).number();
  }

  /** Returns a message of a codec, whose root is an {@code Object}; see docs/wire-format.md. */
  static byte[] message(String codec) {
    byte[] root = "java.lang.Object".getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(0x10);
    out.write(number(codec));
    out.write(root.length << 1);
    out.writeBytes(root);
    out.write(1);
    out.write(0);
    return out.toByteArray();
  }
}
