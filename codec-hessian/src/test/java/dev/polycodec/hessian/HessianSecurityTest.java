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
  void aClassLoaderIsNoValue() {
    byte[] bytes = message("\u0091" + "\u0093" + "\u0015java.lang.ClassLoader");
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(bytes, ArrayList.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("No policy allows the class java.lang.ClassLoader");
    }
  }

  @Test
  void aListLongerThanItsBytesIsNotAllocated() {
    try (Codec codec = builder().build()) {
      byte[] bomb = message("I\u007f\u00ff\u00ff\u00f0");
      assertThatThrownBy(() -> codec.decode(bomb, ArrayList.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("The bytes announce 2147483632 elements");
    }
  }

  @Test
  void bytesThatEndWithinBinaryDataAreRefused() {
    String bytesOfThree = "\u00af" + "\u0093"; // of class 14, which is known
    byte[] bytes = message("\u0091" + bytesOfThree + "B\0\u0003xy");
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(bytes, ArrayList.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageEndingWith("The bytes end within a value");
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

  /** Returns the message of an {@code ArrayList}, with another payload of less than 128 bytes. */
  private static byte[] message(String payload) {
    byte[] content = payload.getBytes(ISO_8859_1);
    try (Codec codec = builder().build()) {
      byte[] empty = codec.encode(new ArrayList<>()); // its payload is its size, one byte
      byte[] message = Arrays.copyOf(empty, empty.length - 1 + content.length);
      message[empty.length - 2] = (byte) content.length;
      System.arraycopy(content, 0, message, empty.length - 1, content.length);
      return message;
    }
  }

  private static byte[] replace(byte[] bytes, String from, String to) {
    String text = new String(bytes, ISO_8859_1);
    assertThat(text).contains(from);
    return text.replace(from, to).getBytes(ISO_8859_1);
  }
}
