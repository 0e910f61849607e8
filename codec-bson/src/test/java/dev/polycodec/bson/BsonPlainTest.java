package dev.polycodec.bson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.TypeRef;
import dev.polycodec.bson.Pojos.Circle;
import dev.polycodec.bson.Pojos.Drawing;
import dev.polycodec.bson.Pojos.Square;
import dev.polycodec.bson.Pojos.User;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.bson.BsonArray;
import org.bson.BsonBinary;
import org.bson.BsonBinaryWriter;
import org.bson.BsonDocument;
import org.bson.BsonInt32;
import org.bson.BsonInt64;
import org.bson.BsonRegularExpression;
import org.bson.BsonString;
import org.bson.BsonValue;
import org.bson.Document;
import org.bson.UuidRepresentation;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.DocumentCodecProvider;
import org.bson.codecs.EncoderContext;
import org.bson.codecs.UuidCodecProvider;
import org.bson.codecs.ValueCodecProvider;
import org.bson.codecs.configuration.CodecRegistries;
import org.bson.codecs.configuration.CodecRegistry;
import org.bson.codecs.pojo.PojoCodecProvider;
import org.bson.codecs.pojo.annotations.BsonExtraElements;
import org.bson.codecs.pojo.annotations.BsonIgnore;
import org.bson.io.BasicOutputBuffer;
import org.bson.types.ObjectId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library would do with documents, and what the codec lets it do. */
class BsonPlainTest {

  private static final String FIGURES = "dev.polycodec.bson.Pojos$*";

  private final Codec codec = builder().build();

  @AfterEach
  void close() {
    codec.close();
  }

  private static CodecBuilder builder() {
    return Codecs.builder().use("bson-plain").trustedInput();
  }

  private static byte[] document(BsonDocument document) {
    BasicOutputBuffer bytes = new BasicOutputBuffer();
    new BsonDocumentCodec()
        .encode(new BsonBinaryWriter(bytes), document, EncoderContext.builder().build());
    return bytes.toByteArray();
  }

  private static BsonDocument figures(String discriminator) {
    BsonDocument figure =
        new BsonDocument("radius", new BsonInt32(2)).append("_t", new BsonString(discriminator));
    return new BsonDocument("figures", new BsonArray(List.of(figure)));
  }

  /** A document begins with its size, and some sizes begin like an envelope or a tag. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void storedDocumentOfAnySizeIsReadWithoutAnEnvelope(boolean tags) {
    Envelope envelope = Envelopes.defaults().readLegacy("bson-plain").alsoRead("bson");
    try (Codec later = builder().envelope(tags ? envelope.readTags() : envelope).build()) {
      for (int size = 0x00D7; size < 0x4000; size += 0x100) {
        Map<String, String> value = new HashMap<>(Map.of("text", "a".repeat(size - 16)));
        byte[] bytes = codec.encode(value);
        assertThat(bytes).hasSize(size);
        assertThat(later.decode(bytes, HashMap.class)).isEqualTo(value);
      }
    }
  }

  @Test
  void aDocumentIsThatOfTheLibraryAndHasItsNames() {
    byte[] bytes = codec.encode(Pojos.user());
    BsonDocument document = Objects.requireNonNull(codec.decode(bytes, BsonDocument.class));
    assertThat(document.keySet())
        .containsExactly("_id", "friend", "name", "names", "scores", "unit", "n");
    assertThat(document.get("n")).isEqualTo(new BsonInt64(1L << 40));
    assertThat(document.get("_id").asObjectId().getValue())
        .isEqualTo(new ObjectId("0123456789abcdef01234567"));
    assertThat(codec.decode(document(document), User.class))
        .usingRecursiveComparison()
        .isEqualTo(Pojos.user());
  }

  @Test
  void aMapAndADocumentOfTheLibraryAreRoots() {
    Document document = new Document("a", 1).append("b", new Document("c", List.of(1, "x")));
    byte[] bytes = codec.encode(document);
    assertThat(codec.decode(bytes, Document.class)).isEqualTo(document);
    assertThat((Object) codec.decode(bytes, Map.class))
        .isEqualTo(new HashMap<>(Map.of("a", 1, "b", document.get("b"))));
    Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
    assertThat(
            codec
                .forType(new TypeRef<Map<String, Integer>>() {})
                .decode(codec.forType(new TypeRef<Map<String, Integer>>() {}).encode(map)))
        .isEqualTo(map);
  }

  @Test
  void aRootThatIsNoDocumentIsRefused() {
    assertThatThrownBy(() -> codec.encode(new ArrayList<>(List.of("one"))))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "The codec of java.util.ArrayList writes no document, which a message of BSON is:"
                + " encode an object or a map that holds it");
    assertThatThrownBy(() -> codec.forType(User.class).encode(null))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage("BSON has no form for a root that is null: encode an object");
    byte[] bytes = codec.encode(Pojos.user());
    assertThatThrownBy(() -> codec.forType(new TypeRef<List<String>>() {}).decode(bytes))
        .isInstanceOf(DecodeException.class);
  }

  /** A class without accessors, for which the library has nothing. */
  static final class Closed {
    private final int number;

    Closed(int number) {
      this.number = number;
    }

    @Override
    public String toString() {
      return "" + number;
    }
  }

  @Test
  void aClassThatNoCodecIsForIsRefused() {
    assertThatThrownBy(() -> codec.encode(new Closed(1)))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessage(
            "The registry has no codec for dev.polycodec.bson.BsonPlainTest$Closed: declare a class"
                + " with accessors or public fields, or set one up by BsonPlainOptions.registry");
  }

  @Test
  void theRegistryOfTheApplicationWritesAndReads() {
    try (Codec own =
        builder()
            .configure(BsonPlainOptions.builder().registry(PlainPojos.registry()).build())
            .build()) {
      assertThat(Objects.requireNonNull(own.decode(own.encode(new Closed(5)), Closed.class)))
          .hasToString("5");
    }
  }

  /** A class with a UUID, which has several forms. */
  public static class Numbered {

    public @Nullable UUID key;
  }

  private static BsonDocument numbered(UUID id) {
    return new BsonDocument("key", new BsonBinary(id, UuidRepresentation.JAVA_LEGACY));
  }

  @Test
  void uuidOfAnOldDriverNeedsItsRepresentation() {
    UUID id = new UUID(5, -6);
    assertThatThrownBy(() -> codec.decode(document(numbered(id)), Numbered.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "A UUID is in another form than the registry reads, as drivers before 4 write it: let"
                + " BsonPlainOptions.registry(...) begin with a UuidCodecProvider of their"
                + " UuidRepresentation, such as JAVA_LEGACY");
    CodecRegistry old =
        CodecRegistries.fromProviders(
            new UuidCodecProvider(UuidRepresentation.JAVA_LEGACY),
            new ValueCodecProvider(),
            PojoCodecProvider.builder().automatic(true).build());
    try (Codec own =
        builder().configure(BsonPlainOptions.builder().registry(old).build()).build()) {
      assertThat(Objects.requireNonNull(own.decode(document(numbered(id)), Numbered.class)).key)
          .isEqualTo(id);
    }
  }

  @Test
  void registryThatLacksACodecIsNamed() {
    CodecRegistry few =
        CodecRegistries.fromProviders(new ValueCodecProvider(), new DocumentCodecProvider());
    try (Codec own =
        builder().configure(BsonPlainOptions.builder().registry(few).build()).build()) {
      byte[] bytes = document(figures("circle"));
      assertThatThrownBy(() -> own.decode(bytes, Document.class))
          .isExactlyInstanceOf(SchemaMismatchException.class)
          .hasMessage(
              "The registry has no codec for what a document holds: give"
                  + " BsonPlainOptions.registry(...) the one that wrote it");
    }
  }

  /** A class with what the library reads otherwise than it was. */
  public static class Holder {
    public String name = "unnamed";
    @BsonIgnore public @Nullable String cache;
  }

  @Test
  void whatTheLibraryWouldChangeIsRefused() {
    Holder holder = new Holder();
    assertThat(codec.decode(codec.encode(holder), Holder.class))
        .usingRecursiveComparison()
        .isEqualTo(holder);
    holder.cache = "ignored";
    assertThatThrownBy(() -> codec.encode(holder)).isExactlyInstanceOf(EncodeException.class);
    holder.cache = null;
    holder.name = null;
    assertThatThrownBy(() -> codec.encode(holder))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "MongoDB's codecs do not bring back this dev.polycodec.bson.BsonPlainTest$Holder:"
                + " dev.polycodec.bson.BsonPlainTest$Holder.name is java.lang.String, not null;"
                + " declare what is there, with accessors or public fields, or use bson, which"
                + " needs neither");
  }

  @Test
  void aDiscriminatorStandsForAClassThatIsAllowed() {
    try (Codec allowing = builder().allow(FIGURES).renamed("square", Square.class).build()) {
      byte[] bytes = allowing.encode(Pojos.drawing());
      assertThat(allowing.decode(bytes, Drawing.class))
          .usingRecursiveComparison()
          .isEqualTo(Pojos.drawing());
      assertThatThrownBy(() -> codec.decode(bytes, Drawing.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage(
              "The policy does not allow the class dev.polycodec.bson.Pojos$Circle; if messages may"
                  + " hold it, add allow(\"dev.polycodec.bson.Pojos$Circle\") to the builder");
      assertThatThrownBy(() -> codec.encode(Pojos.drawing()))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }

  /** It is a name of the class, which the library knows as soon as it has met the class. */
  @Test
  void aDiscriminatorOfTheDeclaredClassNeedsNothing() {
    Square square = new Square(4);
    byte[] bytes = codec.encode(square);
    assertThat(HexFormat.of().formatHex(bytes))
        .isEqualTo("1e000000025f740007000000737175617265001073696465000400000000");
    assertThat(Objects.requireNonNull(codec.decode(bytes, Square.class)).side).isEqualTo(4);
  }

  /** Is loaded by nobody: its name is in bytes only. */
  static final class Bait {
    static {
      Loaded.BAIT.set(true);
    }
  }

  /** Tells what was initialised. */
  static final class Loaded {
    static final AtomicBoolean BAIT = new AtomicBoolean();
  }

  @ParameterizedTest
  @ValueSource(strings = {"$Bait", "$Missing"})
  void aClassThatIsNotAllowedIsNotLoaded(String name) {
    String evil = BsonPlainTest.class.getName() + name;
    assertThatThrownBy(() -> codec.decode(document(figures(evil)), Drawing.class))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessage(
            "The policy does not allow the class %s; if messages may hold it, add allow(\"%1$s\") to"
                + " the builder",
            evil);
    assertThat(Loaded.BAIT).isFalse();
  }

  @Test
  void anAllowedClassIsNotPutWhereAnotherIsDeclared() {
    try (Codec allowing = builder().allow(FIGURES).build()) {
      byte[] bytes = document(figures(User.class.getName()));
      assertThatThrownBy(() -> allowing.decode(bytes, Drawing.class))
          .isInstanceOf(DecodeException.class);
      assertThat(
              Objects.requireNonNull(
                      allowing.decode(document(figures(Circle.class.getName())), Drawing.class))
                  .figures)
          .singleElement()
          .isInstanceOf(Circle.class);
    }
  }

  /** Takes other elements, among which objects of named classes might be. */
  public static class Extras {
    @BsonExtraElements public Map<String, Pojos.Figure> others = new HashMap<>();
  }

  /** Takes other elements as they are. */
  public static class Rest {
    public int known;
    @BsonExtraElements public Document others = new Document();
  }

  @Test
  void otherElementsAreReadAsValuesOnly() {
    byte[] bytes =
        document(
            new BsonDocument("known", new BsonInt32(1)).append("other", figures("no.such.Class")));
    Rest rest = Objects.requireNonNull(codec.decode(bytes, Rest.class));
    assertThat(rest.others.get("other", Document.class)).containsKey("figures");
    assertThat(codec.encode(rest)).isEqualTo(bytes);
    assertThatThrownBy(() -> codec.forType(Extras.class))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessage(
            "public java.util.Map dev.polycodec.bson.BsonPlainTest$Extras.others takes what other"
                + " elements a document has: declare it as a Document, a BsonDocument or a"
                + " Map<String, Object>, as others may hold objects of any class");
  }

  @Test
  void anElementWithoutAPropertyIsLeftOutUnlessTheCodecIsStrict() {
    BsonDocument document =
        new BsonDocument("_id", new BsonInt32(7)).append("name", new BsonString("Ann"));
    byte[] bytes = document(document);
    assertThat(Objects.requireNonNull(codec.decode(bytes, Holder.class)).name).isEqualTo("Ann");
    try (Codec strict = builder().evolution(Evolution.STRICT).build()) {
      assertThatThrownBy(() -> strict.decode(bytes, Holder.class))
          .isExactlyInstanceOf(SchemaMismatchException.class)
          .hasMessage(
              "A document has an element that its class has no property for;"
                  + " evolution(COMPATIBLE) leaves such elements out");
    }
    assertThatThrownBy(() -> codec.decode(bytes, Square.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "A document has elements, and its class has properties for none of them: it is of"
                + " another class");
  }

  @Test
  void aNameWithANulIsRefused() {
    assertThatThrownBy(() -> codec.encode(new HashMap<>(Map.of("a\0b", 1))))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage("A name has a NUL, which ends names in BSON");
  }

  @Test
  void documentsAreCountedBeforeTheLibraryFollowsThem() {
    BsonValue inner = new BsonInt32(1);
    for (int i = 0; i < 20; i++) {
      inner = new BsonDocument("a", inner);
    }
    byte[] bytes = document(new BsonDocument("name", inner));
    try (Codec flat = builder().limits(Limits.defaults().withMaxDepth(10)).build();
        Codec small = builder().limits(Limits.defaults().withMaxObjects(10)).build()) {
      assertThatThrownBy(() -> flat.decode(bytes, Document.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessage(
              "The documents are nested deeper than 10; raise Limits.withMaxDepth if that is"
                  + " expected");
      assertThatThrownBy(() -> small.decode(bytes, Document.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessage(
              "The documents are more than 10; raise Limits.withMaxObjects if that is expected");
    }
  }

  @Test
  void aPatternThatTakesAnyTimeToCompileIsRefused() {
    BsonRegularExpression slow = new BsonRegularExpression("e", "c");
    assertThatThrownBy(() -> codec.decode(document(new BsonDocument("p", slow)), Document.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(
            "A pattern asks for canonical equivalence, for which it may take any time to compile");
  }

  /** What the library believes, replaces or would fail on otherwise. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "05000000",
        "0500000000 00",
        "0600000000",
        "0c000000 10 61 00 01000000",
        "0c000000 10 61 00 01000000 01",
        "0c000000 20 61 00 01000000 00",
        "0d000000 05 61 00 ffffff7f 00 00",
        "0d000000 05 61 00 ffffffff 00 00",
        "11000000 05 61 00 04000000 02 01000000 00",
        "0f000000 02 61 00 02000000 ff 00 00",
        "0f000000 02 61 00 03000000 61 00 00",
        "0d000000 02 61 00 00000000 00 00",
        "0c000000 10 ff 00 01000000 00",
        "0d000000 03 61 00 06000000 00 00",
        "0a000000 10 61 61 61 61"
      })
  void whatIsNoDocumentIsRefused(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
    assertThatThrownBy(() -> codec.decode(bytes, Document.class))
        .isInstanceOf(MalformedDataException.class);
  }
}
