package dev.polycodec.kryo;

import static dev.polycodec.kryo.PlainOrders.REGISTERED;
import static dev.polycodec.kryo.PlainOrders.UNREGISTERED;
import static dev.polycodec.kryo.PlainOrders.defaults;
import static dev.polycodec.kryo.PlainOrders.kryo;
import static dev.polycodec.kryo.PlainOrders.written;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.InputChunked;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.io.OutputChunked;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.SchemaMismatchException;
import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Consumer;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** What a program with the same setup would not read is refused when it is written. */
class KryoPlainLossesTest {

  private static Codec codec(Consumer<Kryo> setup) {
    return Codecs.builder().use("kryo-plain").configure(KryoOptions.plain(setup)).build();
  }

  private static AbstractThrowableAssert<?, ?> refused(Consumer<Kryo> setup, Object value) {
    try (Codec codec = codec(setup)) {
      return assertThatThrownBy(() -> codec.encode(value))
          .isExactlyInstanceOf(EncodeException.class);
    }
  }

  private static void assertCarried(Consumer<Kryo> setup, Object value) {
    try (Codec codec = codec(setup)) {
      byte[] bytes = codec.encode(value);
      assertThat(bytes).isEqualTo(written(setup, value));
      assertThat(codec.decode(bytes, value.getClass())).usingRecursiveComparison().isEqualTo(value);
    }
  }

  /** A class that the setups do not register. */
  static final class Visit {
    int number = 7;
  }

  @Test
  void aClassThatIsNotRegisteredIsRefusedInBothDirections() {
    String message =
        Visit.class.getName()
            + " is not registered in the setup of kryo-plain: register it as its peers do, or say"
            + " setRegistrationRequired(false) there if they do";
    assertThatThrownBy(() -> written(REGISTERED, new Visit()))
        .isExactlyInstanceOf(IllegalArgumentException.class);
    refused(REGISTERED, new Visit()).hasMessage(message);
    try (Codec codec = codec(REGISTERED)) {
      byte[] bytes = written(UNREGISTERED, new Visit());
      assertThatThrownBy(() -> codec.decode(bytes, Visit.class))
          .isExactlyInstanceOf(DecodeException.class)
          .hasMessage(message);
    }
    assertCarried(UNREGISTERED, new Visit());
    try (Codec codec = Codecs.builder().use("kryo-plain").build()) {
      assertThat(codec.decode(codec.encode(new Visit()), Visit.class).number).isEqualTo(7);
    }
  }

  /** Has no constructor that Kryo calls. */
  static final class Point {
    final int x;

    Point(int x) {
      this.x = x;
    }
  }

  @Test
  void aClassThatKryoCannotCreateIsRefused() {
    byte[] bytes = written(UNREGISTERED, new Point(3));
    Input in = new Input(bytes);
    assertThatThrownBy(() -> kryo(UNREGISTERED).readClassAndObject(in))
        .isInstanceOf(KryoException.class);
    refused(UNREGISTERED, new Point(3))
        .hasMessage(
            "Kryo's FieldSerializer does not bring back "
                + Point.class.getName()
                + ", because it has no constructor without arguments, for which an instantiator"
                + " strategy such as StdInstantiatorStrategy on both sides makes up: register a"
                + " serializer of your own for the class");
    assertCarried(
        UNREGISTERED.andThen(kryo -> kryo.setInstantiatorStrategy(new StdInstantiatorStrategy())),
        new Point(3));
  }

  static final class Numbers extends PriorityQueue<Integer> {
    private static final long serialVersionUID = 1L;
  }

  static final class Days extends TreeSet<Integer> {
    private static final long serialVersionUID = 1L;
  }

  static final class Ages extends TreeMap<String, Integer> {
    private static final long serialVersionUID = 1L;
  }

  @Test
  void sortedContainersThatKryoCannotCreateAreRefused() {
    for (Object value : List.of(new Numbers(), new Days(), new Ages())) {
      Input in = new Input(written(UNREGISTERED, value));
      assertThatThrownBy(() -> kryo(UNREGISTERED).readClassAndObject(in))
          .isInstanceOf(KryoException.class);
      refused(UNREGISTERED, value)
          .hasMessage(
              "Kryo's %s does not bring back %s, because it has no public constructor that takes a"
                  + " comparator: register a serializer of your own for the class",
              kryo(UNREGISTERED).getSerializer(value.getClass()).getClass().getSimpleName(),
              value.getClass().getName());
    }
  }

  /** A sorted bag as libraries have them. */
  public static final class Bag extends AbstractCollection<String> implements Externalizable {
    private static final long serialVersionUID = 1L;

    private final List<String> elements = new ArrayList<>();

    public Comparator<String> comparator() {
      return Comparator.reverseOrder();
    }

    @Override
    public Iterator<String> iterator() {
      return elements.iterator();
    }

    @Override
    public int size() {
      return elements.size();
    }

    @Override
    public void writeExternal(ObjectOutput out) {
      throw new UnsupportedOperationException("Kryo does not ask for it");
    }

    @Override
    public void readExternal(ObjectInput in) {
      throw new UnsupportedOperationException("Kryo does not ask for it");
    }
  }

  @Test
  void aCollectionWithAComparatorIsRefused() {
    refused(UNREGISTERED, new Bag())
        .hasMessage(
            "Kryo's CollectionSerializer does not bring back "
                + Bag.class.getName()
                + ", because its comparator is not written: register a serializer of your own for"
                + " the class");
  }

  /** Kryo reads the container that it has filled for the second one. */
  @Test
  void containersThatAreMadeOfOthersStayOne() {
    Consumer<Kryo> references = UNREGISTERED.andThen(kryo -> kryo.setReferences(true));
    try (Codec codec = codec(references)) {
      for (Object shared :
          List.of(Arrays.asList(1, 2), List.of(), List.of(1), Set.of(1, 2), Map.of(1, 2))) {
        List<?> twice =
            codec.decode(codec.encode(new ArrayList<>(List.of(shared, shared))), ArrayList.class);
        assertThat(twice).isEqualTo(List.of(shared, shared));
        assertThat(twice.get(1)).isSameAs(twice.get(0)).hasSameClassAs(shared);
      }
    }
  }

  @Test
  void aContainerThatIsMadeOfAnotherIsRefusedWithinItself() {
    List<Object> inner = new ArrayList<>();
    List<Object> outer = List.of(inner);
    inner.add(outer);
    refused(UNREGISTERED.andThen(kryo -> kryo.setReferences(true)), outer)
        .hasMessage(
            "An object of java.util.ImmutableCollections$List12 contains itself, but can be created"
                + " only from what it contains; break the cycle with a transient field or a"
                + " Surrogate");
  }

  /** Kryo reads no element where all are null. */
  @Test
  void setsOfNullAloneAreCarried() {
    List<Object> nulls = Collections.singletonList(null);
    assertCarried(UNREGISTERED, new HashSet<>(nulls));
    assertCarried(UNREGISTERED, new CopyOnWriteArraySet<>(nulls));
    assertCarried(UNREGISTERED, new CopyOnWriteArrayList<>(Arrays.asList(null, null)));
  }

  /** Its constructor sets what a caller may set to null. */
  static final class Note {
    @Tag(1)
    String text = "none";

    @Tag(2)
    List<String> lines = new ArrayList<>();

    int untagged = 1;
  }

  private static Consumer<Kryo> tagged(boolean announced) {
    return UNREGISTERED.andThen(
        kryo -> {
          TaggedFieldSerializer<Note> tagged = new TaggedFieldSerializer<>(kryo, Note.class);
          tagged.getTaggedFieldSerializerConfig().setReadUnknownTagData(announced);
          kryo.register(Note.class, tagged);
        });
  }

  @Test
  void nullThatKryoLeavesAsTheConstructorSetsItIsRefused() {
    Note note = new Note();
    note.lines = null;
    Consumer<Kryo> compatible = defaults(CompatibleFieldSerializer.class);
    Note read = (Note) kryo(compatible).readClassAndObject(new Input(written(compatible, note)));
    assertThat(read.lines).isEmpty();
    refused(compatible, note)
        .hasMessage(
            "Kryo's CompatibleFieldSerializer does not bring back this value of "
                + Note.class.getName()
                + ", because its field lines is null, but not as it is made: register a serializer"
                + " of your own for the class");
    refused(tagged(true), note).hasMessageContaining("its field lines is null");
    assertCarried(tagged(false), note);
    assertCarried(UNREGISTERED, note);
    assertCarried(compatible, new Note());
  }

  @Test
  void aClassWithoutTagsIsRefusedWhereTheyDecide() {
    refused(defaults(TaggedFieldSerializer.class), new Visit())
        .hasMessageContaining(", because none of its fields has a @Tag: ");
    assertCarried(defaults(TaggedFieldSerializer.class), new Note());
  }

  static class Named {
    String name = "base";
  }

  static final class Renamed extends Named {
    String name = "sub";
  }

  /** Kryo itself reads what it was told of one field into the other, if one of them is null. */
  @Test
  void twoFieldsOfOneNameAreReadButNotWritten() {
    Consumer<Kryo> compatible = defaults(CompatibleFieldSerializer.class);
    Renamed value = new Renamed();
    ((Named) value).name = null;
    refused(compatible, value)
        .hasMessageContaining(
            "because two fields have the name name, which setExtendedFieldNames(true) mends: ");
    try (Codec codec = codec(compatible)) {
      Renamed read = codec.decode(written(compatible, value), Renamed.class);
      assertThat(read.name).isEqualTo("sub");
      assertThat(((Named) read).name).isNull();
    }
  }

  @Test
  void oneOfTwoFieldsOfOneNameIsRefused() {
    Consumer<Kryo> compatible = defaults(CompatibleFieldSerializer.class);
    byte[] bytes = written(compatible, new Named());
    try (Codec codec =
        Codecs.builder()
            .use("kryo-plain")
            .configure(KryoOptions.plain(compatible))
            .renamed(Named.class.getName(), Renamed.class)
            .build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Renamed.class))
          .isExactlyInstanceOf(SchemaMismatchException.class)
          .hasMessage(
              "The bytes do not tell which field name of "
                  + Renamed.class.getName()
                  + " they hold, which setExtendedFieldNames(true) on both sides mends");
    }
  }

  /** Holds what any map may be in. */
  static final class Table {
    Map<String, Integer> rows = new HashMap<>(Map.of("a", 1));
  }

  @Test
  void aFieldOfAFixedTypeWithoutObjectsIsRefused() {
    Consumer<Kryo> fixed =
        UNREGISTERED.andThen(
            kryo -> {
              FieldSerializer<Table> serializer = new FieldSerializer<>(kryo, Table.class);
              serializer.getFieldSerializerConfig().setFixedFieldTypes(true);
              serializer.updateFields();
              kryo.register(Table.class, serializer);
            });
    refused(fixed, new Table())
        .hasMessageContaining(
            "because of the class of its field rows, which setFixedFieldTypes(true) has Kryo make,"
                + " there are no objects: ");
  }

  /** Writes an object in chunks of its own. */
  static final class Chunks extends Serializer<Visit> {

    @Override
    public void write(Kryo kryo, Output out, Visit visit) {
      OutputChunked chunks = new OutputChunked(out, 64);
      kryo.writeClassAndObject(chunks, visit.number);
      chunks.endChunk();
    }

    @Override
    public Visit read(Kryo kryo, Input in, Class<? extends Visit> type) {
      InputChunked chunks = new InputChunked(in, 64);
      Visit visit = new Visit();
      visit.number = (int) kryo.readClassAndObject(chunks);
      chunks.nextChunk();
      return visit;
    }
  }

  @Test
  void objectsInAnotherOutputAreRefused() {
    refused(kryo -> kryo.register(Visit.class, new Chunks()), new Visit())
        .hasMessage(
            "A serializer writes objects to an Output of its own, as compressing and encrypting"
                + " ones do: kryo-plain writes only what lies in the message as it is");
  }
}
