package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.model.Hooks.Eager;
import dev.polycodec.tck.model.Hooks.External;
import dev.polycodec.tck.model.Hooks.Handwritten;
import dev.polycodec.tck.model.Hooks.Lazy;
import dev.polycodec.tck.model.Hooks.Numbered;
import dev.polycodec.tck.model.Hooks.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Objects with hooks of Java serialization travel within those of every codec")
class HookedInsideTest {

  /** An object with hooks where it is declared, in an open field, and twice. */
  record Order(External declared, Object open, List<Handwritten> many) {}

  static List<String> codecs() {
    List<String> names = new ArrayList<>();
    for (CodecProvider provider : ServiceLoader.load(CodecProvider.class)) {
      provider.variants().stream()
          .filter(HookedInsideTest::lacksHooks)
          .forEach(v -> names.add(v.name()));
    }
    assertThat(names).contains("kryo", "hessian", "smile-typed");
    return names;
  }

  private static boolean lacksHooks(Variant variant) {
    return variant.framing() == Framing.FRAMED
        && variant.has(Trait.CARRIES_TYPES)
        && !variant.has(Trait.JAVA_HOOKS)
        && !variant.has(Trait.SCHEMA_FIRST);
  }

  private static CodecBuilder builder(String codec) {
    return Codecs.builder().use(codec).allow(Handwritten.class.getName());
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void theLineThatTheMessageNamesCarriesThem(String name) {
    Handwritten shared = new Handwritten(7);
    Order order = new Order(new External(5), new Handwritten(6), List.of(shared, shared));
    try (Codec codec = builder(name).build()) {
      assertThatThrownBy(() -> codec.encode(order))
          .isInstanceOf(EncodeException.class)
          .hasMessageEndingWith(
              "which this codec does not run: register a Surrogate for it, or add"
                  + " useInside(\"jdk\", External.class) to the builder; found at declared of "
                  + Order.class.getName());
    }
    try (Codec codec = builder(name).useInside("jdk", External.class, Handwritten.class).build()) {
      Order back = codec.decode(codec.encode(order), Order.class);
      assertThat(back.declared().hidden()).isEqualTo(5);
      assertThat(((Handwritten) back.open()).hidden()).isEqualTo(6);
      assertThat(back.many()).extracting(Handwritten::hidden).containsExactly(7, 7);
    }
  }

  /** What is declared of an object that becomes another one when it is read. */
  record Places(Numbered shown, Object open, List<Numbered> many, Object told) {}

  @ParameterizedTest
  @MethodSource("codecs")
  void whatBecomesOfThemIsForTheirPlace(String name) {
    Places places =
        new Places(new Lazy(1), new Lazy(2), List.of(new Lazy(3), new Lazy(4)), new Telling(5));
    CodecBuilder builder = Codecs.builder().use(name).allow("dev.polycodec.tck.model.*");
    try (Codec codec = builder.useInside("jdk", Lazy.class, Telling.class).build()) {
      assertThat(codec.decode(codec.encode(places), Places.class))
          .isEqualTo(
              new Places(
                  new Eager(1), new Eager(2), List.of(new Eager(3), new Eager(4)), "number 5"));
      Numbered root = codec.decode(codec.encode(new Lazy(6)), Numbered.class);
      assertThat(root).isEqualTo(new Eager(6));
    }
  }

  /** Declares a class of which no object comes back. */
  record Narrow(Lazy lazy) {}

  @ParameterizedTest
  @MethodSource("codecs")
  void whatWouldNotFitIsRefused(String name) {
    CodecBuilder builder = Codecs.builder().use(name).useInside("jdk", Lazy.class);
    try (Codec codec = builder.allow("dev.polycodec.tck.model.*").build()) {
      assertThatThrownBy(() -> codec.encode(new Narrow(new Lazy(1))))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "Java serialization puts an object of %2$s in the place of one of %1$s, and %1$s is"
                  + " declared there: register a Surrogate for %1$s",
              Lazy.class.getName(), Eager.class.getName());
    }
  }
}
