package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.caucho.hessian.io.Hessian2Output;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.kryo.KryoPlainOptions;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.stored.FormatCounters;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("What plain libraries have stored is read, and written again in envelopes")
class PlainMigrationTest {

  /** What is stored: a class as every library can write it. */
  static final class Session implements Serializable {

    private static final long serialVersionUID = 1;

    private String user;
    private long since;
    private ArrayList<String> pages;

    Session() {}

    static Session of(int number) {
      Session session = new Session();
      session.user = "user " + number;
      session.since = number * 1_000_000_007L;
      session.pages = new ArrayList<>(List.of("/", "/page/" + number));
      return session;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Session that
          && user.equals(that.user)
          && since == that.since
          && pages.equals(that.pages);
    }

    @Override
    public int hashCode() {
      return Objects.hash(user, since, pages);
    }
  }

  /** Sets up plain Kryo as the application did. */
  private static final KryoPlainOptions KRYO =
      KryoPlainOptions.builder().setup(PlainMigrationTest::setUp).build();

  private static void setUp(Kryo kryo) {
    kryo.setReferences(true);
    kryo.register(Session.class, 20);
    kryo.register(ArrayList.class, 21);
  }

  /** Writes as applications did. */
  interface Plain {
    byte[] write(Session session) throws IOException;
  }

  static List<Arguments> libraries() {
    return List.of(
        library("jdk-plain", PlainMigrationTest::jdk),
        library("kryo-plain", PlainMigrationTest::kryo),
        library("hessian-plain", PlainMigrationTest::hessian),
        library("protostuff-plain", PlainMigrationTest::protostuff),
        library("json", session -> fields(new ObjectMapper()).writeValueAsBytes(session)),
        library("smile", session -> fields(new SmileMapper()).writeValueAsBytes(session)));
  }

  private static Arguments library(String codec, Plain plain) {
    return arguments(codec, plain);
  }

  private static byte[] jdk(Session session) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(session);
    }
    return bytes.toByteArray();
  }

  private static byte[] kryo(Session session) {
    Kryo kryo = new Kryo();
    setUp(kryo);
    Output out = new Output(100, -1);
    kryo.writeClassAndObject(out, session);
    return out.toBytes();
  }

  private static byte[] hessian(Session session) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    out.writeObject(session);
    out.flush();
    return bytes.toByteArray();
  }

  private static byte[] protostuff(Session session) {
    Schema<Session> schema = RuntimeSchema.getSchema(Session.class);
    return ProtostuffIOUtil.toByteArray(session, schema, LinkedBuffer.allocate());
  }

  private static ObjectMapper fields(ObjectMapper mapper) {
    return mapper.setVisibility(PropertyAccessor.FIELD, Visibility.ANY);
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void everyStoredValueIsReadAndWrittenAgain(String raw, Plain plain) throws IOException {
    FormatCounters counters = new FormatCounters();
    CodecBuilder builder = Codecs.builder().use("smile-typed");
    try (Codec codec =
        (raw.equals("kryo-plain") ? builder.configure(KRYO) : builder)
            .envelope(Envelopes.defaults().checksum().readLegacy(raw))
            .listener(counters)
            .build()) {
      for (int i = 0; i < 100; i++) {
        Session session = codec.decode(plain.write(Session.of(i)), Session.class);
        assertThat(session).isEqualTo(Session.of(i));
        byte[] again = codec.encode(session);
        assertThat(Envelopes.header(again).codec()).isEqualTo("smile-typed");
        assertThat(codec.decode(again, Session.class)).isEqualTo(session);
      }
    }
    assertThat(counters.counts()).hasToString("{" + raw + " 1=100}");
  }

  @Test
  void severalLibrariesInOneStoreAreToldApart() throws IOException {
    Envelope envelope =
        Envelopes.defaults().readLegacy("jdk-plain").readLegacy("smile").readLegacy("kryo-plain");
    try (Codec codec =
        Codecs.builder().use("smile-typed").configure(KRYO).envelope(envelope).build()) {
      byte[] smile = fields(new SmileMapper()).writeValueAsBytes(Session.of(3));
      for (byte[] bytes : List.of(jdk(Session.of(3)), kryo(Session.of(3)), smile)) {
        assertThat(codec.decode(bytes, Session.class)).isEqualTo(Session.of(3));
      }
    }
  }

  @Test
  void librariesThatCannotBeToldApartAreRefused() {
    Envelope envelope = Envelopes.defaults().readLegacy("hessian-plain").readLegacy("kryo-plain");
    assertThatThrownBy(() -> Codecs.builder().use("smile-typed").envelope(envelope).build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "readLegacy(\"hessian-plain\") cannot be combined with readLegacy(\"kryo-plain\") for the"
                + " same roots: how their bytes begin does not tell them apart");
  }
}
