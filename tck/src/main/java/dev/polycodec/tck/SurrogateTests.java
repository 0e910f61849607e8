package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Point;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Currency;
import java.util.Date;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TimeZone;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A form that the application gives a class is used at every place, in both directions. */
abstract class SurrogateTests extends Kit.Group {

  /**
   * Two values of a class, each with the text of the other one as its form: whoever reads without
   * it reads the other one.
   */
  private record Crossed<T>(Class<T> type, T first, T second) implements Surrogate<T, String> {

    @Override
    public Class<String> form() {
      return String.class;
    }

    @Override
    public String toForm(T value) {
      return (value.equals(first) ? second : first).toString();
    }

    @Override
    public T fromForm(String form) {
      return form.equals(first.toString()) ? second : first;
    }
  }

  @TestFactory
  @SuppressWarnings("deprecation") // Locale.of came with 19
  @DisplayName("A form of any class is used wherever its values are")
  Stream<DynamicTest> formsAreUsed() {
    return Stream.of(
        test(new Crossed<>(Color.class, Color.RED, Color.BLUE), new TypeRef<Box<Color>>() {}),
        test(
            new Crossed<>(Operation.class, Operation.PLUS, Operation.MINUS),
            new TypeRef<Box<Operation>>() {}),
        test(
            new Crossed<>(Point.class, new Point(1, 2), new Point(3, 4)),
            new TypeRef<Box<Point>>() {}),
        test(
            new Crossed<>(Address.class, new Address("a", 1), new Address("b", 2)),
            new TypeRef<Box<Address>>() {}),
        test(
            new Crossed<>(UUID.class, new UUID(1, 2), new UUID(3, 4)), new TypeRef<Box<UUID>>() {}),
        test(
            new Crossed<>(LocalDate.class, LocalDate.MIN, LocalDate.MAX),
            new TypeRef<Box<LocalDate>>() {}),
        test(
            new Crossed<>(ZoneId.class, ZoneId.of("Europe/Paris"), ZoneId.of("Asia/Tokyo")),
            new TypeRef<Box<ZoneId>>() {}),
        test(
            new Crossed<>(
                TimeZone.class, TimeZone.getTimeZone("UTC"), TimeZone.getTimeZone("Asia/Tokyo")),
            new TypeRef<Box<TimeZone>>() {}),
        test(
            new Crossed<>(Charset.class, StandardCharsets.UTF_8, StandardCharsets.UTF_16),
            new TypeRef<Box<Charset>>() {}),
        test(
            new Crossed<>(Pattern.class, Pattern.compile("a"), Pattern.compile("b")),
            new TypeRef<Box<Pattern>>() {}),
        test(
            new Crossed<>(Locale.class, Locale.GERMANY, new Locale("zh-hant", "CN")),
            new TypeRef<Box<Locale>>() {}),
        test(
            new Crossed<>(URI.class, URI.create("a:b"), URI.create("c:d")),
            new TypeRef<Box<URI>>() {}),
        test(
            new Crossed<>(Currency.class, Currency.getInstance("EUR"), Currency.getInstance("USD")),
            new TypeRef<Box<Currency>>() {}),
        test(new Crossed<>(Date.class, new Date(0), new Date(1_000)), new TypeRef<Box<Date>>() {}),
        test(
            new Crossed<>(Instant.class, Instant.EPOCH, Instant.MAX),
            new TypeRef<Box<Instant>>() {}),
        test(
            new Crossed<>(BigDecimal.class, BigDecimal.ONE, BigDecimal.TEN),
            new TypeRef<Box<BigDecimal>>() {}),
        test(
            new Crossed<>(BigInteger.class, BigInteger.ONE, BigInteger.TWO),
            new TypeRef<Box<BigInteger>>() {}),
        test(new Crossed<>(Long.class, 1L, 2L), new TypeRef<Box<Long>>() {}),
        test(new Crossed<>(Integer.class, 1, 2), new TypeRef<Box<Integer>>() {}),
        test(new Crossed<>(Boolean.class, true, false), new TypeRef<Box<Boolean>>() {}),
        test(new Crossed<>(Character.class, 'a', 'b'), new TypeRef<Box<Character>>() {}));
  }

  private <T> DynamicTest test(Crossed<T> form, TypeRef<Box<T>> type) {
    return dynamicTest(form.type().getSimpleName(), () -> requireUsed(form, type));
  }

  private <T> void requireUsed(Crossed<T> form, TypeRef<Box<T>> type) {
    try (Codec codec = subject.builder().surrogate(form).build()) {
      TypedCodec<T> root = codec.forType(form.type());
      TypedCodec<Box<T>> box = codec.forType(type);
      for (T value : List.of(form.first(), form.second())) {
        assertThat(root.decode(root.encode(value))).isEqualTo(value);
        Box<T> decoded = box.decode(box.encode(new Box<>(value)));
        assertThat(Objects.requireNonNull(decoded).content()).isEqualTo(value);
      }
    }
  }

  /** Says of its form no more than that it is an object. */
  private record Loose(Class<Object> form, Function<Address, @Nullable Object> made)
      implements Surrogate<Address, Object> {

    @Override
    public Class<Address> type() {
      return Address.class;
    }

    @Override
    public Object toForm(Address address) {
      return made.apply(address);
    }

    @Override
    public Address fromForm(Object form) {
      return new Address((String) form, 1);
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {Object.class, Serializable.class})
  @DisplayName("A form that is declared as any object is what comes back")
  @SuppressWarnings("unchecked") // any form is an object
  void formsOfAnyClassComeBack(Class<?> form) {
    Loose loose = new Loose((Class<Object>) form, address -> "Main");
    try (Codec codec = subject.builder().surrogate(loose).build()) {
      Address address = new Address("Main", 1);
      assertThat(codec.decode(codec.encode(address), Address.class)).isEqualTo(address);
      TypedCodec<List<Address>> list = codec.forType(new TypeRef<List<Address>>() {});
      assertThat(list.decode(list.encode(List.of(address)))).containsExactly(address);
    }
  }

  @Test
  @DisplayName("A form that is null is refused")
  void nullIsNoForm() {
    Loose none = new Loose(Object.class, address -> null);
    try (Codec codec = subject.builder().surrogate(none).build()) {
      assertThatThrownBy(() -> codec.encode(new Address("Main", 1)))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "The surrogate %s has returned null as the form of an object of %s, and null would"
                  + " come back",
              Loose.class.getName(), Address.class.getName());
    }
  }

  @TestFactory
  @DisplayName("A form of an enum is used in containers")
  Stream<DynamicTest> formsOfConstantsAreUsedInContainers() {
    return Stream.of(
        container(new TypeRef<List<Color>>() {}, new ArrayList<>(List.of(Color.RED, Color.BLUE))),
        container(new TypeRef<EnumSet<Color>>() {}, EnumSet.of(Color.RED)),
        container(new TypeRef<Map<String, Color>>() {}, Map.of("k", Color.BLUE)),
        container(new TypeRef<Map<Color, String>>() {}, Map.of(Color.BLUE, "v")));
  }

  private <C> DynamicTest container(TypeRef<C> type, C container) {
    return dynamicTest(
        type.toString(),
        () -> {
          Crossed<Color> form = new Crossed<>(Color.class, Color.RED, Color.BLUE);
          try (Codec codec = subject.builder().surrogate(form).build()) {
            TypedCodec<C> handle = codec.forType(type);
            assertThat(handle.decode(handle.encode(container))).isEqualTo(container);
          }
        });
  }
}
