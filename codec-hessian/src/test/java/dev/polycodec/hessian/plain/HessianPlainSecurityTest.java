package dev.polycodec.hessian.plain;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypeNotAllowedException;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bytes in Hessian's own format that are made to do harm. */
class HessianPlainSecurityTest {

  private static final String HOME = HessianPlainSecurityTest.class.getName();

  static final class Bean implements Serializable {
    private static final long serialVersionUID = 1L;
    int value = 1;
    Date date;
    Bean next;
  }

  static final class Other implements Serializable {
    private static final long serialVersionUID = 1L;
    int value = 1;
    Object date = "no date";
    Object next = "no bean";
  }

  static final class Wide implements Serializable {
    private static final long serialVersionUID = 1L;
    long value = 1L << 40;
  }

  /** Remembers what it is asked for. */
  private static final class Spy extends ClassLoader {

    private final List<String> asked = new ArrayList<>();

    Spy() {
      super(HessianPlainSecurityTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked.add(name);
      return super.loadClass(name, resolve);
    }
  }

  private static Codec codec(Plain plain) {
    return Codecs.builder().use(plain.codec()).allow(HOME + "$*").build();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(ISO_8859_1);
  }

  private static byte[] replace(byte[] bytes, String from, String to) {
    String text = new String(bytes, ISO_8859_1);
    assertThat(text).contains(from);
    return bytes(text.replace(from, to));
  }

  @ParameterizedTest
  @EnumSource
  void aNameThatIsNotAllowedIsNeverLoaded(Plain plain) throws Exception {
    Bean[][] nested = {{new Bean()}};
    for (Object element : List.of(new Bean(), nested, new Bean[0])) {
      byte[] bytes = plain.write(new ArrayList<>(List.of(1, element)));
      byte[] renamed = replace(bytes, "HessianPlain", "HostilePlain");
      Spy spy = new Spy();
      try (Codec codec =
          Codecs.builder().use(plain.codec()).allow(HOME + "$*").classLoader(spy).build()) {
        assertThatThrownBy(() -> codec.decode(renamed, ArrayList.class))
            .isInstanceOf(TypeNotAllowedException.class)
            .hasMessageStartingWith("The policy does not allow the class ");
      }
      assertThat(spy.asked).noneMatch(asked -> asked.contains("Hostile"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anotherRootIsAMismatch(Plain plain) throws Exception {
    byte[] bytes = plain.write(new Bean());
    try (Codec codec = Codecs.builder().use(plain.codec()).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Wide.class))
          .isInstanceOf(TypeMismatchException.class)
          .hasMessageStartingWith("The bytes hold an object of the class " + HOME + "$Bean");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aClassIsNoValue(Plain plain) throws Exception {
    byte[] bytes = plain.write(new Object[] {String.class});
    try (Codec codec = codec(plain)) {
      assertThatThrownBy(() -> codec.decode(bytes, Object[].class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage("No policy allows the class java.lang.Class");
    }
  }

  @Test
  void aRemoteObjectIsNoValue() {
    try (Codec codec = codec(Plain.HESSIAN1)) {
      assertThatThrownBy(() -> codec.decode(bytes("rt\0\1xS\0\1u"), Object.class))
          .isInstanceOf(MalformedDataException.class)
          .hasRootCauseMessage("A remote object is not a value");
    }
  }

  @ParameterizedTest
  @EnumSource
  void anObjectOfAWrongClassIsNotStored(Plain plain) throws Exception {
    byte[] bytes = replace(plain.write(new Other()), "$Other", "$Bean_");
    byte[] shorter = rename(bytes);
    try (Codec codec = codec(plain)) {
      assertThatThrownBy(() -> codec.decode(shorter, Bean.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes put an object of the class java.lang.String where java.util.Date is"
                  + " declared");
    }
  }

  /** Takes one character from the only class name, whose length is the byte before it. */
  private static byte[] rename(byte[] bytes) {
    String text = new String(bytes, ISO_8859_1);
    int at = text.indexOf(HOME);
    char length = (char) (text.charAt(at - 1) - 1);
    return bytes(
        text.substring(0, at - 1) + length + text.substring(at).replace("$Bean_", "$Bean"));
  }

  @ParameterizedTest
  @EnumSource
  void aNumberThatDoesNotFitIsAMismatch(Plain plain) throws Exception {
    byte[] bytes = replace(plain.write(new Wide()), "$Wide", "$Bean");
    try (Codec codec = codec(plain)) {
      assertThatThrownBy(() -> codec.decode(bytes, Bean.class))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessage("The bytes hold a number that is none of the type int");
    }
  }

  /** A long has 64 bits, and a double 53: of each of these there is but a neighbour. */
  @ParameterizedTest
  @EnumSource
  void aNumberThatHasOnlyANeighbourIsAMismatch(Plain plain) throws Exception {
    List<Map.Entry<Number, Class<?>>> neighbours =
        List.of(
            Map.entry(Long.MAX_VALUE, double[].class),
            Map.entry(Long.MAX_VALUE, float[].class),
            Map.entry(0x1p63, long[].class),
            Map.entry(new BigDecimal("1.0000000000000000001"), long[].class),
            Map.entry(new BigDecimal("0.1000000000000000000001"), double[].class));
    try (Codec codec = codec(plain)) {
      for (Map.Entry<Number, Class<?>> neighbour : neighbours) {
        byte[] bytes = plain.write(new ArrayList<>(List.of(neighbour.getKey())));
        assertThatThrownBy(() -> codec.decode(bytes, neighbour.getValue()))
            .isInstanceOf(SchemaMismatchException.class)
            .hasMessage(
                "The bytes hold a number that is none of the type "
                    + neighbour.getValue().componentType());
      }
      List<Number> same = new ArrayList<>(List.of(1L << 62, 0x1p63, new BigDecimal("0.5")));
      assertThat(codec.decode(plain.write(same), double[].class)).contains(0x1p62, 0x1p63, 0.5);
    }
  }

  @ParameterizedTest
  @EnumSource
  void containersLongerThanTheirBytesAreNotAllocated(Plain plain) {
    String length = "\u007f\u00ff\u00ff\u00f0";
    List<String> bombs =
        plain == Plain.HESSIAN2
            ? List.of("XI" + length, "V\4[intI" + length, "V\7[objectI" + length)
            : List.of("Vl" + length + "z", "Vt\0\4[intl" + length, "Vt\0\7[objectl" + length);
    try (Codec codec = codec(plain)) {
      for (String bomb : bombs) {
        assertThatThrownBy(() -> codec.decode(bytes(bomb), Object.class))
            .isInstanceOf(MalformedDataException.class)
            .hasMessageStartingWith("The bytes announce 2147483632 elements");
      }
    }
  }

  @Test
  void aDefinitionOfMoreFieldsThanBytesIsNotAllocated() {
    String bomb = "C" + (char) 0x13 + "java.util.ArrayListI\u007f\u00ff\u00ff\u00f0";
    try (Codec codec = codec(Plain.HESSIAN2)) {
      assertThatThrownBy(() -> codec.decode(bytes(bomb), Object.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("The bytes announce 2147483632 elements");
    }
  }

  @ParameterizedTest
  @EnumSource
  void depthIsALimit(Plain plain) {
    String list = plain == Plain.HESSIAN2 ? "y" : "Vl\0\0\0\1";
    try (Codec codec = codec(plain)) {
      assertThatThrownBy(() -> codec.decode(bytes(list.repeat(100_000)), Object.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message holds objects nested deeper than 1000");
    }
  }

  @Test
  void definitionsWithinDefinitionsAreALimit() {
    String definition = "C" + (char) 0x13 + "java.util.ArrayList\u0090";
    Limits limits = Limits.defaults().withMaxDepth(250); // more would end the stack first
    try (Codec codec = Codecs.builder().use("hessian-plain").limits(limits).build()) {
      assertThatThrownBy(() -> codec.decode(bytes(definition.repeat(20_000)), Object.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message holds values nested deeper than 504");
    }
  }

  @ParameterizedTest
  @EnumSource
  void elementsOfMapsAndListsAreCounted(Plain plain) throws Exception {
    HashMap<Object, Object> map = new HashMap<>();
    for (int i = 0; i < 20; i++) {
      map.put(i, i);
    }
    byte[] ofMap = plain.write(map);
    byte[] ofList = plain.write(new ArrayList<>(map.values()));
    Limits limits = Limits.defaults().withMaxElements(10);
    try (Codec codec = Codecs.builder().use(plain.codec()).limits(limits).build()) {
      for (byte[] bytes : List.of(ofMap, ofList)) {
        assertThatThrownBy(() -> codec.decode(bytes, Object.class))
            .isInstanceOf(LimitExceededException.class)
            .hasMessageStartingWith("The message holds more than 10 elements");
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDecimalOfManyDigitsIsRefusedBeforeItIsParsed(Plain plain) throws Exception {
    byte[] bytes = plain.write(new java.math.BigDecimal("1".repeat(20_000)));
    try (Codec codec = codec(plain)) {
      assertThatThrownBy(() -> codec.decode(bytes, Object.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxDigits");
    }
  }

  @ParameterizedTest
  @EnumSource
  void referencesBeyondTheObjectsAreRefused(Plain plain) {
    List<String> references =
        plain == Plain.HESSIAN2
            ? List.of("Q\u0090", "yQ\u0095", "yQI\u00ff\u00ff\u00ff\u00ff")
            : List.of("R\0\0\0\0", "Vl\0\0\0\1R\0\0\0\5z", "Vl\0\0\0\1R\u00ff\u00ff\u00ff\u00ffz");
    try (Codec codec = codec(plain)) {
      for (String reference : references) {
        assertThatThrownBy(() -> codec.decode(bytes(reference), Object.class))
            .isInstanceOf(CodecException.class);
      }
    }
  }

  /** In Hessian 1.0 each number repeats the names of class and fields, which pay for more. */
  @Test
  void numbersThatShareAnArrayPayForTheirCopiesInBothDirections() throws Exception {
    BigInteger number = BigInteger.ONE.shiftLeft(33_000);
    List<BigInteger> numbers = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      numbers.add(number.negate());
    }
    byte[] bytes = Plain.HESSIAN2.write(numbers);
    try (Codec codec = codec(Plain.HESSIAN2)) {
      for (ThrowingCallable call :
          List.<ThrowingCallable>of(
              () -> codec.decode(bytes, ArrayList.class), () -> codec.encode(numbers))) {
        assertThatThrownBy(call)
            .isInstanceOf(LimitExceededException.class)
            .hasMessageStartingWith(
                "The message holds what takes more than 64 times its bytes of the heap");
      }
    }
  }
}
