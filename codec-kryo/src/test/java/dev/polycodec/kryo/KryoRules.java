package dev.polycodec.kryo;

import com.esotericsoftware.kryo.DefaultSerializer;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoSerializable;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import dev.polycodec.tck.OwnRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What Kryo does by itself. */
final class KryoRules {

  static final OwnRules ALL =
      new OwnRules(List.of(new User()), List.of(new Counter(), new Annotated()));

  private KryoRules() {}

  /** Has a field that FieldSerializer leaves out, as no context has its key. */
  static final class User {
    String kept = "kept";

    @FieldSerializer.Optional("all")
    @Nullable String secret = OwnRules.SECRET;
  }

  /** Writes itself. */
  static final class Counter implements KryoSerializable {
    transient int state = OwnRules.STATE;

    @Override
    public void write(Kryo kryo, Output output) {
      output.writeInt(state);
    }

    @Override
    public void read(Kryo kryo, Input input) {
      state = input.readInt();
    }
  }

  /** Is written by a serializer that it names. */
  @DefaultSerializer(OfAnnotated.class)
  static final class Annotated {
    transient int state = OwnRules.STATE;
  }

  static final class OfAnnotated extends Serializer<Annotated> {
    @Override
    public void write(Kryo kryo, Output output, Annotated value) {
      output.writeInt(value.state);
    }

    @Override
    public Annotated read(Kryo kryo, Input input, Class<? extends Annotated> type) {
      Annotated value = new Annotated();
      value.state = input.readInt();
      return value;
    }
  }

  /** Has a field that is written by a serializer that it names. */
  static final class Bound {
    @FieldSerializer.Bind(serializer = OfAnnotated.class)
    @Nullable Object bound;
  }

  /** Has a field that says what is in it, and names no serializer. */
  static final class Typed {
    @FieldSerializer.Bind(valueClass = String.class, canBeNull = false)
    Object text = "text";
  }

  /** Names the serializer that it would have anyway. */
  @DefaultSerializer(FieldSerializer.class)
  static final class Usual {
    int state = OwnRules.STATE;
  }
}
