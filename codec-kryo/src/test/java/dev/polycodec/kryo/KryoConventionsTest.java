package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.serializers.DefaultSerializers.KryoSerializableSerializer;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.kryo.KryoRules.Annotated;
import dev.polycodec.kryo.KryoRules.Bound;
import dev.polycodec.kryo.KryoRules.Counter;
import dev.polycodec.kryo.KryoRules.OfAnnotated;
import dev.polycodec.kryo.KryoRules.Typed;
import dev.polycodec.kryo.KryoRules.User;
import dev.polycodec.kryo.KryoRules.Usual;
import dev.polycodec.tck.OwnRules;
import org.junit.jupiter.api.Test;

/** What Kryo does by itself: left out, refused with advice, or the same as ours. */
class KryoConventionsTest {

  @Test
  void explainNamesOptionalFields() {
    try (Codec codec = codec(KryoOptions.builder())) {
      assertThat(codec.explain(User.class))
          .endsWith("; it leaves out secret (@FieldSerializer.Optional)");
    }
  }

  @Test
  void hooksAreRefusedWithAdvice() {
    try (Codec codec = codec(KryoOptions.builder())) {
      assertThatThrownBy(() -> codec.encode(new Counter()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Counter.class.getName()
                  + " has a hook of Kryo, KryoSerializable, which this codec runs only if"
                  + " KryoOptions.builder().serializer(Counter.class,"
                  + " KryoSerializableSerializer::new) says so: register a Surrogate for it");
      assertThatThrownBy(() -> codec.encode(new Annotated()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Annotated.class.getName()
                  + " has a hook of Kryo, @DefaultSerializer, which this codec runs only if"
                  + " KryoOptions.builder().serializer(Annotated.class, OfAnnotated::new) says so:"
                  + " register a Surrogate for it");
      assertThatThrownBy(() -> codec.encode(new Bound()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Bound.class.getName()
                  + " has a field, bound, for which Kryo runs a serializer that an annotation names;"
                  + " this codec does not: register a Surrogate for it");
    }
  }

  @Test
  void adviceHelps() {
    KryoOptions.Builder options =
        KryoOptions.builder()
            .serializer(Counter.class, KryoSerializableSerializer::new)
            .serializer(Annotated.class, OfAnnotated::new);
    Counter counter = new Counter();
    Annotated annotated = new Annotated();
    counter.state = 5;
    annotated.state = 6;
    try (Codec codec = codec(options)) {
      assertThat(codec.decode(codec.encode(counter), Counter.class).state).isEqualTo(5);
      assertThat(codec.decode(codec.encode(annotated), Annotated.class).state).isEqualTo(6);
    }
  }

  @Test
  void serializersOfFieldsAreNoHooks() {
    Usual usual = new Usual();
    usual.state = 5;
    Typed typed = new Typed();
    typed.text = OwnRules.SECRET;
    try (Codec codec = codec(KryoOptions.builder())) {
      assertThat(codec.decode(codec.encode(usual), Usual.class).state).isEqualTo(5);
      assertThat(codec.decode(codec.encode(typed), Typed.class).text).isEqualTo(OwnRules.SECRET);
    }
  }

  private static Codec codec(KryoOptions.Builder options) {
    return Codecs.builder().use("kryo").configure(options.build()).build();
  }
}
