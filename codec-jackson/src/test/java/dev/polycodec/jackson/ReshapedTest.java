package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Feature;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Annotations by which a value is written in another shape than it is read in. */
class ReshapedTest {

  private final Codec codec = Codecs.builder().use("json").build();

  static final class Numbered {
    @JsonFormat(shape = JsonFormat.Shape.NUMBER)
    boolean truth;
  }

  static final class Texts {
    @JsonFormat(shape = JsonFormat.Shape.STRING)
    @Nullable Boolean truth;

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    int number = 4;
  }

  static class Base {
    int first = 1;
  }

  static final class Sub extends Base {
    int second = 2;
  }

  static final class Same extends Base {}

  static final class As {
    @JsonSerialize(as = Base.class)
    @Nullable Sub sub;

    @JsonSerialize(contentAs = Base.class)
    @Nullable List<Sub> subs;

    @JsonSerialize(as = Base.class)
    @Nullable Same same;
  }

  static final class Single {
    @JsonFormat(with = Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
    @Nullable List<String> list;

    @JsonFormat(
        with = {Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED, Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY})
    @Nullable List<String> both;
  }

  static final class Filled {
    @JsonMerge Map<String, String> map = new HashMap<>(Map.of("a", "b"));
  }

  static final class Empty {
    @JsonMerge List<String> list = new ArrayList<>();
  }

  @AfterEach
  void close() {
    codec.close();
  }

  private void requireRefused(Object value, String message) {
    assertThatThrownBy(() -> codec.encode(value))
        .isInstanceOf(EncodeException.class)
        .hasMessageStartingWith(message);
  }

  private void requireBack(Object value) {
    assertThat((Object) codec.decode(codec.encode(value), value.getClass()))
        .usingRecursiveComparison()
        .isEqualTo(value);
  }

  @Test
  void aTruthValueInAnotherShapeIsRefused() {
    String read = " by @JsonFormat, and read of true and false alone; leave the shape out";
    requireRefused(
        new Numbered(),
        "The property truth of " + Numbered.class.getName() + " is written as NUMBER" + read);
    Texts texts = new Texts();
    requireBack(texts);
    texts.truth = true;
    requireRefused(
        texts, "The property truth of " + Texts.class.getName() + " is written as STRING" + read);
  }

  @Test
  void aPropertyThatIsWrittenAsASuperclassIsRefusedIfThatHasFewerProperties() {
    String lost =
        " of "
            + As.class.getName()
            + " is written with the properties of another class by @JsonSerialize, which lacks some"
            + " of those that are read; leave the annotation out";
    As as = new As();
    as.same = new Same();
    requireBack(as);
    as.sub = new Sub();
    requireRefused(as, "The property sub" + lost);
    as.sub = null;
    as.subs = List.of(new Sub());
    requireRefused(as, "The property subs" + lost);
  }

  @Test
  void aSingleElementIsRefusedThatIsNotReadWithoutItsArray() {
    Single single = new Single();
    single.list = List.of("a", "b");
    single.both = List.of("c");
    requireBack(single);
    single.list = List.of("a");
    requireRefused(
        single,
        "The property list of "
            + Single.class.getName()
            + " is written without its array, and not read so; annotate it with @JsonFormat(with ="
            + " ACCEPT_SINGLE_VALUE_AS_ARRAY), too");
  }

  @Test
  void whatIsMergedIntoSomethingIsRefused() {
    Empty empty = new Empty();
    empty.list.add("a");
    requireBack(empty);
    requireRefused(
        new Filled(),
        "The property map of "
            + Filled.class.getName()
            + " is read into what the constructor puts there, because of @JsonMerge, and would have"
            + " both; leave it empty there, or the annotation out");
  }
}
