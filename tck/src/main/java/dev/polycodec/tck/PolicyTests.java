package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.sample.ModelHolders;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What only the bytes name must be allowed, on encode and on decode alike. */
abstract class PolicyTests extends Kit.Group {

  @TestFactory
  @DisplayName("A class that nobody declared or allowed is refused in both directions")
  Stream<DynamicTest> undeclaredClassIsRefused() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return Stream.of(dynamicTest("the bytes name no class", () -> {}));
    }
    Address address = new Address("Main", 1);
    return Stream.of(
            new Place("field", address, "value"),
            new Place("array", new Address[] {address}, "value"),
            new Place("empty array", new Address[0][0], "value"),
            new Place("element", Arrays.asList(1, address), "value[1]"),
            new Place("key", new HashMap<>(Map.of(address, 1)), "value[key]"),
            new Place("value", new HashMap<>(Map.of(1, address)), "value[value]"),
            new Place("element of a form", List.of(1, List.of(address)), "value[1][0]"))
        .map(place -> dynamicTest(place.name, () -> requireRefused(place)));
  }

  /**
   * A value that holds an address, or an array for some.
   *
   * @param path from a holder of the value to what is refused
   */
  private record Place(String name, Object value, String path) {}

  @Test
  @DisplayName("A surrogate stands for a class that nothing else could allow")
  void surrogateStandsForAnyClass() {
    Form<Thread, String> name =
        new Form<>(Thread.class, String.class, Thread::getName, Thread::new);
    try (Codec codec = subject.builder().surrogate(name).build()) {
      Thread back = codec.decode(codec.encode(new Thread("name")), Thread.class);

      assertThat(back).extracting(Thread::getName).isEqualTo("name");
    }
  }

  @Test
  @DisplayName("A URL, whose hash looks a host up, is no key")
  void urlIsNoKey() throws MalformedURLException {
    Map<Object, Integer> map = new HashMap<>();
    map.put(new URL("http://127.0.0.1/"), 1);

    assertThatThrownBy(() -> subject.open().encode(map)).isInstanceOf(CodecException.class);
  }

  private void requireRefused(Place place) {
    Object holder = ModelHolders.held(place.value);
    byte[] bytes = subject.open().encode(holder);
    Codec codec = subject.plain();
    // A codec that has met the class where it is declared must not have learnt to trust it.
    Trips.roundTrip(codec, new Address("Main", 1));
    assertThatThrownBy(() -> codec.encode(holder))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining(Address.class.getName())
        .hasMessageEndingWith("; found at " + place.path + " of " + holder.getClass().getName());
    assertThatThrownBy(() -> codec.decode(bytes, ModelHolders.OfObject.class))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining(Address.class.getName());
  }
}
