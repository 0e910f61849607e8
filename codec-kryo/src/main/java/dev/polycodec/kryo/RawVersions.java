package dev.polycodec.kryo;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer.Since;
import dev.polycodec.DecodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import org.jspecify.annotations.Nullable;

/** Objects whose bytes tell which fields they hold, so that another version can read them. */
final class RawVersions {

  private RawVersions() {}

  /** The names of the fields with the first object of a class. */
  static final class Compatible extends RawFields {

    private final boolean announced;

    Compatible(RawEngine kryo, CompatibleFieldSerializer<?> like) {
      super(kryo, like);
      requireNoChunks(like.getCompatibleFieldSerializerConfig().getChunkedEncoding());
      this.announced = like.getCompatibleFieldSerializerConfig().getReadUnknownTagData();
    }

    @Override
    @SuppressWarnings("unchecked") // it holds what this method put there
    void readFields(Input in, Object object, int header) {
      @Nullable RawField[] written = (RawField[]) kryo.getGraphContext().get(this);
      if (written == null) {
        written = readNames(in);
        kryo.getGraphContext().put(this, written);
      }
      for (RawField field : written) {
        if (announced) {
          readAnnounced(in, object, field);
        } else {
          readKnown(in, object, field);
        }
      }
    }

    private @Nullable RawField[] readNames(Input in) {
      int length = kryo.message().elements(in.readVarInt(true), 1, in.limit() - in.position());
      @Nullable RawField[] written = new RawField[length];
      for (int i = 0; i < length; i++) {
        String name = in.readString();
        if (name == null) {
          throw new MalformedDataException("The bytes hold a field without a name");
        }
        written[i] =
            fields.stream().filter(field -> field.name().equals(name)).findFirst().orElse(null);
      }
      return written;
    }
  }

  /** Numbers from annotations before each field. */
  static final class Tagged extends RawFields {

    private final boolean announced;

    Tagged(RawEngine kryo, TaggedFieldSerializer<?> like) {
      super(kryo, like);
      requireNoChunks(like.getTaggedFieldSerializerConfig().getChunkedEncoding());
      this.announced = like.getTaggedFieldSerializerConfig().getReadUnknownTagData();
    }

    @Override
    int readHeader(Input in) {
      return in.readVarInt(true);
    }

    @Override
    void readFields(Input in, Object object, int header) {
      int count = kryo.message().elements(header - 1, 1, in.limit() - in.position());
      for (int i = 0; i < count; i++) {
        RawField field = tagged(in.readVarInt(true));
        if (announced) {
          readAnnounced(in, object, field);
        } else {
          readKnown(in, object, field);
        }
      }
    }

    private @Nullable RawField tagged(int tag) {
      return fields.stream()
          .filter(field -> field.field().getAnnotation(Tag.class).value() == tag)
          .findFirst()
          .orElse(null);
    }
  }

  /** The version of the class before its fields, which say since when they are there. */
  static final class Versioned extends RawFields {

    private final int version;
    private final boolean compatible;

    Versioned(RawEngine kryo, VersionFieldSerializer<?> like) {
      super(kryo, like);
      this.version = fields.stream().mapToInt(Versioned::since).max().orElse(0);
      this.compatible = like.getVersionFieldSerializerConfig().getCompatible();
    }

    private static int since(RawField field) {
      Since since = field.field().getAnnotation(Since.class);
      return since == null ? 0 : since.value();
    }

    @Override
    int readHeader(Input in) {
      return in.readVarInt(true);
    }

    @Override
    void readFields(Input in, Object object, int header) {
      int written = header - 1;
      if (written > version || (written != version && !compatible)) {
        throw new SchemaMismatchException(
            "The bytes hold version "
                + written
                + " of "
                + type.getName()
                + ", of which this is version "
                + version);
      }
      for (RawField field : fields) {
        if (since(field) <= written) {
          field.read(in, object);
        }
      }
    }
  }

  private static void requireNoChunks(boolean chunked) {
    if (chunked) {
      throw new DecodeException("kryo-raw does not read chunked encoding");
    }
  }
}
