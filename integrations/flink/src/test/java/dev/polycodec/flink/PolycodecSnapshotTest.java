package dev.polycodec.flink;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What a checkpoint keeps of a serializer")
class PolycodecSnapshotTest {

  private static final String EVOLUTION = "polycodec.evolution";

  @TempDir private Path directory;

  @AfterEach
  void forget() {
    System.clearProperty(EVOLUTION);
  }

  @Test
  void stateThatNobodyAskedForIsReadAfterTheNextSavepoint() throws Exception {
    try (URLClassLoader before = Versions.loader(Versions.jar(directory, Versions.FIRST));
        URLClassLoader after = Versions.loader(Versions.jar(directory, Versions.SECOND))) {
      Class<Tally> type = Versions.load(before);
      TypeSerializer<Tally> first = serializer(type);
      byte[] state = bytes(first, Versions.create(type));
      byte[] untouched = snapshot(restored(snapshot(first), after).restoreSerializer());
      assertThat(read(state, untouched, Versions.load(after)).text()).isEqualTo("0 0 null");
      byte[] again = snapshot(restored(untouched, after).restoreSerializer());
      assertThat(again).isEqualTo(untouched);
    }
  }

  @ParameterizedTest(name = "{0}, then {1}")
  @CsvSource({"strict, compatible", "compatible, strict"})
  void stateIsReadInTheModeThatItWasWrittenIn(String then, String now) throws Exception {
    try (URLClassLoader loader = Versions.loader(Versions.jar(directory, Versions.SECOND))) {
      System.setProperty(EVOLUTION, then);
      Class<Tally> type = Versions.load(loader);
      TypeSerializer<Tally> writer = serializer(type);
      byte[] state = bytes(writer, Versions.create(type));
      byte[] kept = snapshot(writer);
      System.setProperty(EVOLUTION, now);
      assertThat(read(state, kept, type).text()).isEqualTo("0 0 null");
    }
  }

  /** Reads as Flink does: by the serializer of the job, or migrates. */
  private static Tally read(byte[] state, byte[] kept, Class<Tally> type) throws IOException {
    TypeSerializerSnapshot<Tally> before = restored(kept, type.getClassLoader());
    TypeSerializer<Tally> now = serializer(type);
    TypeSerializerSchemaCompatibility<Tally> compatibility =
        now.snapshotConfiguration().resolveSchemaCompatibility(before);
    assertThat(compatibility.isCompatibleAfterMigration()).isTrue();
    return before.restoreSerializer().deserialize(new DataInputDeserializer(state));
  }

  private static TypeSerializer<Tally> serializer(Class<Tally> type) {
    return PolycodecTypeInformation.of(type, "kryo").createSerializer(new SerializerConfigImpl());
  }

  private static byte[] bytes(TypeSerializer<Tally> serializer, Tally tally) throws IOException {
    DataOutputSerializer out = new DataOutputSerializer(16);
    serializer.serialize(tally, out);
    return out.getCopyOfBuffer();
  }

  private static byte[] snapshot(TypeSerializer<Tally> serializer) throws IOException {
    DataOutputSerializer out = new DataOutputSerializer(16);
    TypeSerializerSnapshot.writeVersionedSnapshot(out, serializer.snapshotConfiguration());
    return out.getCopyOfBuffer();
  }

  private static TypeSerializerSnapshot<Tally> restored(byte[] snapshot, ClassLoader loader)
      throws IOException {
    return TypeSerializerSnapshot.readVersionedSnapshot(
        new DataInputDeserializer(snapshot), loader);
  }
}
