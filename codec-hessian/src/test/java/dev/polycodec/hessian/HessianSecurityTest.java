package dev.polycodec.hessian;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes made to do harm. */
class HessianSecurityTest {

  private static final String HOME = HessianSecurityTest.class.getName();

  static class Bean implements Serializable {
    private static final long serialVersionUID = 1L;
    int value = 1;
  }

  enum Choice {
    ONE
  }

  /** Remembers what it is asked for. */
  private static final class Spy extends ClassLoader {

    private final List<String> asked = new ArrayList<>();

    Spy() {
      super(HessianSecurityTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked.add(name);
      return super.loadClass(name, resolve);
    }
  }

  private static CodecBuilder builder() {
    return Codecs.builder().use("hessian");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bean", "enum", "array", "nested"})
  void aNameThatIsNotAllowedIsNeverLoaded(String kind) {
    List<Object> list = new ArrayList<>();
    list.add(
        switch (kind) {
          case "bean" -> new Bean();
          case "enum" -> Choice.ONE;
          case "array" -> new Bean[0];
          default -> new Object[][] {{new Bean()}};
        });
    byte[] bytes;
    try (Codec writer = builder().allow(HOME + "$*").build()) {
      bytes = writer.encode(list);
    }
    byte[] renamed = replace(bytes, HOME + "$", HOME.replace("Hessian", "Hostile") + "$");
    Spy spy = new Spy();
    try (Codec reader = builder().classLoader(spy).build()) {
      assertThatThrownBy(() -> reader.decode(renamed, ArrayList.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("The policy does not allow the class ");
    }
    assertThat(spy.asked).noneMatch(asked -> asked.contains("Hostile"));
  }

  @Test
  void aClassIsNoValue() {
    byte[] bytes = message("V\u0013java.util.ArrayList\u0091M\u000fjava.lang.ClassZ");
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(bytes, ArrayList.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("No policy allows the class java.lang.Class");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"H", "x"})
  void aValueWithoutItsTypeIsRefused(String tag) {
    try (Codec codec = builder().build()) {
      byte[] bytes = message(tag + "Z");
      assertThatThrownBy(() -> codec.decode(bytes, ArrayList.class))
          .isInstanceOf(MalformedDataException.class);
    }
  }

  @Test
  void aListLongerThanItsBytesIsNotAllocated() {
    String bomb = "V" + "\u0013java.util.ArrayList" + "I\u007f\u00ff\u00ff\u00f0";
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(message(bomb), ArrayList.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("The bytes announce 2147483632 elements");
    }
  }

  @Test
  void aDefinitionOfMoreFieldsThanBytesIsNotAllocated() {
    String bomb = "C" + "\u0013java.util.ArrayList" + "I\u007f\u00ff\u00ff\u00f0";
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(message(bomb), ArrayList.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("The bytes announce 2147483632 elements");
    }
  }

  @Test
  void definitionsWithinDefinitionsAreRefused() {
    String name = Bean.class.getName();
    String definition = "C" + "0" + (char) name.length() + name + "\u0091" + "\u0005value";
    try (Codec codec = builder().build()) {
      byte[] bytes = message(codec.encode(new Bean()), definition.repeat(20_000));
      assertThatThrownBy(() -> codec.decode(bytes, Bean.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageEndingWith("No object follows the definition of its class");
    }
  }

  @Test
  void bytesThatEndWithinBinaryDataAreRefused() {
    byte[] bytes = message("V" + "\u0013java.util.ArrayList" + "\u0091" + "B\0\u0009xy");
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(bytes, ArrayList.class))
          .isInstanceOf(MalformedDataException.class)
          .hasRootCauseMessage("The payload ends within a value");
    }
  }

  @Test
  void theApplicationsOwnUseOfHessianIsNotAffected() throws IOException {
    try (Codec codec = builder().build()) {
      codec.decode(codec.encode(new Bean()), Bean.class);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    out.writeObject(new Bean());
    out.flush();
    Object copy = new Hessian2Input(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    assertThat(copy).isInstanceOf(Bean.class);
  }

  /** Returns the message of an {@code ArrayList}, with another payload. */
  private static byte[] message(String payload) {
    try (Codec codec = builder().build()) {
      return message(codec.encode(new ArrayList<>()), payload);
    }
  }

  /** Returns a message of less than 128 bytes, with another payload. */
  private static byte[] message(byte[] bytes, String payload) {
    int fingerprints = bytes[0] & 0xF;
    int start = 3 + (bytes[2] >> 1) + 4 * fingerprints + 1; // behind the length of the payload
    byte[] content = payload.getBytes(ISO_8859_1);
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    message.writeBytes(Arrays.copyOf(bytes, start - 1));
    for (int rest = content.length; ; rest >>>= 7) {
      message.write(rest > 0x7f ? rest | 0x80 : rest);
      if (rest <= 0x7f) {
        break;
      }
    }
    message.writeBytes(content);
    return message.toByteArray();
  }

  private static byte[] replace(byte[] bytes, String from, String to) {
    String text = new String(bytes, ISO_8859_1);
    assertThat(text).contains(from);
    return text.replace(from, to).getBytes(ISO_8859_1);
  }
}
