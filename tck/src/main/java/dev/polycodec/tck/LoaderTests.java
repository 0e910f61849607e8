package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.spi.Framing;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.People.Person;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * What is declared comes from where it is declared, as the classes of a plugin or a web application
 * do, and only what the bytes alone name from the loader of the codec.
 */
abstract class LoaderTests extends Kit.Group {

  /** One deployment of the model, with classes of its own. */
  private static final class Plugin {

    private final ApplicationLoader loader;

    Plugin(Class<?>... missing) {
      loader = new ApplicationLoader(Address.class.getPackageName(), missing);
    }

    Class<?> type(Class<?> ours) throws ReflectiveOperationException {
      Class<?> type = loader.loadClass(ours.getName());
      assertThat(type).isNotSameAs(ours);
      return type;
    }

    Object address() throws ReflectiveOperationException {
      return type(Address.class).getConstructor(String.class, int.class).newInstance("Main", 1);
    }

    Object person() throws ReflectiveOperationException {
      Class<?> address = type(Address.class);
      Object red = type(Color.class).getEnumConstants()[0];
      return type(Person.class)
          .getConstructor(String.class, Integer.class, address, List.class, Map.class)
          .newInstance("Ada", 36, address(), List.of(address()), Map.of(red, address()));
    }
  }

  @Test
  @DisplayName("A declared class of another loader comes back, with all that it declares")
  void declaredClassesComeFromTheirOwnLoader() throws Exception {
    Plugin plugin = new Plugin();
    try (Codec codec = subject.builder().build()) {
      requireBack(codec.forType(erased(plugin.type(Address.class))), plugin.address());
      requireBack(codec.forType(erased(plugin.type(Person.class))), plugin.person());
      Object array = Array.newInstance(plugin.type(Address.class), 2);
      Array.set(array, 1, plugin.address());
      requireBack(codec.forType(erased(array.getClass())), array);
    }
  }

  @Test
  @DisplayName("A type argument of another loader comes back")
  @SuppressWarnings("unchecked") // the type of a field is that of its value
  void typeArgumentsComeFromTheirOwnLoader() throws Exception {
    Plugin plugin = new Plugin();
    TypeRef<?> type =
        TypeRef.of(plugin.type(Person.class).getDeclaredField("earlier").getGenericType());
    try (Codec codec = subject.builder().build()) {
      TypedCodec<Object> handle = (TypedCodec<Object>) codec.forType(type);
      List<?> decoded = (List<?>) handle.decode(handle.encode(List.of(plugin.address())));
      assertThat(decoded).isEqualTo(List.of(plugin.address()));
    }
  }

  @Test
  @DisplayName("A class that mentions one which is not there is carried without it, or refused")
  void missingTypeArgumentsAreNoError() throws Exception {
    Plugin plugin = new Plugin(Color.class);
    Object person =
        plugin
            .type(Person.class)
            .getConstructors()[0]
            .newInstance("Ada", 36, plugin.address(), List.of(plugin.address()), Map.of());
    try (Codec codec = subject.builder().build()) {
      Throwable failure =
          catchThrowable(
              () -> requireBack(codec.forType(erased(plugin.type(Person.class))), person));
      if (failure != null) {
        assertThat(failure).isInstanceOf(CodecException.class);
      }
    }
  }

  @Test
  @DisplayName("Two deployments of the same classes use one codec in turns")
  void deploymentsAreKeptApart() throws Exception {
    Plugin one = new Plugin();
    Plugin other = new Plugin();
    try (Codec codec = subject.builder().build()) {
      for (int i = 0; i < 3; i++) {
        requireBack(codec.forType(erased(one.type(Person.class))), one.person());
        requireBack(codec.forType(erased(other.type(Person.class))), other.person());
        requireBack(codec.forType(erased(Address.class)), new Address("Main", 1));
      }
    }
  }

  @Test
  @DisplayName("A class that only the bytes would name, of another loader, is refused on encode")
  void whatTheCodecWouldNotFindIsNotWritten() throws Exception {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return; // the bytes name no class
    }
    Plugin plugin = new Plugin();
    Box<Object> holder = new Box<>(plugin.address());
    assertThatThrownBy(() -> subject.open().encode(holder))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "An object of %s would not be decoded: no declared type leads to this class of the"
                + " loader %s, and the codec's loader, %s, has another of the name; declare the"
                + " class, or name its loader with classLoader(...)%s",
            Address.class.getName(), plugin.loader, Address.class.getClassLoader(), inBox());
    try (Codec codec = subject.builder().allow(Subject.OPEN).classLoader(plugin.loader).build()) {
      assertThat(Objects.requireNonNull(codec.decode(codec.encode(holder), Box.class)).content())
          .isEqualTo(plugin.address());
    }
  }

  @Test
  @DisplayName("A value is not encoded as one of another class of the name")
  void valuesOfAnotherClassOfTheNameAreRefused() throws Exception {
    Plugin plugin = new Plugin();
    String name = Address.class.getName();
    TypedCodec<Object> handle = subject.open().forType(erased(Address.class));
    assertThatThrownBy(() -> handle.encode(plugin.address()))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "The declared type is %s of the loader %s, but the value is of the class %s of the"
                + " loader %s",
            name, Address.class.getClassLoader(), name, plugin.loader);
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return; // the bytes name no class
    }
    TypedCodec<List<Address>> list = subject.open().forType(new TypeRef<List<Address>>() {});
    assertThatThrownBy(() -> list.encode(polluted(plugin.address())))
        .isInstanceOf(EncodeException.class)
        .hasMessage(pollution(), name, plugin.loader, name, Address.class.getClassLoader());
  }

  /** A library does not say where an object of its own serializers stands. */
  private String pollution() {
    return subject.claims(Trait.PLAIN)
        ? "An object of %s would not be decoded: its class is of the loader %s, and the declared"
            + " types lead to another of the name, of the loader %4$s: bytes hold names, so let a"
            + " message have classes of one of the loaders only"
        : "An object of the class %s of the loader %s is where %s of the loader %s is declared,"
            + " and would not be decoded: declare what is there, or put in what is declared";
  }

  /** What a library makes of an object is not for the core to ask. */
  private String inBox() {
    boolean asked = !subject.claims(Trait.PLAIN);
    return asked ? "; found at content of " + Box.class.getName() : "";
  }

  @SuppressWarnings("unchecked") // which is what the codec sees
  private static <T> List<T> polluted(Object element) {
    return (List<T>) List.of(element);
  }

  @Test
  @DisplayName("Beside a declared class, no other of its name is encoded")
  void classesBesideADeclaredOneOfTheNameAreRefused() throws Exception {
    if (subject.variant().framing() != Framing.FRAMED) {
      return; // nothing registers a class
    }
    Plugin plugin = new Plugin();
    Class<?> type = plugin.type(Address.class);
    Box<Object> holder = new Box<>(new Address("Main", 1));
    try (Codec codec = subject.builder().allow(Subject.OPEN).register(type, 7).build()) {
      assertThatThrownBy(() -> codec.encode(holder))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "An object of %s would not be decoded: its class is of the loader %s, and the"
                  + " declared types lead to another of the name, of the loader %s: bytes hold"
                  + " names, so let a message have classes of one of the loaders only%s",
              type.getName(), Address.class.getClassLoader(), plugin.loader, inBox());
      Box<Object> own = new Box<>(plugin.address());
      assertThat(Objects.requireNonNull(codec.decode(codec.encode(own), Box.class)).content())
          .isEqualTo(plugin.address());
    }
  }

  @Test
  @DisplayName("A class whose name stands for another one is not encoded")
  void classesOfAnOldNameOfAnotherAreRefused() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return; // the bytes name no class
    }
    Box<Object> holder = new Box<>(new Address("Main", 1));
    String name = Address.class.getName();
    try (Codec codec = subject.builder().allow(Subject.OPEN).renamed(name, Person.class).build()) {
      assertThatThrownBy(() -> codec.encode(holder))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "An object of %s would not be decoded: the name stands for %s, as renamed(...) says%s",
              name, Person.class.getName(), inBox());
    }
  }

  @Test
  @DisplayName("Two declared classes of one name are an error that names both loaders")
  void declaredClassesOfOneNameAreRefused() throws Exception {
    Plugin plugin = new Plugin();
    Class<?> type = plugin.type(Address.class);
    if (subject.variant().framing() != Framing.FRAMED) {
      return; // other software reads names, not numbers
    }
    try (Codec codec = subject.builder().register(Address.class, 7).build()) {
      assertThatThrownBy(() -> codec.forType(type))
          .isInstanceOf(CodecException.class)
          .hasMessageStartingWith(
              "The declared types, or registered classes, reach two classes of the name %s, one of"
                  + " the loader ",
              type.getName())
          .hasMessageContainingAll(
              plugin.loader.toString(), Address.class.getClassLoader().toString())
          .hasMessageEndingWith(
              ": bytes hold names, so declare classes of one of the loaders only");
    }
  }

  @SuppressWarnings("unchecked") // the class is known at run time only
  private static Class<Object> erased(Class<?> type) {
    return (Class<Object>) type;
  }

  private static void requireBack(TypedCodec<Object> handle, Object value) {
    Object decoded = handle.decode(handle.encode(value));
    assertThat(decoded).isInstanceOf(value.getClass());
    assertThat(DeepEquality.difference(value, decoded, Set.of())).isEmpty();
  }
}
