package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.Trait;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** In the default mode, bytes of another version of a class give the right value or say so. */
abstract class EvolutionTests {

  private final Subject subject;

  EvolutionTests(Subject subject) {
    this.subject = subject;
  }

  @TestFactory
  @DisplayName("A changed class is read right, or is a SchemaMismatchException that names it")
  Stream<DynamicTest> changedClassesAreReadRightOrNamed() {
    return Stream.of(
        change("field added", 1, 2, "7 Ann null", Trait.READS_OLDER),
        change("field removed", 2, 1, "7 Ann", Trait.READS_NEWER),
        change("field widened", 1, 3, "7 Ann", null),
        change("field narrowed", 3, 1, "7 Ann", null),
        // Not declared, a rename cannot be told from a field removed and another added.
        change("field renamed", 1, 5, "0 Ann", null));
  }

  private DynamicTest change(String name, int from, int to, String right, @Nullable Trait needs) {
    return dynamicTest(
        name,
        () -> {
          Object value = account(new VersionLoader("Account", from));
          VersionLoader reader = new VersionLoader("Account", to);
          byte[] bytes = encode(value);
          if (needs != null && subject.claims(needs)) {
            assertThat(decode(bytes, reader)).hasToString(right);
          } else {
            requireRightOrNamed(bytes, reader, right);
          }
        });
  }

  private static Object account(VersionLoader loader) throws ReflectiveOperationException {
    return loader.type().getConstructor(int.class, String.class).newInstance(7, "Ann");
  }

  private void requireRightOrNamed(byte[] bytes, VersionLoader reader, String right) {
    Object[] decoded = new Object[1];
    Throwable failure = catchThrowable(() -> decoded[0] = decode(bytes, reader));
    if (failure == null) {
      boolean reconciles = subject.claims(Trait.READS_OLDER) || subject.claims(Trait.READS_NEWER);
      assertThat(reconciles).as("reads another version although it does not claim to").isTrue();
      assertThat(decoded[0]).hasToString(right);
    } else {
      assertThat(failure)
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessageContaining(reader.type().getName());
    }
  }

  @Test
  @DisplayName("The order in which a class declares its fields does not count")
  void orderOfFieldsDoesNotCount() throws Exception {
    byte[] bytes = encode(account(new VersionLoader("Account", 1)));
    assertThat(decode(bytes, new VersionLoader("Account", 4))).hasToString("7 Ann");
  }

  @Test
  @DisplayName("A constant added to an enum does not shift the others")
  void addedConstantsShiftNothing() {
    Object[] old = new VersionLoader("Level", 1).type().getEnumConstants();
    VersionLoader reader = new VersionLoader("Level", 2);
    assertThat(Arrays.stream(old).map(constant -> decode(encode(constant), reader).toString()))
        .containsExactly("LOW", "HIGH");
  }

  private byte[] encode(Object value) {
    ClassLoader loader = value.getClass().getClassLoader();
    try (Codec codec = subject.builder().classLoader(loader).build()) {
      return codec.encode(value);
    }
  }

  private Object decode(byte[] bytes, VersionLoader loader) {
    try (Codec codec = subject.builder().classLoader(loader).build()) {
      Object value = codec.decode(bytes, loader.type());
      assertThat(value).isInstanceOf(loader.type());
      return Objects.requireNonNull(value);
    }
  }
}
