package dev.polycodec.hessian.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.hessian.plain.Values.Base;
import dev.polycodec.hessian.plain.Values.Everything;
import dev.polycodec.hessian.plain.Values.Kept;
import dev.polycodec.hessian.plain.Values.Node;
import java.io.Serializable;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Properties;
import java.util.TimeZone;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What Hessian's own serializers write, and what is refused because they lose it. */
class HessianPlainWriteTest {

  private static final String WAY_OUT = ": register a serializer of your own for the class";

  private static final class NotSerializable {}

  private static final class Dated implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Date date;

    private Dated(Date date) {
      this.date = date;
    }
  }

  /** Has a field beside that of its cause. */
  private static final class Failing extends Exception {
    private static final long serialVersionUID = 1L;
    @Nullable Object what;
  }

  private static CodecBuilder builder(Plain plain) {
    return Codecs.builder().use(plain.codec()).allow(Values.class.getName() + "$*", "java.sql.*");
  }

  private static void requireWritten(Plain plain, Object value) throws Exception {
    try (Codec codec = builder(plain).build()) {
      assertThat(codec.encode(value)).isEqualTo(plain.write(value));
    }
  }

  @ParameterizedTest
  @EnumSource
  void propertiesComeBackAsSuch(Plain plain) throws Exception {
    Properties properties = new Properties();
    properties.setProperty("a", "b");
    requireWritten(plain, properties);
    try (Codec codec = builder(plain).build()) {
      assertThat(codec.decode(plain.write(properties), Properties.class)).isEqualTo(properties);
    }
  }

  private static void requireRefused(Plain plain, Object value, String message) {
    try (Codec codec = builder(plain).build()) {
      assertThatThrownBy(() -> codec.encode(value))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(message);
    }
  }

  private static void requireLost(Plain plain, Object value, String why) {
    String some = why.startsWith("some") ? "this value of " : "";
    String loss = why.substring(why.indexOf(':') + 1);
    requireRefused(
        plain,
        value,
        "Hessian does not bring back "
            + some
            + value.getClass().getName()
            + ", because "
            + loss
            + WAY_OUT);
  }

  @ParameterizedTest
  @EnumSource
  void anExceptionThatIsWithinWhatItHoldsIsRefused(Plain plain) throws Exception {
    Failing failing = new Failing();
    failing.what = "no cause";
    requireWritten(plain, failing);
    failing.what = failing;
    requireLost(plain, failing, "some:it holds itself, and is made only from what it holds");
    failing.what = new ArrayList<>(List.of(failing));
    requireRefused(
        plain,
        failing,
        "An object of "
            + Failing.class.getName()
            + " contains itself, but can be created only from what it contains; break the cycle"
            + " with a transient field or a Surrogate");
  }

  @ParameterizedTest
  @EnumSource
  void theBytesAreThoseOfHessian(Plain plain) throws Exception {
    Node root = new Node(1);
    root.edges.addAll(List.of(root, new Node(2)));
    root.labels.put(root, "self");
    root.other = root.edges;
    requireWritten(plain, root);
    requireWritten(plain, new Kept("all"));
    requireWritten(plain, new ArrayList<>(List.of(new Base("a"), 1, "x".repeat(70_000))));
  }

  @ParameterizedTest
  @EnumSource
  void oneCodecWritesMessageAfterMessage(Plain plain) throws Exception {
    try (Codec codec = builder(plain).build()) {
      for (int i = 0; i < 3; i++) {
        Base[] large = new Base[2_000 * i];
        Arrays.setAll(large, n -> new Base("n" + n));
        assertThat(codec.encode(large)).isEqualTo(plain.write(large));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotSerializableHasAWayOut(Plain plain) {
    requireRefused(
        plain,
        new NotSerializable(),
        "Hessian has no serializer for "
            + NotSerializable.class.getName()
            + ", which is not Serializable: make it so, or call setAllowNonSerializable(true) in"
            + " HessianPlainOptions.setup");
  }

  @ParameterizedTest
  @EnumSource
  void whatHessianLosesIsRefused(Plain plain) {
    requireLost(plain, new Everything("all"), "two fields have the name count");
    requireLost(plain, new TreeMap<>(Comparator.reverseOrder()), "some:it has a comparator");
    requireLost(
        plain,
        new Dated(new Timestamp(5)),
        "some:there is a date of another class in its field date");
    requireLost(
        plain,
        new GregorianCalendar(TimeZone.getTimeZone("Asia/Kathmandu")),
        "some:it has a zone or settings that are not the default");
  }

  @ParameterizedTest
  @EnumSource
  void aCharacterIsATextWhereNothingDeclaresIt(Plain plain) {
    requireRefused(
        plain,
        new ArrayList<>(List.of('c')),
        "Hessian does not bring back a java.lang.Character where no declared class tells that it is"
            + " one: not in a container, nor as an Object");
  }

  @Test
  void negativeZeroIsRefused() {
    requireRefused(
        Plain.HESSIAN2,
        new ArrayList<>(List.of(-0.0)),
        "Hessian 2.0 writes negative zero as zero: write 0.0 instead, or a text");
  }

  @Test
  void whatIsReferredToAfterACalendarIsRefused() {
    Node shared = new Node(2);
    requireRefused(
        Plain.HESSIAN2,
        new Object[] {new GregorianCalendar(2020, 1, 29), shared, shared},
        "Hessian's own input would take the second reference to this "
            + Node.class.getName()
            + " for one to another object, because of a Calendar, or another object with a"
            + " serializer that replaces it: copy the object, or use a Date");
  }

  @ParameterizedTest
  @EnumSource
  void limitsHoldOnEncode(Plain plain) {
    Node chain = new Node(0);
    for (int i = 0; i < 20; i++) {
      Node outer = new Node(i);
      outer.other = chain;
      chain = outer;
    }
    Node root = chain;
    for (Limits limits :
        List.of(
            Limits.defaults().withMaxDepth(10),
            Limits.defaults().withMaxObjects(10),
            Limits.defaults().withMaxBytes(100))) {
      try (Codec codec = builder(plain).limits(limits).build()) {
        assertThatThrownBy(() -> codec.encode(root)).isInstanceOf(LimitExceededException.class);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void thePolicyHoldsOnEncode(Plain plain) {
    Node root = new Node(1);
    root.other = new Base("held");
    try (Codec codec = Codecs.builder().use(plain.codec()).build()) {
      assertThatThrownBy(() -> codec.encode(root))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining(Base.class.getName());
    }
    try (Codec codec = builder(plain).deny("java.util.Date").build()) {
      assertThatThrownBy(() -> codec.encode(new Dated(new Date(0))))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("denies the class java.util.Date");
    }
  }

  /** Hessian calls its hook, which this codec does not. */
  private static final class Hooked implements Serializable {
    private static final long serialVersionUID = 1L;
    private String text = "one";

    private Object readResolve() {
      return this;
    }
  }

  @ParameterizedTest
  @EnumSource
  void hooksAreRefusedInBothDirectionsWithAWayOut(Plain plain) throws Exception {
    try (Codec codec = builder(plain).build()) {
      assertThatThrownBy(() -> codec.encode(new Hooked()))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "Hessian does not bring back "
                  + Hooked.class.getName()
                  + ", because this codec does not run its hooks of Java serialization"
                  + WAY_OUT);
      byte[] bytes = plain.write(new Hooked());
      assertThatThrownBy(() -> codec.decode(bytes, Hooked.class))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessage(
              Hooked.class.getName()
                  + " has hooks of Java serialization, which this codec does not run: register a"
                  + " deserializer of your own for it in HessianPlainOptions.setup");
    }
  }
}
