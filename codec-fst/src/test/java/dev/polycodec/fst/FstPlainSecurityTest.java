package dev.polycodec.fst;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import java.io.Serializable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("object-streams")
class FstPlainSecurityTest {

  private static final String HOME = FstPlainSecurityTest.class.getName();

  static class Base implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  static class Right extends Base {
    private static final long serialVersionUID = 1L;
  }

  static class Wrong implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  static class Owner implements Serializable {
    private static final long serialVersionUID = 1L;
    Base base = new Right();
  }

  static class Any implements Serializable {
    private static final long serialVersionUID = 1L;
    Object content;

    Any(Object content) {
      this.content = content;
    }
  }

  private static Codec codec() {
    return Codecs.builder().use("fst-plain").trustedInput().allow(HOME + "$*").build();
  }

  private static byte[] replace(Object value, String from, String to) {
    String text = new String(new PlainFst().write(value), ISO_8859_1);
    assertThat(text).contains(from);
    return text.replace(from, to).getBytes(ISO_8859_1);
  }

  @Test
  void anObjectOfAWrongClassIsNotStored() {
    byte[] bytes = replace(new Owner(), "$Right", "$Wrong");
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.decode(bytes, Owner.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes put an object of the class "
                  + HOME
                  + "$Wrong where "
                  + HOME
                  + "$Base is declared");
    }
  }

  @Test
  void aClassThatAnEarlierMessageWasAllowedIsRefusedInAnother() {
    byte[] bytes = new PlainFst().write(new Any(new Right()));
    try (Codec codec = Codecs.builder().use("fst-plain").trustedInput().build()) {
      codec.decode(new PlainFst().write(new Right()), Right.class);
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("The policy does not allow the class " + HOME + "$Right");
    }
  }

  @Test
  void aClassIsNoValue() {
    byte[] bytes = new PlainFst().write(new Any(String.class));
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage("No policy allows the class java.lang.Class");
    }
  }

  @Test
  void anArrayLongerThanItsBytesIsNotAllocated() {
    byte[] bytes = new PlainFst().write(new byte[] {1, 2, 3});
    byte[] bomb = bytes.clone();
    int length = bytes.length - 4;
    assertThat(bytes[length]).isEqualTo((byte) 3);
    bomb[length] = 100;
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.decode(bomb, byte[].class))
          .isInstanceOf(CodecException.class)
          .hasMessageStartingWith("The bytes announce 100 elements");
    }
  }
}
