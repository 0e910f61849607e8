package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.datatype.eclipsecollections.EclipseCollectionsModule;
import com.fasterxml.jackson.datatype.guava.GuavaModule;
import com.fasterxml.jackson.datatype.joda.JodaModule;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.jackson.ModuleValues.Case;
import dev.polycodec.jackson.plain.Builders;
import dev.polycodec.listings.Listings;
import dev.polycodec.listings.Listings.GuestList;
import dev.polycodec.listings.Listings.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A codec carries what a mapper with the application's modules brings back, and nothing else. */
class ModuleValuesTest {

  private static ObjectMapper mapper(String codec) {
    return modules(codec).build();
  }

  private static MapperBuilder<?, ?> modules(String codec) {
    return Builders.of(codec)
        .addModules(
            new GuavaModule(),
            new JodaModule(),
            new EclipseCollectionsModule(),
            new KotlinModule.Builder().build());
  }

  private static CodecBuilder builder(String codec) {
    return Codecs.builder().use(codec).configure(JacksonOptions.mapper(mapper(codec)));
  }

  static Stream<String> codecs() {
    return Stream.of("json", "smile", "cbor");
  }

  @SuppressWarnings("unchecked") // the value is of the type
  private static TypedCodec<Object> typed(Codec codec, TypeRef<?> type) {
    return (TypedCodec<Object>) codec.forType(type);
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void whatTheMapperBringsBackIsCarried(String name) throws Exception {
    ObjectMapper mapper = mapper(name);
    try (Codec codec = builder(name).build()) {
      for (Case one : ModuleValues.carried()) {
        TypedCodec<Object> typed = typed(codec, one.type());
        JavaType type = mapper.constructType(one.type().type());
        byte[] bytes = mapper.writerFor(type).writeValueAsBytes(one.value());
        assertThat((Object) mapper.readValue(bytes, type)).as("raw %s", one).isEqualTo(one.value());
        assertThat(typed.encode(one.value())).as("%s", one).isEqualTo(bytes);
        assertThat(typed.decode(bytes)).as("%s", one).isEqualTo(one.value());
      }
    }
  }

  /** Holds a value where something else than the root is declared. */
  record Held<T>(List<T> list) {}

  @ParameterizedTest
  @MethodSource("codecs")
  void elementsAreCarriedAlike(String name) {
    try (Codec codec = builder(name).build()) {
      for (Case one : ModuleValues.carried()) {
        TypedCodec<Object> typed = typed(codec, heldBy(one.type()));
        Held<?> held = new Held<>(List.of(one.value()));
        assertThat(typed.decode(typed.encode(held))).as("%s", one).isEqualTo(held);
      }
    }
  }

  private static TypeRef<?> heldBy(TypeRef<?> type) {
    return TypeRef.of(new Parameterized(Held.class, type.type()));
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void whatTheMapperLosesIsRefused(String name) {
    try (Codec codec = builder(name).build()) {
      for (Case one : ModuleValues.lost()) {
        for (TypeRef<?> type : List.of(one.type(), heldBy(one.type()))) {
          Object value = type == one.type() ? one.value() : new Held<>(List.of(one.value()));
          assertThatThrownBy(() -> typed(codec, type).encode(value))
              .as("%s", one)
              .isInstanceOf(EncodeException.class);
        }
      }
    }
  }

  @Test
  void anAbsentOptionalIsNullAndRefusedAtTheRootAlone() {
    TypeRef<com.google.common.base.Optional<String>> type = new TypeRef<>() {};
    Held<?> held = new Held<>(List.of(com.google.common.base.Optional.absent()));
    try (Codec codec = builder("json").build()) {
      TypedCodec<Object> typed = typed(codec, heldBy(type));
      assertThat(typed.decode(typed.encode(held))).isEqualTo(held);
      assertThatThrownBy(() -> codec.forType(type).encode(com.google.common.base.Optional.absent()))
          .isInstanceOf(EncodeException.class);
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void deniedClassesAreRefusedInBothDirections(String name) {
    try (Codec open = builder(name).build()) {
      for (Case one : ModuleValues.carried()) {
        TypeRef<?> type = heldBy(one.type());
        Held<?> held = new Held<>(List.of(one.value()));
        byte[] bytes = typed(open, type).encode(held);
        Object back = ((Held<?>) typed(open, type).decode(bytes)).list().get(0);
        if (back.getClass() == one.value().getClass() && !isOfTheJdk(back.getClass())) {
          requireDenied(name, back.getClass(), type, held, bytes);
        }
      }
    }
  }

  private static boolean isOfTheJdk(Class<?> type) {
    return type.getClassLoader() == null;
  }

  private static void requireDenied(
      String name, Class<?> denied, TypeRef<?> type, Held<?> held, byte[] bytes) {
    try (Codec codec = builder(name).deny(denied.getName()).build()) {
      String message = "denies the class " + denied.getName();
      assertThatThrownBy(() -> typed(codec, type).encode(held))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining(message);
      assertThatThrownBy(() -> typed(codec, type).decode(bytes))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining(message);
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void deniedDeclarationsAreRefusedInBothDirections(String name) {
    TypeRef<Held<ImmutableList<ImmutableSet<String>>>> type = new TypeRef<>() {};
    Held<ImmutableList<ImmutableSet<String>>> held =
        new Held<>(List.of(ImmutableList.of(ImmutableSet.of("a", "b"))));
    try (Codec open = builder(name).build()) {
      byte[] bytes = open.forType(type).encode(held);
      requireDenied(name, ImmutableList.class, type, held, bytes);
      requireDenied(name, ImmutableSet.class, type, held, bytes);
    }
  }

  /** Lists of one hash: {@code 31 * a + b} of each is the same. */
  private static List<List<Integer>> colliding(int count) {
    List<List<Integer>> lists = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      lists.add(List.of(i, -31 * i));
    }
    return lists;
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void keysOfOneHashAreBounded(String name) throws Exception {
    byte[] bytes = mapper(name).writeValueAsBytes(colliding(60_000));
    try (Codec codec = builder(name).build()) {
      assertThatThrownBy(
              () -> codec.forType(new TypeRef<ImmutableSet<List<Integer>>>() {}).decode(bytes))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("raise Limits.withMaxKeySteps");
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void whatIsHashedIsNoMatterOfNames(String name) throws Exception {
    ObjectMapper mapper = modules(name).addModule(Listings.module()).build();
    byte[] bytes = mapper.writeValueAsBytes(colliding(60_000));
    try (Codec codec =
        Codecs.builder().use(name).configure(JacksonOptions.mapper(mapper)).build()) {
      assertThat(codec.decode(bytes, Row.class).indexOf(List.of(7, -217))).isEqualTo(7);
      assertThatThrownBy(() -> codec.decode(bytes, GuestList.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("raise Limits.withMaxKeySteps");
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void elementsAreBoundedInBothDirections(String name) {
    TypeRef<ImmutableList<String>> type = new TypeRef<>() {};
    ImmutableList<String> list = ImmutableList.of("a", "b", "c");
    try (Codec open = builder(name).build();
        Codec exact = builder(name).limits(Limits.defaults().withMaxElements(3)).build();
        Codec less = builder(name).limits(Limits.defaults().withMaxElements(2)).build()) {
      byte[] bytes = open.forType(type).encode(list);
      assertThat(exact.forType(type).decode(exact.forType(type).encode(list))).isEqualTo(list);
      assertThatThrownBy(() -> less.forType(type).encode(list))
          .isInstanceOf(LimitExceededException.class);
      assertThatThrownBy(() -> less.forType(type).decode(bytes))
          .isInstanceOf(LimitExceededException.class);
    }
  }

  @Test
  void withoutTheModuleTheRefusalIsAsEver() {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(
              () ->
                  codec
                      .forType(new TypeRef<Held<ImmutableList<String>>>() {})
                      .encode(new Held<>(List.of(ImmutableList.of("a")))))
          .isInstanceOf(EncodeException.class)
          .hasMessageStartingWith("A codec without types would not bring back an object of");
    }
  }
}
