package dev.polycodec.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.rpc.RpcException;
import org.apache.dubbo.rpc.service.GenericException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values for which Dubbo's copy of Hessian has forms of its own, to and from it. */
class DubboFormsTest {

  private static final UUID ID = new UUID(5, -6);

  private final PolycodecHessian ours = new PolycodecHessian();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private ByteArrayInputStream written() {
    return new ByteArrayInputStream(bytes.toByteArray());
  }

  @Test
  void dubboReadsAUuid() throws Exception {
    ObjectOutput out = ours.serialize(null, bytes);
    out.writeObject(ID);
    out.flushBuffer();
    assertThat(new Hessian2Input(written()).readObject()).isEqualTo(ID);
  }

  @Test
  void uuidOfDubboIsRead() throws Exception {
    Hessian2Output out = new Hessian2Output(bytes);
    out.writeObject(ID);
    out.flush();
    assertThat(ours.deserialize(null, written()).readObject()).isEqualTo(ID);
  }

  static class Named implements Serializable {
    long id = 5;
    String note = "of the superclass";

    @Override
    public String toString() {
      return id + " " + note;
    }
  }

  static class Hiding extends Named {
    long id = 6;
    String note = "of the class";

    @Override
    public String toString() {
      return super.toString() + ", " + id + " " + note;
    }
  }

  static class Dated extends Named {
    Date created = new Date(7);
    long id = 6;
    Object note = "of the class";

    @Override
    public String toString() {
      return super.toString() + ", " + id + " " + note + " " + created.getTime();
    }
  }

  /** Dubbo's copy writes the fields of superclasses first, and Hessian itself last. */
  @ParameterizedTest
  @MethodSource("hiding")
  void fieldThatHidesAnotherIsReadInEitherOrder(Object value) throws Exception {
    Hessian2Output dubbo = new Hessian2Output(bytes);
    dubbo.writeObject(value);
    dubbo.flush();
    ByteArrayOutputStream caucho = new ByteArrayOutputStream();
    com.caucho.hessian.io.Hessian2Output out = new com.caucho.hessian.io.Hessian2Output(caucho);
    out.writeObject(value);
    out.flush();
    assertThat(caucho.toByteArray()).isNotEqualTo(bytes.toByteArray());
    try (Codec codec = Codecs.builder().use("hessian-plain").build()) {
      assertThat(codec.decode(bytes.toByteArray(), value.getClass())).hasToString(value.toString());
      assertThat(codec.decode(caucho.toByteArray(), value.getClass()))
          .hasToString(value.toString());
    }
  }

  static List<Object> hiding() {
    return List.of(new Hiding(), new Dated());
  }

  static class Priced implements Serializable {
    Float price = 1.1f;
  }

  /** Dubbo's copy writes the double 1.1, which is not the number that the float is. */
  @Test
  void floatOfDubboIsRead() throws Exception {
    Hessian2Output out = new Hessian2Output(bytes);
    out.writeObject(new Priced());
    out.flush();
    try (Codec codec = Codecs.builder().use("hessian-plain").build()) {
      assertThat(codec.decode(bytes.toByteArray(), Priced.class).price).isEqualTo(1.1f);
    }
  }

  static List<Object> immutable() {
    return List.of(
        List.of("a"), List.of(1, 2, 3), Stream.of("a").toList(), Set.of(1), Map.of("a", 1));
  }

  @ParameterizedTest
  @MethodSource("immutable")
  void immutableCollectionHasTheBytesOfDubbo(Object value) throws Exception {
    ObjectOutput out = ours.serialize(null, bytes);
    out.writeObject(value);
    out.flushBuffer();
    ByteArrayOutputStream dubbo = new ByteArrayOutputStream();
    Hessian2Output own = new Hessian2Output(dubbo);
    own.writeObject(value);
    own.flush();
    assertThat(bytes.toByteArray()).isEqualTo(dubbo.toByteArray());
    assertThat(ours.deserialize(null, written()).readObject()).isEqualTo(value);
  }

  @Test
  void immutableCollectionThatIsMetTwiceIsOne() throws Exception {
    Object shared = List.of("a", "b");
    ObjectOutput out = ours.serialize(null, bytes);
    out.writeObject(new ArrayList<>(List.of(shared, shared)));
    out.flushBuffer();
    List<?> back = (List<?>) ours.deserialize(null, written()).readObject();
    assertThat(back.get(0)).isEqualTo(shared).isSameAs(back.get(1));
  }

  static List<Object> handles() {
    LocalDateTime time = LocalDateTime.of(2024, 10, 27, 2, 30, 0, 1);
    ZoneId paris = ZoneId.of("Europe/Paris");
    return List.of(
        Duration.ofSeconds(-1, 2),
        Instant.MIN,
        LocalDate.MAX,
        time.toLocalTime(),
        time,
        MonthDay.of(2, 29),
        OffsetDateTime.of(time, ZoneOffset.ofHours(-3)),
        OffsetTime.MIN,
        Period.of(-1, 2, 3),
        Year.of(-5),
        YearMonth.of(2024, 2),
        paris,
        ZoneOffset.ofHoursMinutes(5, 30),
        ZonedDateTime.ofLocal(time, paris, ZoneOffset.ofHours(1)), // the later of two offsets
        ZonedDateTime.of(time, ZoneOffset.UTC),
        BitSet.valueOf(new long[] {5, -1}));
  }

  /** Dubbo reads them, but writes them only where the JVM opens {@code java.util} to it. */
  static List<Object> views() {
    List<String> list = new ArrayList<>(List.of("a"));
    return List.of(Collections.unmodifiableList(list), Collections.synchronizedList(list));
  }

  /** What follows refers to an object by its number, so that both must count alike. */
  private static List<Object> withReferences(Object value) {
    List<Object> shared = new ArrayList<>(List.of("a"));
    return new ArrayList<>(List.of(value, shared, value, shared));
  }

  @ParameterizedTest
  @MethodSource({"handles", "views"})
  void valueThatDubboHasAFormForIsReadByDubbo(Object value) throws Exception {
    ObjectOutput out = ours.serialize(null, bytes);
    out.writeObject(withReferences(value));
    out.flushBuffer();
    assertThat(new Hessian2Input(written()).readObject()).isEqualTo(withReferences(value));
    assertThat(ours.deserialize(null, written()).readObject()).isEqualTo(withReferences(value));
  }

  @ParameterizedTest
  @MethodSource("handles")
  void valueThatDubboHasAClassForIsReadFromDubbo(Object value) throws Exception {
    Hessian2Output out = new Hessian2Output(bytes);
    out.writeObject(withReferences(value));
    out.flush();
    assertThat(ours.deserialize(null, written()).readObject()).isEqualTo(withReferences(value));
  }

  @ParameterizedTest
  @ValueSource(strings = {"30", "text"})
  void partsOfNoValueAreRefused(String day) throws Exception {
    com.caucho.hessian.io.Hessian2Output out = new com.caucho.hessian.io.Hessian2Output(bytes);
    String name = "com.alibaba.com.caucho.hessian.io.java8.MonthDayHandle";
    out.writeObjectBegin(name);
    out.writeClassFieldLength(2);
    out.writeString("month");
    out.writeString("day");
    out.writeObjectBegin(name);
    out.writeInt(2);
    out.writeObject(day.equals("text") ? day : (Object) Integer.valueOf(day));
    out.flush();
    ObjectInput in = ours.deserialize(null, written());
    assertThatThrownBy(in::readObject)
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold no java.time.MonthDay");
  }

  static List<Throwable> failures() {
    return List.of(
        new RpcException(RpcException.TIMEOUT_EXCEPTION, "late"),
        new com.alibaba.dubbo.rpc.RpcException("late"),
        new GenericException(new IllegalStateException("late")),
        new com.alibaba.dubbo.rpc.service.GenericException(new IllegalStateException("late")));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void failureOfDubboNeedsNoPermission(Throwable failure) throws Exception {
    ObjectOutput out = ours.serialize(null, bytes);
    out.writeThrowable(failure);
    out.flushBuffer();
    assertThat(ours.deserialize(null, written()).readThrowable())
        .hasSameClassAs(failure)
        .hasMessage(failure.getMessage());
  }
}
