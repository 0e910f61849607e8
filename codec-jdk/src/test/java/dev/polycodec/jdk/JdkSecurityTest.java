package dev.polycodec.jdk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes made to do harm. */
class JdkSecurityTest implements ObjectStreamConstants {

  private static final String HOME = JdkSecurityTest.class.getName();

  static class Carried {
    int value = 1;
  }

  static class Hooked implements Serializable {
    private static final long serialVersionUID = 1L;
    int number = 1;

    private Object readResolve() {
      return this;
    }
  }

  enum Choice {
    ONE
  }

  /** Remembers what it is asked for. */
  private static final class Spy extends ClassLoader {

    private final List<String> asked = new ArrayList<>();

    Spy() {
      super(JdkSecurityTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked.add(name);
      return super.loadClass(name, resolve);
    }
  }

  private static CodecBuilder builder() {
    return Codecs.builder().use("jdk");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Carried", "Hooked", "Choice", "Array", "Nested"})
  void aNameThatIsNotAllowedIsNeverLoaded(String kind) {
    List<Object> list = new ArrayList<>();
    list.add(
        switch (kind) {
          case "Carried" -> new Carried();
          case "Hooked" -> new Hooked();
          case "Choice" -> Choice.ONE;
          case "Array" -> new Carried[0];
          default -> new Object[][] {{new Hooked()}};
        });
    byte[] bytes;
    try (Codec writer = builder().allow(HOME + "$*").build()) {
      bytes = writer.encode(list);
    }
    byte[] renamed = replace(bytes, HOME + "$", HOME.replace("Jdk", "Evi") + "$");
    Spy spy = new Spy();
    try (Codec reader = builder().classLoader(spy).build()) {
      assertThatThrownBy(() -> reader.decode(renamed, ArrayList.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("The policy does not allow the class ");
    }
    assertThat(spy.asked).noneMatch(name -> name.contains("Evi"));
  }

  @Test
  void aProxyIsRefused() throws IOException {
    byte[] payload =
        payload(
            out -> {
              out.writeByte(TC_OBJECT);
              out.writeByte(TC_PROXYCLASSDESC);
              out.writeInt(1);
              out.writeUTF("java.lang.Runnable");
            });
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(message(codec, payload), ArrayList.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage("The bytes hold a dynamic proxy, which is never allowed");
    }
  }

  @Test
  void aClassIsNoValue() throws IOException {
    byte[] payload =
        payload(
            out -> {
              out.writeByte(TC_CLASS);
              descriptor(out, "java.util.ArrayList", 8683452581122892189L, SC_SERIALIZABLE);
            });
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(message(codec, payload), ArrayList.class))
          .isInstanceOf(CodecException.class);
    }
  }

  @Test
  void anArrayLongerThanItsBytesIsNotAllocated() throws IOException {
    byte[] payload =
        payload(
            out -> {
              out.writeByte(TC_ARRAY);
              descriptor(out, "[J", 8655923659555304851L, SC_SERIALIZABLE);
              out.writeInt(Integer.MAX_VALUE - 8);
            });
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(message(codec, payload), ArrayList.class))
          .isInstanceOf(CodecException.class)
          .hasMessageContaining("The bytes announce 2147483639 elements");
    }
  }

  @Test
  void aStringLongerThanItsBytesIsNotAllocated() throws IOException {
    byte[] payload =
        payload(
            out -> {
              out.writeByte(TC_LONGSTRING);
              out.writeLong(Integer.MAX_VALUE);
            });
    assertMalformed(payload);
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, -5})
  void aReferenceToNoObjectOfTheStreamIsRefused(int number) throws IOException {
    byte[] payload =
        payload(
            out -> {
              out.writeByte(TC_REFERENCE);
              out.writeInt(baseWireHandle + number);
            });
    assertMalformed(payload);
  }

  @Test
  void aCarrierThatRefersToItselfIsRefused() throws IOException {
    byte[] payload =
        payload(
            out -> {
              out.write(new byte[] {TC_OBJECT, TC_CLASSDESC, ObjectEncoder.CARRIER});
              out.write(new byte[] {TC_ENDBLOCKDATA, TC_NULL});
              out.write(new byte[] {TC_BLOCKDATA, 1, JdkForm.OBJECT, TC_REFERENCE});
              out.writeInt(baseWireHandle + 1);
              out.writeByte(TC_ENDBLOCKDATA);
            });
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(message(codec, payload), ArrayList.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("An object refers to itself before it can");
    }
  }

  @ParameterizedTest
  @ValueSource(bytes = {TC_NULL, TC_RESET, TC_BLOCKDATA})
  void whatFollowsTheRootIsRefused(byte trailing) {
    byte[] payload = {TC_BLOCKDATA, 1, 0, trailing};
    assertMalformed(payload);
  }

  private static void assertMalformed(byte[] payload) {
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(message(codec, payload), ArrayList.class))
          .isInstanceOf(MalformedDataException.class);
    }
  }

  @Test
  void anAbstractClassIsNotInstantiated() throws IOException {
    byte[] payload =
        payload(
            out -> {
              out.writeByte(TC_OBJECT);
              descriptor(out, "java.lang.Number", -8742448824652078965L, SC_SERIALIZABLE);
            });
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(message(codec, payload), ArrayList.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes hold an object of the class java.lang.Number in the form of Java"
                  + " serialization, which is not the one of this codec");
    }
  }

  @Test
  void aContainerThatTheJdkWouldFillIsRefused() throws IOException {
    byte[] payload =
        payload(
            out -> {
              out.writeByte(TC_OBJECT);
              int flags = SC_SERIALIZABLE | SC_WRITE_METHOD;
              descriptor(out, "java.util.HashSet", -5024744406713321676L, flags);
            });
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(message(codec, payload), ArrayList.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes hold an object of the class java.util.HashSet in the form of Java"
                  + " serialization, which is not the one of this codec");
    }
  }

  @Test
  void aHookedClassOfAnotherVersionIsNamed() {
    try (Codec codec = builder().allow(HOME + "$*").build()) {
      byte[] bytes = codec.encode(new Hooked());
      String version = Hooked.class.getName() + "\0\0\0\0\0\0\0\1";
      byte[] other = replace(bytes, version, version.replace('\1', '\2'));
      assertThatThrownBy(() -> codec.decode(other, Hooked.class))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessageStartingWith(Hooked.class.getName() + " is not the class that the bytes");
    }
  }

  private interface Content {
    void write(DataOutputStream out) throws IOException;
  }

  /** Returns a payload whose root is an object that the stream holds in full. */
  private static byte[] payload(Content content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write(new byte[] {TC_BLOCKDATA, 2, 1, JdkForm.OBJECT}); // a list of one object
    content.write(out);
    return bytes.toByteArray();
  }

  private static void descriptor(DataOutputStream out, String name, long version, int flags)
      throws IOException {
    out.writeByte(TC_CLASSDESC);
    out.writeByte(ObjectEncoder.FULL);
    out.writeUTF(name);
    out.writeLong(version);
    out.writeByte(flags);
    out.writeShort(0);
    out.writeByte(TC_ENDBLOCKDATA);
    out.writeByte(TC_NULL);
  }

  /** Returns the message of an {@code ArrayList}, with another payload. */
  private static byte[] message(Codec codec, byte[] payload) {
    byte[] bytes = codec.encode(new ArrayList<>());
    int fingerprints = bytes[0] & 0xF;
    int start = 3 + (bytes[2] >> 1) + 4 * fingerprints + 1; // behind the length of the payload
    byte[] message = Arrays.copyOf(bytes, start + payload.length);
    message[start - 1] = (byte) Objects.checkIndex(payload.length, 128);
    System.arraycopy(payload, 0, message, start, payload.length);
    return message;
  }

  private static byte[] replace(byte[] bytes, String from, String to) {
    String text = new String(bytes, ISO_8859_1);
    assertThat(text).contains(from);
    return text.replace(from, to).getBytes(ISO_8859_1);
  }
}
