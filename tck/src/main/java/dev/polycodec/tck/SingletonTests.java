package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.tck.model.Singletons.Locked;
import dev.polycodec.tck.model.Singletons.Lone$;
import dev.polycodec.tck.model.Singletons.Mode;
import dev.polycodec.tck.model.Singletons.Nothing;
import dev.polycodec.tck.model.Singletons.NullValue;
import dev.polycodec.tck.model.Singletons.Solo$;
import dev.polycodec.tck.model.Singletons.Twin;
import dev.polycodec.tck.model.Singletons.Unit;
import dev.polycodec.tck.model.Singletons.Unset;
import dev.polycodec.tck.sample.ModelHolders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Objects without state are what they were: one of their own, or the only one of their class. */
abstract class SingletonTests extends Kit.Group {

  @Test
  @DisplayName("An object without fields comes back, and stays one where that is claimed")
  void plainObjectsComeBack() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    Locked decoded = Trips.roundTrip(subject.open(), new Locked("text"));
    assertThat(decoded.lock().getClass()).isEqualTo(Object.class);
    assertThat(decoded.text).isEqualTo("text");
    assertThat(decoded.isOne()).isEqualTo(subject.claims(Trait.IDENTITY));
    assertThat(Trips.roundTrip(subject.open(), new Object()).getClass()).isEqualTo(Object.class);
  }

  @Test
  @DisplayName("Objects without fields come back as elements, keys and values")
  void plainObjectsComeBackInContainers() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    Object one = new Object();
    Map<Object, Object> map = new HashMap<>();
    map.put(one, one);
    List<Object> values = new ArrayList<>(List.of(one, one, map, new Object[] {one}));
    List<?> decoded = (List<?>) through(values);
    Object first = decoded.get(0);
    boolean same = subject.claims(Trait.IDENTITY);
    assertThat(first == decoded.get(1)).isEqualTo(same);
    assertThat(((Map<?, ?>) decoded.get(2)).containsKey(first)).isEqualTo(same);
    assertThat(((Object[]) decoded.get(3))[0] == first).isEqualTo(same);
  }

  @Test
  @DisplayName("The only object of a class comes back as the same object")
  void singletonsAreTheSame() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    assertThat(through(NullValue.INSTANCE)).isSameAs(NullValue.INSTANCE);
    assertThat(through(Mode.ON)).isSameAs(Mode.ON);
    assertThat(Trips.roundTrip(subject.open(), Mode.OFF)).isSameAs(Mode.OFF);
    List<?> decoded =
        (List<?>) through(new ArrayList<>(List.of(Mode.ON, NullValue.INSTANCE, Mode.ON)));
    assertThat(decoded).isEqualTo(List.of(Mode.ON, NullValue.INSTANCE, Mode.ON));
    assertThat(Trips.roundTrip(subject.open(), NullValue.INSTANCE)).isSameAs(NullValue.INSTANCE);
    assertThat(through(Solo$.MODULE$)).isSameAs(Solo$.MODULE$);
    assertThat(through(Lone$.MODULE$)).isSameAs(Lone$.MODULE$);
  }

  @Test
  @DisplayName("An object that its class replaces by another is refused")
  void twinsAreRefused() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    assertThat(through(Twin.FIRST)).isSameAs(Twin.FIRST);
    assertThatThrownBy(() -> through(new Twin()))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "Of "
                + Twin.class.getName()
                + ", whose readResolve returns another object, this one would not come back:"
                + " register a Surrogate for it");
  }

  @Test
  @DisplayName("An object without fields is refused if no other one is equal to it")
  void constantsAreRefused() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    assertThat(through(new Unit())).isEqualTo(new Unit());
    assertThatThrownBy(() -> through(Nothing.NOTHING))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "The fields of "
                + Nothing.class.getName()
                + " do not bring it back, because it has no fields, and its objects are not equal to"
                + " each other: register a Surrogate for it");
  }

  @Test
  @DisplayName("An object without fields that a constant says by its identity is refused")
  void sentinelsAreRefused() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    Unset ready = new Unset();
    ready.value = "text";
    assertThat(Trips.roundTrip(subject.open(), ready).value).isEqualTo("text");
    assertThatThrownBy(() -> Trips.roundTrip(subject.open(), new Unset()))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "The fields of "
                + Unset.class.getName()
                + " do not bring it back, because its field value holds the constant "
                + Unset.class.getName()
                + ".UNSET, of which a copy is another object: register a Surrogate for it");
  }

  @Test
  @DisplayName("The only object of a class that nobody allowed is refused")
  void singletonsAreAskedFor() {
    assertThatThrownBy(() -> subject.plain().encode(ModelHolders.held(NullValue.INSTANCE)))
        .isInstanceOf(CodecException.class);
  }

  private Object through(Object value) {
    return Objects.requireNonNull(
        ModelHolders.content(Trips.roundTrip(subject.open(), ModelHolders.held(value))));
  }
}
