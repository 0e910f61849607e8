package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer.CachedField;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer;
import java.util.stream.Stream;

/**
 * Reads with the application's subclass of Kryo's {@link FieldSerializer}, but checks its fields.
 */
final class PlainSubclass extends Serializer<Object> {

  private final PlainEngine kryo;
  private final FieldSerializer<Object> own;
  private CachedField[] checked = {};

  private PlainSubclass(PlainEngine kryo, FieldSerializer<Object> own) {
    super(own.getAcceptsNull());
    this.kryo = kryo;
    this.own = own;
  }

  /** Returns what reads with a subclass; those of serializers that skip fields are refused. */
  @SuppressWarnings("unchecked") // it reads, and reading returns a subtype
  static Serializer<Object> of(PlainEngine kryo, FieldSerializer<?> own) {
    Stream.of(
            CompatibleFieldSerializer.class,
            TaggedFieldSerializer.class,
            VersionFieldSerializer.class)
        .filter(kind -> kind.isInstance(own))
        .forEach(
            kind -> {
              throw kryo.refusal(
                  "kryo-plain cannot tell what "
                      + own.getClass().getName()
                      + " changes in the "
                      + kind.getSimpleName()
                      + " it extends: extend FieldSerializer or Serializer");
            });
    return new PlainSubclass(kryo, (FieldSerializer<Object>) own);
  }

  @Override
  public Object read(Kryo ignored, Input in, Class<?> actual) {
    checkFields();
    return own.read(kryo, in, actual);
  }

  /** Kryo has another array of fields once the application has added or removed one. */
  private void checkFields() {
    CachedField[] fields = own.getFields();
    if (fields == checked) {
      return;
    }
    for (int i = 0; i < fields.length; i++) {
      if (!(fields[i] instanceof Checked)) {
        fields[i] = new Checked(fields[i], new PlainField(kryo, fields[i], own.getType()));
      }
    }
    checked = fields;
  }

  @Override
  public void write(Kryo ignored, Output out, Object value) {
    throw new IllegalStateException("The application's own serializer writes");
  }

  /** A field that is written as Kryo writes it, and stored with a check of its type. */
  private static final class Checked extends CachedField {

    private final CachedField kryos;
    private final PlainField plain;

    Checked(CachedField kryos, PlainField plain) {
      super(kryos.getField());
      this.kryos = kryos;
      this.plain = plain;
    }

    @Override
    public String getName() {
      return kryos.getName();
    }

    @Override
    public void write(Output out, Object owner) {
      kryos.write(out, owner);
    }

    @Override
    public void read(Input in, Object owner) {
      plain.read(in, owner);
    }

    @Override
    public void copy(Object original, Object copy) {
      kryos.copy(original, copy);
    }
  }
}
