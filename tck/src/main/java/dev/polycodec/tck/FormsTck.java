package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.Surrogate;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.SurrogateProvider;
import dev.polycodec.tck.hostile.Mutator;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.ModelHolders.OfObject;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The conformance tests of a module that brings forms for values of a library: each value goes
 * through every codec that carries types, at every place, and so do hostile bytes. A module extends
 * this class, with all codecs on its test class path.
 */
public abstract class FormsTck {

  /** The codecs that carry types. */
  private static final List<String> CODECS =
      Stream.concat(FramedNames.ALL.stream(), Stream.of("json-typed")).toList();

  /** One that is a wire of the walk, and one of Jackson's: the others do nothing else here. */
  private static final List<String> OF_THE_CORE = List.of("kryo", "json-typed");

  /** The same with a table of classes. */
  private static final List<String> FRAMED_OF_THE_CORE = List.of("kryo", "smile-typed");

  /** Returns the names of the codecs that carry types. */
  public static List<String> codecs() {
    return CODECS;
  }

  /** As many times a message is cut, or at each byte if it has fewer. */
  private static final int CUTS = 100;

  private static final int MUTATIONS = 2_000;

  private static final String THE_WAY_OUT = ": read them with the jars of their writer";

  private final SurrogateProvider provider;

  protected FormsTck(SurrogateProvider provider) {
    this.provider = provider;
  }

  /** Returns the values by names, each of all surrogates at least once. */
  protected abstract Map<String, Object> values();

  /** Returns the artifact, as a build names it. */
  protected abstract String artifact();

  /** Returns what differs between two values, empty if nothing does. */
  protected String difference(Object expected, @Nullable Object actual) {
    return expected.equals(actual) && expected.toString().equals(String.valueOf(actual))
        ? ""
        : expected + " became " + actual;
  }

  /** Returns a builder for a codec, which allows what values hold besides values of the JDK. */
  protected CodecBuilder builder(String codec) {
    return Codecs.builder().use(codec).allow(OfObject.class);
  }

  /** Where a value stands in a root. */
  private record Place(
      String name, UnaryOperator<Object> put, Function<Object, @Nullable Object> take) {}

  private static final List<Place> PLACES =
      List.of(
          new Place("ROOT", value -> value, root -> root),
          new Place("FIELD", ModelHolders::held, root -> ModelHolders.content((OfObject) root)),
          new Place(
              "ELEMENT",
              value -> new ArrayList<>(Arrays.asList(null, value, value)),
              root -> ((List<?>) root).get(2)),
          new Place(
              "VALUE",
              value -> new LinkedHashMap<>(Map.of("key", value)),
              root -> ((Map<?, ?>) root).get("key")),
          new Place(
              "KEY",
              value -> new LinkedHashMap<>(Map.of(value, "value")),
              root -> ((Map<?, ?>) root).keySet().iterator().next()));

  @TestFactory
  @DisplayName("Every value comes back equal, in the same order, and of the same public class")
  Stream<DynamicTest> valuesComeBack() {
    return CODECS.stream().map(name -> dynamicTest(name, () -> assertThat(lost(name)).isEmpty()));
  }

  private List<String> lost(String name) {
    List<String> lost = new ArrayList<>();
    try (Codec codec = builder(name).build()) {
      values()
          .forEach(
              (what, value) -> {
                for (Place place : PLACES) {
                  String difference = difference(codec, place, value);
                  if (!difference.isEmpty()) {
                    lost.add(what + " at " + place.name + ": " + difference);
                  }
                }
              });
    }
    return lost;
  }

  private String difference(Codec codec, Place place, Object value) {
    Object root = place.put.apply(value);
    try {
      Object decoded = codec.decode(codec.encode(root), root.getClass());
      Object actual = place.take.apply(Objects.requireNonNull(decoded));
      Class<?> expected = family(value.getClass());
      return expected.isInstance(actual) ? difference(value, actual) : "no " + expected.getName();
    } catch (CodecException e) {
      return e.toString();
    }
  }

  /** Returns the class that a surrogate replaces, which is that of an object or above it. */
  private Class<?> family(Class<?> type) {
    if (provider.values().contains(type)) {
      return type;
    }
    Class<?> nearest = null;
    for (Surrogate<?, ?> surrogate : provider.surrogates()) {
      Class<?> replaced = surrogate.type();
      if (replaced.isAssignableFrom(type)
          && (nearest == null || nearest.isAssignableFrom(replaced))) {
        nearest = replaced;
      }
    }
    if (nearest != null) {
      return nearest;
    }
    throw new AssertionError("no surrogate replaces " + type);
  }

  @Test
  @DisplayName("Every class that the jar names is tried with a value")
  void everyClassIsTried() {
    Set<String> tried =
        values().values().stream().map(v -> family(v.getClass()).getName()).collect(sorted());

    assertThat(tried).isEqualTo(names());
  }

  private Set<String> names() {
    return Stream.concat(
            provider.surrogates().stream().map(Surrogate::type), provider.values().stream())
        .map(Class::getName)
        .collect(sorted());
  }

  private static java.util.stream.Collector<String, ?, TreeSet<String>> sorted() {
    return Collectors.toCollection(TreeSet::new);
  }

  @TestFactory
  @Tag(CodecTck.CORE)
  @DisplayName("A value that is denied by its public class is refused in both directions")
  Stream<DynamicTest> deniedValuesAreRefused() {
    return OF_THE_CORE.stream().map(name -> dynamicTest(name, () -> requireDeniable(name)));
  }

  private void requireDeniable(String name) {
    try (Codec open = builder(name).build()) {
      for (Object value : values().values()) {
        String type = family(value.getClass()).getName();
        byte[] bytes = open.forType(Object.class).encode(value);
        String refusal =
            "The policy denies the class "
                + type
                + "; if messages may hold it, change the pattern of deny(...) or polycodec.deny that matches it";
        try (Codec codec = builder(name).deny(type).build()) {
          assertThatThrownBy(() -> codec.forType(Object.class).encode(value))
              .isInstanceOf(TypeNotAllowedException.class)
              .hasMessageStartingWith(refusal);
          assertThatThrownBy(() -> codec.forType(Object.class).decode(bytes))
              .isInstanceOf(TypeNotAllowedException.class)
              .hasMessageStartingWith(refusal);
        }
      }
    }
  }

  @TestFactory
  @Tag(CodecTck.CORE)
  @DisplayName("Without the jar, the refusal names it, and with it the value is carried")
  Stream<DynamicTest> theAdviceWorks() {
    String jar = "add " + artifact() + " to the class path, which has a form of it";
    return OF_THE_CORE.stream()
        .map(name -> dynamicTest(name, () -> requireAdvice(name, new WithoutForms(false), jar)));
  }

  @TestFactory
  @Tag(CodecTck.CORE)
  @DisplayName("With a jar whose announcement was lost, the refusal says so")
  Stream<DynamicTest> theLossIsTold() {
    String line =
        "name "
            + provider.getClass().getName()
            + ", which is there and has a form of it, in META-INF/services/"
            + "dev.polycodec.spi.SurrogateProvider: whatever merged the jars kept one of several"
            + " files of that name";
    return OF_THE_CORE.stream()
        .map(name -> dynamicTest(name, () -> requireAdvice(name, new WithoutForms(true), line)));
  }

  private void requireAdvice(String name, ClassLoader loader, String jar) {
    try (Codec without = builder(name).classLoader(loader).build();
        Codec with = builder(name).build()) {
      for (Object value : values().values()) {
        Class<?> family = family(value.getClass());
        String type = family.getName();
        String advice =
            provider.values().contains(family) ? "add allow(\"" + type + "\") to the builder" : jar;
        byte[] bytes = with.forType(Object.class).encode(value);
        assertThatThrownBy(() -> without.forType(Object.class).encode(value))
            .isInstanceOfAny(EncodeException.class, TypeNotAllowedException.class)
            .hasMessageContaining(advice);
        assertThatThrownBy(() -> without.forType(Object.class).decode(bytes))
            .isInstanceOf(TypeNotAllowedException.class)
            .hasMessageStartingWith(
                "The policy does not allow the class "
                    + type
                    + "; if messages may hold it, "
                    + advice);
      }
    }
  }

  @TestFactory
  @Tag(CodecTck.CORE)
  @DisplayName("What was written with the jar, or without it, is told from what is not")
  Stream<DynamicTest> theJarIsPartOfTheFormat() {
    return FRAMED_OF_THE_CORE.stream().map(name -> dynamicTest(name, () -> requireTold(name)));
  }

  private void requireTold(String name) {
    List<String> silent = new ArrayList<>();
    String[] types =
        values().values().stream().map(value -> value.getClass().getName()).toArray(String[]::new);
    for (Evolution evolution : Evolution.values()) {
      CodecBuilder any = builder(name).evolution(evolution).allow(types);
      CodecBuilder none = builder(name).evolution(evolution).allow(types);
      try (Codec with = any.build();
          Codec without = none.classLoader(new WithoutForms(false)).build()) {
        values()
            .forEach(
                (what, value) -> {
                  silent.add(what + " added: " + told(without, with, value));
                  silent.add(what + " removed: " + told(with, without, value));
                });
      }
    }
    silent.removeIf(line -> line.endsWith(": told"));
    assertThat(silent).isEmpty();
  }

  /** Returns what becomes of a value whose declared class is the one that the library shows. */
  @SuppressWarnings("unchecked")
  private String told(Codec writer, Codec reader, Object value) {
    Class<?> type = family(value.getClass());
    byte[] bytes;
    try {
      bytes = writer.forType((Class<Object>) type).encode(value);
    } catch (CodecException e) {
      return "told"; // at once
    }
    try {
      String difference = difference(value, reader.decode(bytes, type));
      return difference.isEmpty() ? "told" : difference; // some are the same with it
    } catch (SchemaMismatchException e) {
      String text = Objects.requireNonNull(e.getMessage());
      return text.contains(type.getName()) && text.endsWith(THE_WAY_OUT) ? "told" : text;
    } catch (TypeNotAllowedException e) {
      return "told"; // by the class, before anything is read
    } catch (CodecException e) {
      return e.toString();
    }
  }

  @Test
  @DisplayName("Where the library is missing, the provider can still say which it is")
  void providerNeedsNoLibrary() throws Exception {
    Class<?> alone = new WithoutLibrary().loadClass(provider.getClass().getName());

    assertThat(((SurrogateProvider) alone.getConstructor().newInstance()).library())
        .isEqualTo(provider.library());
  }

  /** Has the classes of the provider, and no others but those of the API and of the JDK. */
  private final class WithoutLibrary extends ClassLoader {

    WithoutLibrary() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (!name.startsWith(provider.getClass().getPackageName())) {
        if (name.startsWith("dev.polycodec.")) {
          return Class.forName(name, false, FormsTck.class.getClassLoader());
        }
        throw new ClassNotFoundException(name);
      }
      String file = "/" + name.replace('.', '/') + ".class";
      try (InputStream in = provider.getClass().getResourceAsStream(file)) {
        byte[] bytes = Objects.requireNonNull(in, file).readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  @TestFactory
  @Tag(CodecTck.CORE)
  @DisplayName("Cut off anywhere, a message is refused")
  Stream<DynamicTest> truncationsAreRefused() {
    return OF_THE_CORE.stream().map(name -> dynamicTest(name, () -> requireWhole(name)));
  }

  private void requireWhole(String name) {
    try (Codec codec = builder(name).build()) {
      for (Object value : values().values()) {
        byte[] bytes = codec.encode(value);
        int step = 1 + bytes.length / CUTS;
        for (int length = 0; length < bytes.length; length += step) {
          byte[] part = Arrays.copyOf(bytes, length);
          assertThatThrownBy(() -> codec.decode(part, value.getClass()))
              .isInstanceOf(CodecException.class);
        }
      }
    }
  }

  @TestFactory
  @Tag(CodecTck.GUARDS)
  @DisplayName("Mutated, a message is refused, or holds a value of the same public class")
  Stream<DynamicTest> mutationsAreSound() {
    return CODECS.stream().map(name -> dynamicTest(name, () -> requireSound(name)));
  }

  private void requireSound(String name) {
    Mutator mutator = new Mutator(7);
    List<Object> values = List.copyOf(values().values());
    int refused = 0;
    try (Codec codec = builder(name).build()) {
      List<byte[]> messages = values.stream().map(codec::encode).toList();
      for (int i = 0; i < MUTATIONS; i++) {
        Class<?> type = values.get(i % values.size()).getClass();
        byte[] bytes = mutator.mutated(messages.get(i % values.size()));
        try {
          Object decoded = codec.decode(bytes, type);
          assertThat(decoded == null || family(type).isInstance(decoded)).isTrue();
        } catch (CodecException e) {
          refused++;
        }
      }
    }
    assertThat(refused).isBetween(MUTATIONS / 10, MUTATIONS);
  }
}
