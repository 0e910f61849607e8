package dev.polycodec.flink;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * What a checkpoint keeps of a serializer: the names of codec and class, and the schemas of the
 * class, by which a later version of it reads what is there: of all versions, if some values are
 * still as an earlier one wrote them. Flink makes one by its name.
 *
 * @param <T> the declared type of the values
 */
public final class PolycodecSnapshot<T> implements TypeSerializerSnapshot<T> {

  private static final int VERSION = 1;

  private static final byte[] NO_BYTES = {};

  private String codec = "";
  private String type = "";
  private List<byte[]> schemas = List.of();
  private @Nullable ClassLoader loader;

  /** Creates what Flink fills with a checkpoint. */
  public PolycodecSnapshot() {}

  PolycodecSnapshot(ClassCodec<T> of) {
    codec = of.name();
    type = of.type.getName();
    schemas = of.schemas();
    loader = of.type.getClassLoader();
  }

  @Override
  public int getCurrentVersion() {
    return VERSION;
  }

  @Override
  public void writeSnapshot(DataOutputView out) throws IOException {
    out.writeUTF(codec);
    out.writeUTF(type);
    out.writeInt(schemas.size());
    for (byte[] each : schemas) {
      out.writeInt(each.length);
      out.write(each);
    }
  }

  @Override
  public void readSnapshot(int version, DataInputView in, ClassLoader classes) throws IOException {
    if (version != VERSION) {
      throw new IOException("The state was written by a newer Polycodec: version " + version);
    }
    codec = in.readUTF();
    type = in.readUTF();
    schemas = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      int length = in.readInt();
      schemas.add(PolycodecTypeSerializer.read(in, length, NO_BYTES));
    }
    loader = classes;
  }

  /**
   * Returns the serializer of what was written: by the class as it is now.
   *
   * @throws IllegalStateException if there is no such class any more
   */
  @Override
  @SuppressWarnings("unchecked") // it is the class of that name
  public TypeSerializer<T> restoreSerializer() {
    try {
      Class<T> found = (Class<T>) Class.forName(type, false, loader);
      return new PolycodecTypeSerializer<>(ClassCodec.restored(found, codec, schemas));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(
          "The state has values of the class " + type + ", which is not there any more", e);
    }
  }

  /**
   * Says whether what was written can be read: as it is, by the same codec and the same fields;
   * after migration, by another codec or other fields; not at all, where the class is another one.
   */
  @Override
  public TypeSerializerSchemaCompatibility<T> resolveSchemaCompatibility(
      TypeSerializerSnapshot<T> before) {
    if (!(before instanceof PolycodecSnapshot<T> written) || !type.equals(written.type)) {
      return TypeSerializerSchemaCompatibility.incompatible();
    } else if (codec.equals(written.codec) && areEqual(schemas, written.schemas)) {
      return TypeSerializerSchemaCompatibility.compatibleAsIs();
    }
    return TypeSerializerSchemaCompatibility.compatibleAfterMigration();
  }

  private static boolean areEqual(List<byte[]> some, List<byte[]> others) {
    return Arrays.deepEquals(some.toArray(), others.toArray());
  }
}
