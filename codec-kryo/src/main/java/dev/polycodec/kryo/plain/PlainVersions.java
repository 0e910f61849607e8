package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer.Since;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Objects whose bytes tell which fields they hold, so that another version can read them. */
final class PlainVersions {

  private PlainVersions() {}

  /** Says whether the bytes tell the class of each value, or that it is null. */
  static boolean announces(FieldSerializer<?> fields) {
    if (fields instanceof CompatibleFieldSerializer<?> compatible) {
      return compatible.getCompatibleFieldSerializerConfig().getReadUnknownTagData();
    }
    return fields instanceof TaggedFieldSerializer<?> tagged
        && tagged.getTaggedFieldSerializerConfig().getReadUnknownTagData();
  }

  /** The names of the fields with the first object of a class. */
  static final class Compatible extends PlainFields {

    private final boolean announced;
    private final Set<String> repeated;

    Compatible(PlainEngine kryo, CompatibleFieldSerializer<?> like) {
      super(kryo, like);
      this.repeated = Losses.repeated(like);
      requireNoChunks(kryo, type, like.getCompatibleFieldSerializerConfig().getChunkedEncoding());
      this.announced = announces(like);
    }

    @Override
    @SuppressWarnings("unchecked") // it holds what this method put there
    void readFields(Input in, Object object, int header) {
      @Nullable PlainField[] written = (PlainField[]) kryo.getGraphContext().get(this);
      if (written == null) {
        written = readNames(in);
        kryo.getGraphContext().put(this, written);
      }
      for (PlainField field : written) {
        if (announced) {
          readAnnounced(in, object, field);
        } else {
          readKnown(in, object, field);
        }
      }
    }

    private @Nullable PlainField[] readNames(Input in) {
      int length = kryo.message().bulk(in.readVarInt(true), 1, in.limit() - in.position());
      @Nullable PlainField[] written = new PlainField[length];
      Map<String, Integer> told = new HashMap<>();
      for (int i = 0; i < length; i++) {
        String name = in.readString();
        if (name == null) {
          throw new MalformedDataException("The bytes hold a field without a name");
        }
        int before = repeated.contains(name) ? told.merge(name, 1, Integer::sum) - 1 : 0;
        PlainField next = named(name).skip(before).findFirst().orElse(null);
        written[i] = found(name, field -> field == next);
      }
      told.forEach(this::requireAll);
      return written;
    }

    private Stream<PlainField> named(String name) {
      return Arrays.stream(fields).filter(each -> each.name().equals(name));
    }

    /** Fields of one name come in the order of the class, if all of them come. */
    private void requireAll(String name, int told) {
      if (told < named(name).count()) {
        throw new SchemaMismatchException(
            "The bytes do not tell which field "
                + name
                + " of "
                + type.getName()
                + " they hold, which setExtendedFieldNames(true) on both sides mends");
      }
    }
  }

  /** Numbers from annotations before each field. */
  static final class Tagged extends PlainFields {

    private final boolean announced;

    Tagged(PlainEngine kryo, TaggedFieldSerializer<?> like) {
      super(kryo, like);
      requireNoChunks(kryo, type, like.getTaggedFieldSerializerConfig().getChunkedEncoding());
      this.announced = announces(like);
    }

    @Override
    int readHeader(Input in) {
      return in.readVarInt(true);
    }

    @Override
    void readFields(Input in, Object object, int header) {
      int count = kryo.message().bulk(header - 1, 1, in.limit() - in.position());
      for (int i = 0; i < count; i++) {
        PlainField field = tagged(in.readVarInt(true));
        if (announced) {
          readAnnounced(in, object, field);
        } else {
          readKnown(in, object, field);
        }
      }
    }

    private @Nullable PlainField tagged(int tag) {
      return found(
          String.valueOf(tag), field -> field.field().getAnnotation(Tag.class).value() == tag);
    }
  }

  /** The version of the class before its fields, which say since when they are there. */
  static final class Versioned extends PlainFields {

    private final int version;
    private final boolean compatible;

    Versioned(PlainEngine kryo, VersionFieldSerializer<?> like) {
      super(kryo, like);
      this.version = Arrays.stream(fields).mapToInt(Versioned::since).max().orElse(0);
      this.compatible = like.getVersionFieldSerializerConfig().getCompatible();
    }

    private static int since(PlainField field) {
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
      for (PlainField field : fields) {
        if (since(field) <= written) {
          field.read(in, object);
        }
      }
    }
  }

  private static void requireNoChunks(PlainEngine kryo, Class<?> type, boolean chunked) {
    if (chunked) {
      throw kryo.refusal(
          "kryo-plain has no chunked encoding: take another serializer for "
              + type.getName()
              + ", and read what is stored with a Kryo of your own");
    }
  }
}
