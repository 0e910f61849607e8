package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer;
import com.esotericsoftware.kryo.util.Generics.GenericType;
import com.esotericsoftware.kryo.util.Generics.GenericsHierarchy;
import dev.polycodec.SchemaMismatchException;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads the objects that one of Kryo's four serializers of fields wrote. */
abstract class PlainFields extends Serializer<Object> {

  final PlainEngine kryo;
  final Class<?> type;
  final PlainField[] fields;

  private final GenericsHierarchy hierarchy;

  PlainFields(PlainEngine kryo, FieldSerializer<?> like) {
    super(like.getAcceptsNull());
    this.kryo = kryo;
    this.type = like.getType();
    this.fields =
        Arrays.stream(like.getFields())
            .map(field -> new PlainField(kryo, field, type))
            .toArray(PlainField[]::new);
    this.hierarchy = new GenericsHierarchy(type);
  }

  /** Returns what reads the objects of a serializer, with its settings or by itself. */
  static Serializer<Object> of(PlainEngine kryo, FieldSerializer<?> like) {
    Class<?> kind = like.getClass();
    if (kind == FieldSerializer.class) {
      return new Plain(kryo, like);
    } else if (kind == CompatibleFieldSerializer.class) {
      return new PlainVersions.Compatible(kryo, (CompatibleFieldSerializer<?>) like);
    } else if (kind == TaggedFieldSerializer.class) {
      return new PlainVersions.Tagged(kryo, (TaggedFieldSerializer<?>) like);
    } else if (kind == VersionFieldSerializer.class) {
      return new PlainVersions.Versioned(kryo, (VersionFieldSerializer<?>) like);
    }
    return PlainSubclass.of(kryo, like);
  }

  @Override
  public @Nullable Object read(Kryo ignored, Input in, Class<?> actual) {
    int header = readHeader(in);
    if (header == Kryo.NULL) {
      return null;
    }
    GenericType[] arguments = kryo.getGenerics().nextGenericTypes();
    int pushed = arguments == null ? 0 : kryo.getGenerics().pushTypeVariables(hierarchy, arguments);
    Object object = kryo.newInstance(actual);
    kryo.reference(object);
    readFields(in, object, header);
    if (arguments != null) {
      if (pushed > 0) {
        kryo.getGenerics().popTypeVariables(pushed);
      }
      kryo.getGenerics().popGenericType();
    }
    return object;
  }

  /** Reads what precedes the fields; null if it says so. */
  int readHeader(Input in) {
    return Kryo.NOT_NULL;
  }

  abstract void readFields(Input in, Object object, int header);

  /** Reads a field after its class, or skips it, for the sake of references to what it holds. */
  final void readAnnounced(Input in, Object object, @Nullable PlainField field) {
    Registration announced = kryo.readClass(in);
    if (field != null) {
      field.read(in, object, announced);
    } else if (announced != null) {
      kryo.readObject(in, announced.getType(), announced.getSerializer());
    }
  }

  /** Returns a field that the bytes tell, or null if the class has it no longer. */
  final @Nullable PlainField found(String told, Predicate<PlainField> meant) {
    PlainField found = Arrays.stream(fields).filter(meant).findFirst().orElse(null);
    if (found == null) {
      kryo.message().dropped(type, told);
    }
    return found;
  }

  final void readKnown(Input in, Object object, @Nullable PlainField field) {
    if (field == null) {
      throw new SchemaMismatchException(
          "The bytes hold a field that " + type.getName() + " does not have");
    }
    field.read(in, object);
  }

  @Override
  public void write(Kryo ignored, Output out, Object value) {
    throw new IllegalStateException("Kryo's own serializer writes");
  }

  /** All fields, by name, with nothing that tells which they were. */
  private static final class Plain extends PlainFields {

    Plain(PlainEngine kryo, FieldSerializer<?> like) {
      super(kryo, like);
    }

    @Override
    void readFields(Input in, Object object, int header) {
      for (PlainField field : fields) {
        field.read(in, object);
      }
    }
  }
}
