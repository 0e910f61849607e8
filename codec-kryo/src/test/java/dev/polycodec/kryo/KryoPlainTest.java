package dev.polycodec.kryo;

import static dev.polycodec.kryo.PlainOrders.REGISTERED;
import static dev.polycodec.kryo.PlainOrders.UNREGISTERED;
import static dev.polycodec.kryo.PlainOrders.codec;
import static dev.polycodec.kryo.PlainOrders.defaults;
import static dev.polycodec.kryo.PlainOrders.kryo;
import static dev.polycodec.kryo.PlainOrders.refused;
import static dev.polycodec.kryo.PlainOrders.written;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer;
import com.esotericsoftware.kryo.util.ListReferenceResolver;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.kryo.PlainOrders.Detail;
import dev.polycodec.kryo.PlainOrders.DetailSerializer;
import dev.polycodec.kryo.PlainOrders.Order;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.tck.model.Overriding.Defaults;
import dev.polycodec.tck.model.Overriding.Started;
import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class KryoPlainTest {

  @Test
  void readsRegisteredClassesByNumber() {
    requireEqual(REGISTERED);
    requireEqual(REGISTERED.andThen(kryo -> kryo.setReferences(true)));
    requireEqual(REGISTERED.andThen(kryo -> kryo.setOptimizedGenerics(false)));
  }

  @Test
  void readsUnregisteredClassesByName() {
    requireEqual(UNREGISTERED);
    requireEqual(UNREGISTERED.andThen(kryo -> kryo.setReferences(true)));
    requireEqual(
        UNREGISTERED.andThen(kryo -> kryo.setReferenceResolver(new ListReferenceResolver())));
  }

  @Test
  void readsEverySerializerOfFields() {
    requireEqual(defaults(FieldSerializer.class));
    requireEqual(defaults(CompatibleFieldSerializer.class));
    requireEqual(defaults(TaggedFieldSerializer.class));
    requireEqual(defaults(VersionFieldSerializer.class));
    requireEqual(
        UNREGISTERED.andThen(
            kryo -> {
              TaggedFieldSerializer<Order> tagged = new TaggedFieldSerializer<>(kryo, Order.class);
              tagged.getTaggedFieldSerializerConfig().setReadUnknownTagData(true);
              kryo.register(Order.class, tagged);
            }));
  }

  @Test
  void readsRootsWithoutTheirClass() {
    Order order = new Order(1, "root");
    Output out = new Output(64, -1);
    kryo(REGISTERED).writeObject(out, order);
    KryoPlainOptions options =
        KryoPlainOptions.builder().setup(REGISTERED).rootsNamed(false).build();
    try (Codec codec = Codecs.builder().use("kryo-plain").configure(options).build()) {
      assertThat(codec.decode(out.toBytes(), Order.class)).hasToString(order.toString());
    }
  }

  @Test
  void readsWithSerializersOfTheApplication() {
    Consumer<Kryo> setup =
        REGISTERED.andThen(kryo -> kryo.register(Detail.class, new DetailSerializer()));
    requireEqual(setup);
  }

  @Test
  void migratesFromBytesOfPlainKryo() {
    Order order = new Order(1, "stored");
    KryoPlainOptions options = KryoPlainOptions.builder().setup(REGISTERED).build();
    try (Codec codec =
        Codecs.builder()
            .use("kryo")
            .envelope(Envelopes.defaults().readLegacy("kryo-plain"))
            .configure(options)
            .build()) {
      assertThat(codec.decode(written(REGISTERED, order), Order.class))
          .hasToString(order.toString());
      byte[] bytes = codec.encode(order);
      assertThat(bytes[0]).isEqualTo((byte) 0xD7);
      assertThat(codec.decode(bytes, Order.class)).hasToString(order.toString());
    }
  }

  /** Kryo would put what is written beside what the constructor puts in. */
  @Test
  void containersThatFillThemselvesAreRefused() {
    try (Codec codec = codec(UNREGISTERED)) {
      assertThatThrownBy(() -> codec.encode(new Started()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "Kryo's CollectionSerializer does not bring back "
                  + Started.class.getName()
                  + ", because its constructor fills it: register a serializer of your own for the"
                  + " class");
      assertThatThrownBy(() -> codec.encode(new Defaults()))
          .hasMessageContaining("because its constructor fills it");
    }
  }

  @Test
  void readsNullAndPrimitives() {
    try (Codec codec = codec(REGISTERED)) {
      assertThat(codec.decode(written(REGISTERED, null), Order.class)).isNull();
      assertThat(codec.decode(written(REGISTERED, 7), Integer.class)).isEqualTo(7);
    }
  }

  @Test
  void fieldThatWasRemovedIsSkippedIfTheBytesNameIt() {
    Consumer<Kryo> writer =
        defaults(CompatibleFieldSerializer.class).andThen(kryo -> kryo.setReferences(true));
    Consumer<Kryo> reader =
        writer.andThen(
            kryo -> {
              CompatibleFieldSerializer<Order> fewer =
                  new CompatibleFieldSerializer<>(kryo, Order.class);
              fewer.removeField("detail");
              kryo.addDefaultSerializer(Order.class, fewer);
            });
    byte[] bytes = written(writer, new Order(1, "removed"));
    try (Codec codec = codec(reader)) {
      assertThat(codec.decode(bytes, Order.class)).hasToString("1 removed null [any, line 2]");
    }
  }

  @Test
  void unknownTagAndNewerVersionAreNamed() {
    byte[] tagged = written(defaults(TaggedFieldSerializer.class), new Order(1, "tagged"));
    Consumer<Kryo> untagged =
        defaults(TaggedFieldSerializer.class)
            .andThen(
                kryo -> {
                  TaggedFieldSerializer<Order> fewer =
                      new TaggedFieldSerializer<>(kryo, Order.class);
                  fewer.removeField("text");
                  kryo.addDefaultSerializer(Order.class, fewer);
                });
    refused(untagged, tagged, SchemaMismatchException.class)
        .hasMessage("The bytes hold a field that " + Order.class.getName() + " does not have");
    byte[] versioned = written(defaults(VersionFieldSerializer.class), new Order(1, "versioned"));
    Consumer<Kryo> older =
        defaults(VersionFieldSerializer.class)
            .andThen(
                kryo -> {
                  VersionFieldSerializer<Order> first =
                      new VersionFieldSerializer<>(kryo, Order.class);
                  first.removeField("detail");
                  kryo.addDefaultSerializer(Order.class, first);
                });
    refused(older, versioned, SchemaMismatchException.class)
        .hasMessage(
            "The bytes hold version 1 of %s, of which this is version 0", Order.class.getName());
  }

  private static void requireEqual(Consumer<Kryo> setup) {
    Order order = new Order(7, "text with caf\u00e9");
    byte[] bytes = written(setup, order);
    try (Codec codec = codec(setup)) {
      assertThat(codec.decode(bytes, Order.class)).hasToString(order.toString());
      byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
      assertThatThrownBy(() -> codec.decode(longer, Order.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("1 bytes remain after the value");
    }
  }

  @Test
  void unsafeOutputWritesTheSameBytes() {
    KryoPlainOptions unsafe = KryoPlainOptions.builder().unsafe(true).build();
    Object[] values = {new long[] {1, -1, Long.MIN_VALUE}, new double[] {0.1, -0.0}, "text", 'c'};
    try (Codec heap = Codecs.builder().use("kryo-plain").build();
        Codec direct = Codecs.builder().use("kryo-plain").configure(unsafe).build()) {
      byte[] bytes = direct.encode(values);
      assertThat(bytes).isEqualTo(heap.encode(values));
      assertThat(direct.decode(bytes, Object[].class)).isEqualTo(values);
    }
  }
}
