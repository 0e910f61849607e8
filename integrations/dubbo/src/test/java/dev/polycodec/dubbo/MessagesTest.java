package dev.polycodec.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.rpc.Present;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.TypedCodec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class MessagesTest {

  private static final Codec KRYO = Codecs.builder().use("kryo").build();
  private static final TypedCodec<Object> VALUES = KRYO.forType(Object.class);

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final MessagesOutput out = new MessagesOutput(() -> VALUES, bytes);

  @AfterAll
  static void close() {
    KRYO.close();
  }

  private MessagesInput in() {
    return new MessagesInput(() -> VALUES, new ByteArrayInputStream(bytes.toByteArray()));
  }

  @Test
  void valuesComeBackOneByOne() throws IOException {
    out.writeUTF("Zoë 😀");
    out.writeUTF(null);
    out.writeBool(true);
    out.writeByte((byte) -7);
    out.writeShort((short) 300);
    out.writeInt(70_000);
    out.writeLong(1L << 40);
    out.writeFloat(1.1f);
    out.writeDouble(-0.0);
    out.writeBytes(new byte[] {1, 2});
    out.writeBytes(null);
    out.writeObject(List.of(1.1f, (short) 3));
    out.flushBuffer();
    MessagesInput in = in();
    assertThat(in.readUTF()).isEqualTo("Zoë 😀");
    assertThat(in.readUTF()).isNull();
    assertThat(in.readBool()).isTrue();
    assertThat(in.readByte()).isEqualTo((byte) -7);
    assertThat(in.readShort()).isEqualTo((short) 300);
    assertThat(in.readInt()).isEqualTo(70_000);
    assertThat(in.readLong()).isEqualTo(1L << 40);
    assertThat(in.readFloat()).isEqualTo(1.1f);
    assertThat(in.readDouble()).isEqualTo(-0.0);
    assertThat(in.readBytes()).containsExactly(1, 2);
    assertThat(in.readBytes()).isNull();
    assertThat(in.readObject(List.class)).isEqualTo(List.of(1.1f, (short) 3));
    assertThatThrownBy(in::readInt).isInstanceOf(EOFException.class);
  }

  @Test
  void objectThatIsRefusedIsSkippedSoThatTheReasonCanBeSent() throws IOException {
    try (Codec allowed = Codecs.builder().use("kryo").allow("com.acme.rpc.*").build()) {
      TypedCodec<Object> values = allowed.forType(Object.class);
      new MessagesOutput(() -> values, bytes).writeObject(new Present());
    }
    out.writeUTF("next");
    MessagesInput in = in();
    assertThatThrownBy(in::readObject)
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining("add allow(\"com.acme.rpc.Present\")");
    assertThat(in.readUTF()).isEqualTo("next");
  }

  @Test
  void eventIsShortEnoughForDubboAndComesBack() throws Exception {
    out.writeEvent("R"); // "read only", of a provider that stops
    assertThat(bytes.size()).isLessThan(15); // Dubbo refuses more
    assertThat(in().readEvent()).isEqualTo("R");
  }

  @Test
  void lengthsAreThoseOfTheBytesThatThereAre() throws IOException {
    out.writeInt(Integer.MAX_VALUE);
    out.writeInt(-2);
    MessagesInput in = in();
    assertThatThrownBy(in::readUTF)
        .isInstanceOf(IOException.class)
        .hasMessage("The message announces 2147483647 bytes, but has 4");
    MessagesInput negative = in();
    negative.readInt();
    assertThatThrownBy(negative::readObject)
        .hasMessage("The message announces -2 bytes, but has 0");
  }

  @Test
  void objectOfAnotherClassThanDeclaredIsRefused() throws IOException {
    out.writeObject("text");
    out.writeBytes(null);
    MessagesInput in = in();
    assertThatThrownBy(() -> in.readObject(Integer.class))
        .isInstanceOf(IOException.class)
        .hasMessage("The message has a java.lang.String where java.lang.Integer is declared");
    assertThatThrownBy(in::readObject)
        .hasMessage("The message has no bytes where an object belongs");
  }

  @Test
  void textThatUtf8HasNoBytesForIsRefused() {
    assertThatThrownBy(() -> out.writeUTF("\ud800")).isInstanceOf(CharacterCodingException.class);
  }
}
