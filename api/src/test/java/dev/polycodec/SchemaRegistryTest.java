package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.testing.Version;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaRegistryTest {

  @TempDir Path directory;

  private final Map<Integer, byte[]> schemas = new HashMap<>();
  private final List<String> calls = new ArrayList<>();
  private Version old;
  private Version now;

  private final SchemaRegistry registry =
      new SchemaRegistry() {
        @Override
        public void publish(int fingerprint, byte[] schema) {
          calls.add("publish");
          schemas.put(fingerprint, schema);
        }

        @Override
        public byte[] find(int fingerprint) {
          calls.add("find");
          return schemas.get(fingerprint);
        }
      };

  @BeforeEach
  void compileTwoVersions() throws IOException {
    old = Version.of(directory, "record Thing(int id, String text) {}");
    now = Version.of(directory, "record Thing(long id, String added, String text) {}");
  }

  @Test
  void messagesOfAnotherVersionAreReadAndEachSchemaTravelsOnce() {
    try (Codec writer = connected(old.builder());
        Codec reader = connected(now.builder())) {
      for (int i = 0; i < 3; i++) {
        byte[] bytes = writer.encode(old.thing(7, "a"));
        assertThat(reader.decode(bytes, now.type("Thing")))
            .hasToString("Thing[id=7, added=null, text=a]");
      }
      assertThat(calls).containsExactly("publish", "find");
    }
  }

  @Test
  void codecsInEnvelopesAndWithListenersAreConnected() {
    try (Codec writer = connected(old.builder().envelope(Envelopes.defaults()));
        Codec reader =
            connected(
                now.builder().envelope(Envelopes.defaults()).listener(new CodecListener() {}))) {
      assertThat(reader.decode(writer.encode(old.thing(7, "a")), now.type("Thing")))
          .hasToString("Thing[id=7, added=null, text=a]");
    }
  }

  @Test
  void codecsThatAreReadBesidesFindSchemasAndEachIsFetchedOnce() {
    Envelope both = Envelopes.defaults().alsoRead("tiny-other").readLegacy("tiny-other");
    try (Codec first = connected(old.builder().use("tiny").envelope(Envelopes.defaults()));
        Codec other = connected(old.builder().use("tiny-other").envelope(Envelopes.defaults()));
        Codec bare = connected(old.builder().use("tiny-other"));
        Codec reader = connected(now.builder().use("tiny").envelope(both))) {
      for (Codec writer : List.of(other, first, bare)) {
        assertThat(reader.decode(writer.encode(old.thing(7, "a")), now.type("Thing")))
            .hasToString("Thing[id=7, added=null, text=a]");
      }
      assertThat(calls).containsExactly("publish", "find", "publish", "publish");
    }
  }

  @Test
  void firstStepOfAMigrationReadsWhatTheSecondWillWrite() {
    Envelope step = Envelopes.defaults().readLegacy("tiny-bare").alsoRead("tiny").notYetWritten();
    try (Codec first = connected(now.builder().use("tiny-bare").envelope(step));
        Codec second = connected(old.builder().use("tiny").envelope(Envelopes.defaults()))) {
      assertThat(first.decode(second.encode(old.thing(7, "a")), now.type("Thing")))
          .hasToString("Thing[id=7, added=null, text=a]");
    }
  }

  @Test
  void classThatIsNotAllowedIsRefusedBeforeItsSchemaIsAskedFor() {
    try (Codec writer = connected(old.builder());
        Codec reader = connected(now.builder())) {
      byte[] bytes = writer.encode(old.thing(7, "a"));
      assertThatThrownBy(() -> reader.decode(bytes, Object.class))
          .isInstanceOf(TypeNotAllowedException.class);
      assertThat(calls).containsExactly("publish");
    }
  }

  @Test
  void nothingIsHandedOutThatOthersCouldNotRead() {
    try (Codec writer = old.builder().build()) {
      SchemaExchange.of(writer)
          .connect(
              new SchemaRegistry() {
                @Override
                public void publish(int fingerprint, byte[] schema) {
                  throw new CodecException("The registry is down");
                }

                @Override
                public byte[] find(int fingerprint) {
                  return null;
                }
              });
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> writer.encode(old.thing(7, "a")))
            .isInstanceOf(CodecException.class)
            .hasMessage("The registry is down");
      }
    }
  }

  @Test
  void hostileRegistryIsRefusedAndNothingOfItIsKept() {
    try (Codec writer = connected(old.builder());
        Codec reader = connected(now.builder())) {
      byte[] bytes = writer.encode(old.thing(7, "a"));
      int fingerprint = schemas.keySet().iterator().next();
      byte[] honest = schemas.get(fingerprint);
      int entry = honest.length - ExportedSchemas.HEADER;
      byte[] two = Arrays.copyOf(honest, honest.length + entry);
      System.arraycopy(honest, ExportedSchemas.HEADER, two, honest.length, entry);
      byte[] other = honest.clone();
      other[ExportedSchemas.HEADER] ^= 1;
      ExportedSchemas.checked(two);
      ExportedSchemas.checked(other);
      for (byte[] hostile : List.of(two, other, new byte[] {1, 2, 3, 4, 5}, new byte[0])) {
        schemas.put(fingerprint, hostile);
        assertThatThrownBy(() -> reader.decode(bytes, now.type("Thing")))
            .isInstanceOf(MalformedDataException.class);
      }
      for (int length = 4; length < honest.length; length++) {
        schemas.put(fingerprint, Arrays.copyOf(honest, length));
        assertThatThrownBy(() -> reader.decode(bytes, now.type("Thing")))
            .isInstanceOf(MalformedDataException.class);
      }
      schemas.put(fingerprint, honest);
      assertThat(reader.decode(bytes, now.type("Thing")))
          .hasToString("Thing[id=7, added=null, text=a]");
    }
  }

  @Test
  void whatIsRefusedOfARegistryIsAskedForAgain() {
    try (Codec writer = connected(old.builder())) {
      byte[] bytes = writer.encode(old.thing(7, "a"));
      byte[] honest = schemas.values().iterator().next();
      int refused = 0;
      for (int i = ExportedSchemas.HEADER + Integer.BYTES; i < honest.length; i++) {
        byte[] damaged = honest.clone();
        damaged[i] ^= 1;
        assertThat(isReadOnlyOnceRepaired(bytes, honest, damaged)).isTrue();
        refused += isReadOnlyOnceRepaired(bytes, honest, ExportedSchemas.checked(damaged)) ? 1 : 0;
      }
      assertThat(refused).isPositive(); // the others are schemas of other names
    }
  }

  private boolean isReadOnlyOnceRepaired(byte[] bytes, byte[] honest, byte[] damaged) {
    int fingerprint = schemas.keySet().iterator().next();
    try (Codec reader = connected(now.builder())) {
      schemas.put(fingerprint, damaged);
      boolean refused = !isRead(reader, bytes);
      schemas.put(fingerprint, honest);
      if (refused) {
        assertThat(reader.decode(bytes, now.type("Thing")))
            .hasToString("Thing[id=7, added=null, text=a]");
      }
      return refused;
    }
  }

  private boolean isRead(Codec reader, byte[] bytes) {
    try {
      reader.decode(bytes, now.type("Thing"));
      return true;
    } catch (CodecException e) {
      return false;
    }
  }

  @Test
  void anotherRegistryIsGivenTheSchemas() {
    try (Codec writer = connected(old.builder())) {
      writer.encode(old.thing(7, "a"));
      Map<Integer, byte[]> first = Map.copyOf(schemas);
      schemas.clear();
      SchemaExchange.of(writer).connect(registry);
      writer.encode(old.thing(7, "a"));
      assertThat(schemas).containsOnlyKeys(first.keySet());
    }
  }

  @Test
  void whateverARegistryThrowsIsAnOutage() {
    SchemaRegistry broken =
        new SchemaRegistry() {
          @Override
          public void publish(int fingerprint, byte[] schema) {
            throw new IllegalStateException("publish");
          }

          @Override
          public byte[] find(int fingerprint) {
            throw new IllegalStateException("find");
          }
        };
    try (Codec writer = old.builder().build();
        Codec reader = now.builder().build()) {
      byte[] bytes = writer.encode(old.thing(7, "a"));
      SchemaExchange.of(writer).connect(broken);
      SchemaExchange.of(reader).connect(broken);
      for (ThrowingCallable call :
          List.<ThrowingCallable>of(
              () -> writer.encode(old.thing(7, "a")),
              () -> reader.decode(bytes, now.type("Thing")))) {
        assertThatThrownBy(call)
            .isExactlyInstanceOf(SchemaOutageException.class)
            .hasMessage("The registry of schemas failed with java.lang.IllegalStateException");
      }
    }
  }

  @Test
  void unknownSchemaIsAMismatch() {
    try (Codec writer = old.builder().build();
        Codec reader = connected(now.builder())) {
      byte[] bytes = writer.encode(old.thing(7, "a"));
      assertThatThrownBy(() -> reader.decode(bytes, now.type("Thing")))
          .isInstanceOf(SchemaMismatchException.class);
    }
  }

  private Codec connected(CodecBuilder builder) {
    Codec codec = builder.build();
    SchemaExchange.of(codec).connect(registry);
    return codec;
  }
}
