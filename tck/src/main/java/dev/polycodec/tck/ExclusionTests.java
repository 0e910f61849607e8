package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.Evolution;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Framing;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.model.Secrets.Account;
import dev.polycodec.tck.model.Secrets.Admin;
import dev.polycodec.tck.model.Secrets.Handwritten;
import dev.polycodec.tck.model.Secrets.Holder;
import dev.polycodec.tck.model.Secrets.Login;
import dev.polycodec.tck.model.Secrets.Secret;
import dev.polycodec.tck.model.Secrets.Strict;
import dev.polycodec.tck.model.Secrets.User;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the builder excludes is as if it were transient. */
abstract class ExclusionTests extends Kit.Group {

  private static final String SECRET = OwnRules.SECRET;

  /** A value with secrets, and what is left of it. */
  private record Case(String name, Object value, Object left) {}

  private static Stream<Case> cases() {
    return Stream.of(
        new Case("fields", user(), new User("Ada", null, 0, null)),
        new Case(
            "hidden field",
            new Admin("Ada", SECRET, "not secret"),
            new Admin("Ada", null, "not secret")),
        new Case("accessors", new Account("Ada", SECRET, true), new Account("Ada", null, false)),
        new Case("record", login(), new Login("Ada", null, 0, List.of("root"))),
        new Case(
            "nested",
            holder(user(), login()),
            holder(new User("Ada", null, 0, null), new Login("Ada", null, 0, List.of("root")))));
  }

  private static User user() {
    return new User("Ada", SECRET, 42, () -> {});
  }

  private static Login login() {
    return new Login("Ada", SECRET, 3, List.of("root"));
  }

  private static Holder holder(User user, Login login) {
    Holder holder = new Holder();
    holder.user = user;
    holder.login = login;
    return holder;
  }

  @TestFactory
  @DisplayName("What is excluded is not written, and has its default value")
  Stream<DynamicTest> excludedFieldsAreNotWritten() {
    return cases()
        .flatMap(
            given ->
                Stream.of(Evolution.values())
                    .map(
                        mode -> dynamicTest(given.name() + " " + mode, () -> verify(given, mode))));
  }

  private void verify(Case given, Evolution mode) {
    try (Codec codec = subject.builder().exclude(Secret.class).evolution(mode).build()) {
      byte[] bytes = codec.encode(given.value());
      assertThat(OwnRuleTests.text(bytes)).doesNotContain(OwnRuleTests.visible(SECRET));
      Object back = codec.decode(bytes, given.value().getClass());
      assertThat(DeepEquality.difference(given.left(), back, codec.traits())).isEmpty();
    }
  }

  @Test
  @DisplayName("An annotation that nobody named excludes nothing")
  void annotationAloneExcludesNothing() {
    Object back = subject.plain().decode(subject.plain().encode(login()), Login.class);
    assertThat(back).isEqualTo(login());
  }

  @Test
  @DisplayName(
      "What was written before it was excluded is dropped, or another version of the class")
  void earlierValuesAreDropped() {
    try (Codec before = subject.builder().evolution(Evolution.COMPATIBLE).build();
        Codec now =
            subject.builder().evolution(Evolution.COMPATIBLE).exclude(Secret.class).build();
        Codec strict = subject.builder().evolution(Evolution.STRICT).exclude(Secret.class).build();
        Codec strictBefore = subject.builder().evolution(Evolution.STRICT).build()) {
      assertThat(now.decode(before.encode(login()), Login.class))
          .isEqualTo(new Login("Ada", null, 0, List.of("root")));
      byte[] bytes = strictBefore.encode(login());
      if (subject.variant().framing() == Framing.FRAMED) {
        assertThatThrownBy(() -> strict.decode(bytes, Login.class))
            .isInstanceOf(SchemaMismatchException.class);
      }
    }
  }

  @Test
  @DisplayName("A record that demands what is excluded is refused on decode")
  void constructorsSeeNull() {
    try (Codec codec = subject.builder().exclude(Secret.class).build()) {
      byte[] bytes = codec.encode(new Strict("Ada", SECRET));
      assertThatThrownBy(() -> codec.decode(bytes, Strict.class))
          .isInstanceOf(DecodeException.class);
    }
  }

  @Test
  @DisplayName("Java's hooks know nothing of what is excluded, so that both together are refused")
  void javaHooksAreRefused() {
    try (Codec codec = subject.builder().exclude(Secret.class).build()) {
      assertThatThrownBy(() -> codec.encode(new Handwritten(SECRET)))
          .isInstanceOf(CodecException.class)
          .hasMessage(
              Handwritten.class.getName()
                  + " has a Java serialization hook, writeObject, which knows nothing of @Secret"
                  + " for the field password: register a Surrogate for it");
    }
  }

  @Test
  @DisplayName("What is excluded is explained")
  void excludedFieldsAreExplained() {
    try (Codec codec = subject.builder().exclude(Secret.class).build()) {
      assertThat(codec.explain(Login.class))
          .endsWith("; it leaves out password (@Secret), attempts (@Secret)");
    }
  }
}
