package dev.polycodec.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaExchange;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.reflect.AvroEncode;
import org.apache.avro.reflect.DateAsLongEncoding;
import org.apache.avro.reflect.Nullable;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.util.ClassSecurityValidator;
import org.apache.avro.util.ClassSecurityValidator.ClassSecurityPredicate;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Plain classes by Avro's reflection, without a setting. */
@NullUnmarked
class ReflectTest {

  private final Codec codec = Codecs.builder().use("avro-reflect").build();

  @AfterEach
  void close() {
    codec.close();
  }

  /** A class as it was, as another process has it. */
  static final class Item {
    String title = "";
    int cents;
    @Nullable String note;
  }

  static class Animal {
    String name = "";
  }

  static final class Dog extends Animal {
    int age;
  }

  static final class Zoo {
    Animal animal;
    @Nullable Object any;
    @Nullable TreeMap<String, Integer> sorted;
    @Nullable Zoo other;
    List<Animal> all = new ArrayList<>();
  }

  static final class Narrow {
    byte small;
    short middle;
    char letter;
  }

  @AvroEncode(using = DateAsLongEncoding.class)
  static final class Encoded {}

  static final class Made {
    final String name;

    Made(String name) {
      this.name = name;
    }
  }

  static final class Queues {
    List<LinkedBlockingQueue<String>> all = new ArrayList<>();
  }

  private static Zoo zoo() {
    Zoo zoo = new Zoo();
    zoo.animal = new Animal();
    return zoo;
  }

  private void requireLost(Object value, String why) {
    requireLost(codec, value, why);
  }

  private static void requireLost(Codec codec, Object value, String why) {
    assertThatThrownBy(() -> codec.encode(value))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "Avro's reflection does not bring back an object of "
                + value.getClass().getTypeName()
                + ": "
                + why
                + "; declare its fields as Avro takes them (AvroOptions.allowNull, @Union, a"
                + " no-argument constructor), or take a codec for objects of any class, such as"
                + " kryo");
  }

  @Test
  void emptyContainersArePaidFor() {
    Queues queues = new Queues();
    for (int i = 0; i < 20_000; i++) {
      queues.all.add(new LinkedBlockingQueue<>());
    }
    byte[] written;
    try (Codec lenient =
        Codecs.builder()
            .use("avro-reflect")
            .limits(Limits.defaults().withMaxExpansion(1_000))
            .build()) {
      written = lenient.encode(queues);
    }

    assertThatThrownBy(() -> codec.decode(written, Queues.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxExpansion");
    assertThatThrownBy(() -> codec.encode(queues))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxExpansion");
  }

  @Test
  void bytesAreThoseOfTheLibrary() throws Exception {
    PlainReflectOfDefaults library = new PlainReflectOfDefaults();
    byte[] bytes = codec.encode(Basket.full());
    assertThat(bytes).isEqualTo(library.write(Basket.full()));
    assertThat(codec.decode(bytes, Basket.class))
        .usingRecursiveComparison()
        .isEqualTo(library.read(bytes, Basket.class));
  }

  @Test
  void theClassesOfARootAreTrustedWithoutASetting() {
    ClassSecurityPredicate before = ClassSecurityValidator.getGlobal();
    ClassSecurityValidator.setGlobal(ClassSecurityValidator.DEFAULT_TRUSTED_CLASSES);
    try {
      assertThat(codec.decode(codec.encode(Basket.full()), Basket.class).id())
          .isEqualTo(Integer.MIN_VALUE);
    } finally {
      ClassSecurityValidator.setGlobal(before);
    }
  }

  @Test
  void nullIsRefusedUnlessItsFieldOrTheOptionsAllowIt() {
    Item item = new Item();
    assertThat(codec.decode(codec.encode(item), Item.class).note).isNull();
    item.title = null;
    requireLost(item, "it has a value that its schema has no place for");
    try (Codec allowing = new PlainReflect().builder().build()) {
      assertThat(allowing.decode(allowing.encode(item), Item.class).title).isNull();
    }
  }

  @Test
  void aSubclassIsRefusedWithItsPlace() {
    Zoo zoo = zoo();
    zoo.animal = new Dog();
    String dog = Dog.class.getTypeName();
    String animal = Animal.class.getTypeName();
    Zoo many = zoo();
    many.all.add(new Dog());
    try (Codec allowing = Codecs.builder().use("avro-reflect").allow(Dog.class).build()) {
      requireLost(allowing, zoo, Zoo.class.getTypeName() + ".animal is " + animal + ", not " + dog);
      requireLost(
          allowing, many, Zoo.class.getTypeName() + ".all[0] is " + animal + ", not " + dog);
    }
  }

  @Test
  void whatAnOpenFieldHoldsIsRefused() {
    Zoo zoo = zoo();
    zoo.any = "text";
    assertThatThrownBy(() -> codec.encode(zoo)).isExactlyInstanceOf(EncodeException.class);
  }

  @Test
  void aSortedMapIsRefusedAsItIsReadAsAHashMap() {
    Zoo zoo = zoo();
    zoo.sorted = new TreeMap<>();
    requireLost(zoo, "what is written of it cannot be read");
  }

  @Test
  void aClassWithoutAConstructorToCallIsRefused() {
    requireLost(new Made("a"), "what is written of it cannot be read");
  }

  @Test
  void anObjectThatContainsItselfIsRefused() {
    Zoo zoo = zoo();
    zoo.other = zoo;
    assertThatThrownBy(() -> codec.encode(zoo)).isInstanceOf(CodecException.class);
  }

  @Test
  void halfACharacterIsRefused() {
    Item item = new Item();
    item.title = "a\ud800";
    assertThatThrownBy(() -> codec.encode(item))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessageStartingWith("A string has a lone surrogate at index 1, ");
  }

  @Test
  void aClassWithoutASchemaIsRefusedWhenItIsFirstUsed() {
    assertThatThrownBy(() -> codec.forType(List.class))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessage(
            "Avro's reflection makes no schema of java.util.List (Can't find element type of"
                + " Collection): declare its fields and elements by classes, or take a codec for"
                + " objects of any class, such as kryo");
    assertThatThrownBy(() -> codec.forType(Encoded.class))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessage(
            Encoded.class.getName()
                + " has an @AvroEncode, which is not used for whole classes: annotate the fields");
  }

  @Test
  void aDeniedClassIsRefusedWithinAnother() {
    Zoo zoo = zoo();
    byte[] bytes = codec.encode(zoo);
    try (Codec denying =
        Codecs.builder().use("avro-reflect").deny(Animal.class.getName()).build()) {
      assertThatThrownBy(() -> denying.encode(zoo))
          .isExactlyInstanceOf(TypeNotAllowedException.class);
      assertThatThrownBy(() -> denying.decode(bytes, Zoo.class))
          .isExactlyInstanceOf(TypeNotAllowedException.class);
    }
  }

  @Test
  void elementsAreCountedInBothDirections() {
    Zoo zoo = zoo();
    zoo.all.addAll(Collections.nCopies(1_001, new Animal()));
    byte[] bytes = codec.encode(zoo);
    Limits limits = Limits.defaults().withMaxElements(1_000);
    try (Codec limited = Codecs.builder().use("avro-reflect").limits(limits).build()) {
      assertThatThrownBy(() -> limited.encode(zoo))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxElements");
      assertThatThrownBy(() -> limited.decode(bytes, Zoo.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxElements");
    }
  }

  /** Its schema has an int for each, and the bytes of another process may have any. */
  @Test
  void aNumberBeyondAByteAShortOrACharIsRefused() {
    assertThat(narrow("small", -128).small).isEqualTo(Byte.MIN_VALUE);
    assertThat(narrow("middle", 32_767).middle).isEqualTo(Short.MAX_VALUE);
    assertThat(narrow("letter", 65_535).letter).isEqualTo(Character.MAX_VALUE);
    for (var beyond : Map.of("small", -129, "middle", 32_768, "letter", 65_536).entrySet()) {
      assertThatThrownBy(() -> narrow(beyond.getKey(), beyond.getValue()))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage("A number is out of the range of its type");
    }
  }

  private Narrow narrow(String field, int value) {
    GenericRecord record = new GenericData.Record(ReflectData.get().getSchema(Narrow.class));
    record.getSchema().getFields().forEach(each -> record.put(each.pos(), 0));
    record.put(field, value);
    return codec.decode(written(record), Narrow.class);
  }

  private static byte[] written(GenericRecord record) {
    try (Codec generic = Codecs.builder().use("avro").build()) {
      return generic.encode(record);
    }
  }

  /** The schema of another process names a class, which is not looked for. */
  @Test
  void aSchemaOfOthersIsResolvedToThatOfTheClass() {
    String own = ReflectData.get().getSchema(Item.class).toString();
    String other =
        own.replace(
            "{\"name\":\"title\",\"type\":\"string\"}",
            "{\"name\":\"gone\",\"type\":{\"type\":\"string\",\"java-class\":\"java.io.FileWriter\"}},"
                + "{\"name\":\"title\",\"type\":{\"type\":\"string\",\"java-class\":\"java.io.FileWriter\"}}");
    assertThat(other).isNotEqualTo(own);
    Schema schema = new Schema.Parser().parse(other);
    GenericRecord record = new GenericData.Record(schema);
    record.put("cents", 5);
    record.put("gone", "/tmp/gone");
    record.put("title", "chair");
    byte[] bytes = written(record);
    assertThatThrownBy(() -> codec.decode(bytes, Item.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining("SchemaExchange.of(codec).importSchemas");
    SchemaExchange.of(codec).importSchemas(other.getBytes(StandardCharsets.UTF_8));
    Item item = codec.decode(bytes, Item.class);
    assertThat(item.title).isEqualTo("chair");
    assertThat(item.cents).isEqualTo(5);
  }
}
