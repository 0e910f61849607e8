package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.stored.Envelopes;
import dev.polycodec.testing.Version;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaExchangeTest {

  /** The bytes that exported schemas begin with. */
  @TempDir Path directory;

  private Version old;
  private Version now;

  @BeforeEach
  void compileTwoVersions() throws IOException {
    old = Version.of(directory, "record Thing(int id, String text) {}");
    now = Version.of(directory, "record Thing(long id, String added, String text) {}");
  }

  @Test
  void strictMessagesOfAnotherVersionAreReadOnceItsSchemasAreKnown() {
    try (Codec writer = old.builder().build();
        Codec reader = now.builder().build()) {
      byte[] bytes = writer.encode(old.thing(7, "a"));
      assertThatThrownBy(() -> reader.decode(bytes, now.type("Thing")))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessageEndingWith("or import the writer's schemas with SchemaExchange");
      byte[] schemas = SchemaExchange.of(writer).exportSchemas(old.type("Thing"));
      assertThat(SchemaExchange.of(reader).importSchemas(schemas)).isEqualTo(1);
      assertThat(reader.decode(bytes, now.type("Thing")))
          .hasToString("Thing[id=7, added=null, text=a]");
    }
  }

  @Test
  void messagesInEnvelopesAreReadOnceTheSchemasAreKnown() {
    try (Codec writer = old.builder().envelope(Envelopes.defaults()).build();
        Codec reader = now.builder().envelope(Envelopes.defaults()).build()) {
      byte[] bytes = writer.encode(old.thing(7, "a"));
      byte[] schemas = SchemaExchange.of(writer).exportSchemas(old.type("Thing"));
      assertThat(SchemaExchange.of(reader).importSchemas(schemas)).isEqualTo(1);
      assertThat(reader.decode(bytes, now.type("Thing")))
          .hasToString("Thing[id=7, added=null, text=a]");
    }
  }

  /** It would never forget that it has none, and ask for no more classes after a thousand. */
  @Test
  void exportingAsksNoLoaderForAPrimitiveType() {
    Set<String> asked = ConcurrentHashMap.newKeySet();
    ClassLoader loader =
        new ClassLoader(now.type("Thing").getClassLoader()) {
          @Override
          protected Class<?> findClass(String name) throws ClassNotFoundException {
            asked.add(name);
            throw new ClassNotFoundException(name);
          }
        };
    try (Codec codec = now.builder().classLoader(loader).build()) {
      SchemaExchange.of(codec).exportSchemas(now.type("Thing"));
    }
    assertThat(asked).doesNotContain("int", "long");
  }

  @Test
  void importingMoreThanHalfOfWhatIsKeptAgainHasNoEffect() {
    try (Codec codec = now.builder().build()) {
      byte[] many = schemas(codec, 6_000);
      assertThat(SchemaExchange.of(codec).importSchemas(many)).isEqualTo(6_000);
      assertThat(SchemaExchange.of(codec).importSchemas(many)).isZero();
    }
  }

  @Test
  void peersThatImportAtTheSameTimeCountWhatIsNewOnce() throws Exception {
    ExecutorService peers = Executors.newFixedThreadPool(4);
    try (Codec codec = now.builder().build()) {
      byte[] many = schemas(codec, 9_000);
      Callable<Integer> peer = () -> SchemaExchange.of(codec).importSchemas(many);
      int added = 0;
      for (Future<Integer> each : peers.invokeAll(Collections.nCopies(8, peer))) {
        added += each.get();
      }
      assertThat(added).isEqualTo(9_000);
    } finally {
      peers.shutdown();
    }
  }

  /** Returns the schema of one class under many fingerprints. */
  private byte[] schemas(Codec codec, int count) {
    byte[] one = SchemaExchange.of(codec).exportSchemas(now.type("Thing"));
    int entry = one.length - ExportedSchemas.HEADER;
    ByteBuffer many =
        ByteBuffer.allocate(ExportedSchemas.HEADER + count * entry)
            .put(one, 0, ExportedSchemas.HEADER);
    for (int fingerprint = 0; fingerprint < count; fingerprint++) {
      many.putInt(fingerprint)
          .put(one, ExportedSchemas.HEADER + Integer.BYTES, entry - Integer.BYTES);
    }
    return ExportedSchemas.checked(many.array());
  }

  @Test
  void importingAgainHasNoEffect() {
    try (Codec codec = now.builder().build()) {
      byte[] schemas = SchemaExchange.of(codec).exportSchemas(now.type("Thing"));
      assertThat(SchemaExchange.of(codec).importSchemas(schemas)).isEqualTo(1);
      assertThat(SchemaExchange.of(codec).importSchemas(schemas)).isZero();
    }
  }

  @Test
  void everyTruncationIsRefusedAndNothingIsAdded() {
    try (Codec codec = now.builder().build()) {
      byte[] schemas = SchemaExchange.of(codec).exportSchemas(now.type("Thing"));
      SchemaExchange exchange = SchemaExchange.of(codec);
      for (int length = 5; length < schemas.length; length++) {
        byte[] truncated = java.util.Arrays.copyOf(schemas, length);
        assertThatThrownBy(() -> exchange.importSchemas(truncated))
            .isInstanceOf(MalformedDataException.class);
      }
      assertThat(exchange.importSchemas(schemas)).isEqualTo(1);
    }
  }

  @Test
  void everyFlippedBitIsRefusedAndNothingIsAdded() {
    try (Codec codec = now.builder().build()) {
      byte[] schemas = SchemaExchange.of(codec).exportSchemas(now.type("Thing"));
      SchemaExchange exchange = SchemaExchange.of(codec);
      for (int bit = ExportedSchemas.MAGIC * Byte.SIZE; bit < schemas.length * Byte.SIZE; bit++) {
        byte[] damaged = schemas.clone();
        damaged[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
        assertThatThrownBy(() -> exchange.importSchemas(damaged))
            .isExactlyInstanceOf(MalformedDataException.class)
            .hasMessage(
                "The schemas were damaged on the way, their checksum is another: export them"
                    + " again");
      }
      assertThat(exchange.importSchemas(schemas)).isEqualTo(1);
    }
  }

  @Test
  void otherBytesAreRefused() {
    try (Codec codec = now.builder().build()) {
      assertThatThrownBy(() -> SchemaExchange.of(codec).importSchemas(new byte[] {1, 2, 3, 4}))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes are not the schemas of a SchemaExchange, or of another version of it");
    }
  }

  @Test
  void classesThatNoMessageMayHoldAreRefused() {
    try (Codec writer = now.builder().build();
        Codec reader = now.builder().deny("acme.*").build()) {
      byte[] schemas = SchemaExchange.of(writer).exportSchemas(now.type("Thing"));
      assertThatThrownBy(() -> SchemaExchange.of(reader).importSchemas(schemas))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage("A schema is of the class acme.Thing, which no message may hold");
    }
  }

  @Test
  void contradictingSchemasAreRefused() {
    try (Codec writer = now.builder().build();
        Codec reader = now.builder().build()) {
      byte[] schemas = SchemaExchange.of(writer).exportSchemas(now.type("Thing"));
      SchemaExchange.of(reader).importSchemas(schemas);
      schemas[schemas.length - 1] ^= 1;
      assertThatThrownBy(
              () -> SchemaExchange.of(reader).importSchemas(ExportedSchemas.checked(schemas)))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "Two schemas of the class acme.Thing have one fingerprint, but not the same fields");
    }
  }

  @Test
  void compatibleMessagesNeedNoExchange() {
    try (Codec codec = now.builder().evolution(Evolution.COMPATIBLE).build()) {
      assertThatThrownBy(() -> SchemaExchange.of(codec))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "The codec tiny exchanges no schemas: that takes a codec without overrides whose"
                  + " messages are strict");
    }
  }
}
