package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.Message;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Link;
import dev.polycodec.testing.Samples.Order;
import dev.polycodec.testing.ScriptedProvider.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class MessageTest {

  private static final String EXPANDS =
      "The message holds what takes more than 64 times its bytes of the heap; raise"
          + " Limits.withMaxExpansion if that is expected";

  @Test
  void depthIsCountedInObjects() {
    Codec codec = Providers.tiny().limits(Limits.defaults().withMaxDepth(5)).build();
    assertThat(codec.decode(codec.encode(Link.chain(5)), Link.class)).isNotNull();
    assertThatThrownBy(() -> codec.encode(Link.chain(6)))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The message holds objects nested deeper than 5; raise Limits.withMaxDepth if that is"
                + " expected");
  }

  @Test
  void limitsHoldOnDecodeToo() {
    byte[] deep = Providers.tiny().build().encode(Link.chain(6));
    Codec codec = Providers.tiny().limits(Limits.defaults().withMaxDepth(5)).build();
    assertThatThrownBy(() -> codec.decode(deep, Link.class))
        .isExactlyInstanceOf(LimitExceededException.class);
  }

  @Test
  void objectsAreCounted() {
    Codec codec = Providers.tiny().limits(Limits.defaults().withMaxObjects(2)).build();
    assertThatThrownBy(() -> codec.encode(Samples.order()))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The message holds more than 2 objects; raise Limits.withMaxObjects if that is expected");
  }

  @Test
  void classesAreCounted() {
    Codec codec = Providers.tiny().limits(Limits.defaults().withMaxClasses(2)).build();
    assertThatThrownBy(() -> codec.encode(Samples.order()))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The message holds more than 2 classes; raise Limits.withMaxClasses if that is expected");
  }

  @Test
  void bytesAreBoundedInEveryForm() throws Exception {
    byte[] bytes = Providers.tiny().build().encode(Samples.order());
    Codec small = Providers.tiny().limits(Limits.defaults().withMaxBytes(bytes.length - 1)).build();
    String message =
        "The message has more than %d bytes; raise Limits.withMaxBytes if that is expected"
            .formatted(bytes.length - 1);
    assertThatThrownBy(() -> small.encode(Samples.order()))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> small.decode(bytes, Order.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> small.decode(new java.io.ByteArrayInputStream(bytes), Order.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(message);
    Codec fitting = Providers.tiny().limits(Limits.defaults().withMaxBytes(bytes.length)).build();
    assertThat(fitting.decode(fitting.encode(Samples.order()), Order.class))
        .isEqualTo(Samples.order());
    assertThat(fitting.decode(new java.io.ByteArrayInputStream(bytes), Order.class))
        .isEqualTo(Samples.order());
  }

  @Test
  void containersAreBounded() {
    Codec codec = Providers.tiny().limits(Limits.defaults().withMaxElements(3)).build();
    assertThat(codec.decode(codec.encode("abcd"), String.class)).isEqualTo("abcd");
    assertThatThrownBy(() -> codec.encode(new String[4]))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The message holds more than 3 elements; raise Limits.withMaxElements if that is"
                + " expected");
  }

  @Test
  void announcedLengthsAreCheckedAgainstWhatRemains() {
    assertThat(asked(m -> m.elements(5, 2, 10))).isEqualTo(5);
    refused(MalformedDataException.class, m -> m.elements(6, 2, 11))
        .isEqualTo("The bytes announce 6 elements, but only 11 bytes remain");
    refused(MalformedDataException.class, m -> m.elements(-1, 0, 10))
        .isEqualTo("The bytes announce -1 elements, but only 10 bytes remain");
    refused(MalformedDataException.class, m -> m.elements(Integer.MAX_VALUE, 8, 1 << 20))
        .isEqualTo("The bytes announce 2147483647 elements, but only 1048576 bytes remain");
    assertThat(asked(m -> m.bulk(5, 2, 10))).isEqualTo(5);
    refused(MalformedDataException.class, m -> m.bulk(6, 2, 11))
        .isEqualTo("The bytes announce 6 elements, but only 11 bytes remain");
    refused(MalformedDataException.class, m -> m.bulk(-1, 1, 10))
        .isEqualTo("The bytes announce -1 elements, but only 10 bytes remain");
  }

  @Test
  void elementsThatTakeNoBytesCountTogether() {
    refused(
            LimitExceededException.class,
            m -> m.elements(600_000, 0, 1) + m.elements(600_000, 0, 1))
        .isEqualTo(EXPANDS);
  }

  @Test
  void copiesOfFormsCountTogether() {
    refused(
            LimitExceededException.class,
            m -> {
              for (int i = 0; i < 100; i++) {
                m.form(AtomicIntegerArray.class, new Object[] {new int[5_000]}, false);
              }
              return 0;
            })
        .isEqualTo(EXPANDS);
  }

  @Test
  void emptyContainersCountWithTheTablesThatTheyBeginWith() {
    refused(
            LimitExceededException.class,
            m -> {
              for (int i = 0; i < 10_000; i++) {
                m.enter(WeakHashMap.class);
                m.exit();
              }
              return 0;
            })
        .isEqualTo(EXPANDS);
  }

  @Test
  void digitsAreBounded() {
    assertThat(asked(m -> digits(m, 4_153, 10_000))).isEqualTo("fine");
    String message =
        "The message holds a number of more than 10000 digits; raise Limits.withMaxDigits if that"
            + " is expected";
    refused(LimitExceededException.class, m -> digits(m, 4_155, 0)).isEqualTo(message);
    refused(LimitExceededException.class, m -> digits(m, 1, 10_001)).isEqualTo(message);
    refused(LimitExceededException.class, m -> digits(m, 1, -10_001)).isEqualTo(message);
    refused(LimitExceededException.class, m -> digits(m, 1, Integer.MIN_VALUE)).isEqualTo(message);
  }

  private static Object digits(Message message, int bytes, int scale) {
    message.digits(bytes, scale);
    return "fine";
  }

  @Test
  void valuesAreStoredOnlyWhereTheyBelong() {
    assertThat(asked(m -> m.sound("text", CharSequence.class))).isEqualTo("text");
    assertThat(asked(m -> m.sound(7, int.class))).isEqualTo(7);
    assertThat(asked(m -> m.sound(null, String.class))).isNull();
    refused(MalformedDataException.class, m -> m.sound(7L, int.class))
        .isEqualTo("The bytes put an object of the class java.lang.Long where int is declared");
    refused(MalformedDataException.class, m -> m.sound("text", List.class))
        .isEqualTo(
            "The bytes put an object of the class java.lang.String where java.util.List is declared");
  }

  @Test
  void namesAndClassesAreInverse() {
    List<Class<?>> classes =
        List.of(String.class, int[].class, Order[][].class, ArrayList.class, Invoice.class);
    for (Class<?> type : classes) {
      assertThat(asked(m -> m.load(m.nameOf(type)))).isEqualTo(type);
    }
  }

  @Test
  void impossibleNamesAreRefusedBeforeAnybodyLooksForThem() {
    refused(MalformedDataException.class, m -> m.load(""))
        .isEqualTo("A class name has 0 characters; 1 to 512 are possible");
    refused(MalformedDataException.class, m -> m.load("x".repeat(513)))
        .isEqualTo("A class name has 513 characters; 1 to 512 are possible");
    refused(MalformedDataException.class, m -> m.load("[".repeat(9) + "I"))
        .isEqualTo("An array class has more than 8 dimensions");
  }

  @Test
  void messageKnowsItsRoot() {
    assertThat(asked(Message::rootClass)).isEqualTo(Integer.class);
    assertThat(asked(m -> m.root().type())).isEqualTo(Integer.class);
    assertThat(asked(m -> m.root().raw())).isEqualTo(Integer.class);
  }

  @Test
  void strictLayoutIsTheClassesOwn() {
    assertThat(asked(m -> m.layout(Order.class))).isNull();
  }

  private static Object asked(Function<Message, Object> question) {
    AtomicReference<Object> answer = new AtomicReference<>();
    Script script =
        new Script() {
          @Override
          public Object decode(byte[] bytes, int offset, int length, Message message) {
            answer.set(question.apply(message));
            return 7;
          }
        };
    try (Codec codec = script.builder().allow("dev.polycodec.testing.*").build()) {
      assertThat(codec.decode(new byte[1], Integer.class)).isEqualTo(7);
    }
    return answer.get();
  }

  private static org.assertj.core.api.AbstractStringAssert<?> refused(
      Class<? extends CodecException> kind, Function<Message, Object> question) {
    Throwable thrown = org.assertj.core.api.Assertions.catchThrowable(() -> asked(question));
    assertThat(thrown).isExactlyInstanceOf(kind);
    return assertThat(thrown.getMessage());
  }
}
