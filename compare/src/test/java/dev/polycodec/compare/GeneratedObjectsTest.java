package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.Message;
import dev.polycodec.Codec;
import dev.polycodec.compare.workload.MessageInfo;
import dev.polycodec.compare.workload.MixedRow;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import dev.polycodec.compare.workload.generated.avro.MixedRows;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.avro.specific.SpecificRecordBase;
import org.apache.thrift.TBase;
import org.apache.thrift.TFieldIdEnum;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("once")
class GeneratedObjectsTest {

  private static final Map<String, Workload> ALL = new HashMap<>();

  @ParameterizedTest
  @ValueSource(strings = {"protobuf", "avro", "thrift-binary", "thrift-compact"})
  void everyDataSetWithASchemaComesBackEqual(String name) {
    CodecInfo codec = codec(name);
    Codec opened = SetUps.builder(name, codec.variant()).build();
    try (Lane lane = new LocalLane(codec, opened, dataSet -> beginning(codec, dataSet))) {
      for (String dataSet : GeneratedObjects.DATA_SETS) {
        RoundTrip trip = lane.begin(dataSet, 0).trip();
        assertThat(trip.outcome()).as(trip.message()).isEqualTo(RoundTrip.Outcome.EQUAL);
        assertThat(trip.bytes()).isPositive();
      }
    }
  }

  /** Returns the first rows, because all of them take a minute. */
  private static Workload beginning(CodecInfo codec, String dataSet) {
    Workload all = ALL.computeIfAbsent(dataSet, Workloads::load);
    Object message = all.messages().get(0);
    List<?> messages =
        message instanceof List<?> rows ? List.of(rows.subList(0, 100)) : all.messages();
    return GeneratedObjects.suited(
        codec, new Workload(dataSet, all.description(), all.type(), messages, 1));
  }

  @Test
  void rowsHoldTheValuesOfTheDataSet() throws IllegalAccessException {
    Workload mixed = ALL.computeIfAbsent("mixed", Workloads::load);
    var protobuf =
        (dev.polycodec.compare.workload.generated.protobuf.MixedRows) message("protobuf", mixed);
    MixedRows avro = (MixedRows) message("avro", mixed);
    var thrift =
        (dev.polycodec.compare.workload.generated.thrift.MixedRows) message("thrift-binary", mixed);

    List<?> plain = (List<?>) mixed.messages().get(0);
    assertThat(protobuf.getRowsCount()).isEqualTo(plain.size());
    assertThat(avro.getRows()).hasSameSizeAs(plain);
    assertThat(thrift.getRows()).hasSameSizeAs(plain);
    for (int i = 0; i < plain.size(); i += 1_000) {
      Map<String, Object> values = values((MixedRow) plain.get(i));
      assertThat(values(protobuf.getRows(i))).isEqualTo(values);
      assertThat(values(avro.getRows().get(i))).isEqualTo(values);
      values.replaceAll((name, value) -> value instanceof Float f ? f.doubleValue() : value);
      assertThat(values(thrift.getRows().get(i))).isEqualTo(values);
    }
  }

  @Test
  void messageHoldsItsParameters() {
    Workload plain = Workloads.load("message");
    Map<String, Object> params = ((MessageInfo) plain.messages().get(0)).params;

    assertThat(message("protobuf", plain))
        .isInstanceOfSatisfying(
            dev.polycodec.compare.workload.generated.protobuf.MessageInfo.class,
            made -> assertThat(made.getParamsMap()).isEqualTo(params).hasSize(20));
    assertThat(message("avro", plain))
        .isInstanceOfSatisfying(
            dev.polycodec.compare.workload.generated.avro.MessageInfo.class,
            made -> assertThat(made.getParams()).isEqualTo(params));
    assertThat(message("thrift-compact", plain))
        .isInstanceOfSatisfying(
            dev.polycodec.compare.workload.generated.thrift.MessageInfo.class,
            made -> assertThat(made.getParams()).isEqualTo(params));
  }

  @Test
  void dataSetThatIsNamedTwiceIsComparedOnce() {
    List<String> names = List.of("user", "message", "user");

    assertThat(Leg.of(null, names, List.of(codec("fake"))))
        .extracting(Leg::dataSet)
        .containsExactly("user", "message");
  }

  @Test
  void codecsAreLeftOutOfDataSetsWithoutSchemas() {
    List<CodecInfo> codecs = List.of(codec("fake"), codec("protobuf"), codec("avro"));
    List<Leg> legs = Leg.of(null, List.of("css", "message", "user"), codecs);

    assertThat(legs.get(0).codecs()).containsExactly(codecs.get(0));
    assertThat(legs.get(1).codecs()).isEqualTo(codecs);
    assertThat(Leg.leftOut(legs, codecs))
        .hasValue(
            "Left out of css, user: protobuf, avro. There are generated classes of message, mixed,"
                + " longs, strings only");
  }

  @Test
  void codecThatIsLeftOutIsSaidAndHasNoRow() {
    Run run = Run.compare("--codec", "fake,avro", "--data-set", "session-0");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "Left out of session-0: avro. There are generated classes of message, mixed, longs,"
                + " strings only");
    assertThat(run.rows("fake")).hasSize(1);
    assertThat(run.rows("avro")).isEmpty();
  }

  @Test
  void codecThatIsAskedForAloneSaysByItselfWhatItTakes() {
    Run run = Run.compare("--codec", "thrift-binary", "--data-set", "user");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "polycodec compare: Nothing came back: thrift-binary:"
                + " dev.polycodec.compare.workload.User is no class that Thrift's compiler"
                + " generates, and thrift-binary carries no others: describe it in a .thrift file,"
                + " or take a codec for objects of any class, such as kryo");
  }

  @Test
  void generatedObjectThatComesBackDifferentFailsTheRun() {
    Run run = Run.compare("--codec", "fake,fake-generated", "--data-set", "message");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.rows("fake-generated").get(0)).matches("fake-generated +different .*");
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "polycodec compare: fake-generated on message: value is another MessageInfo");
  }

  @Test
  void codecsOfGeneratedClassesAreListed() {
    assertThat(Discovery.withTables().codecs().keySet())
        .contains("protobuf", "protobuf-json", "avro", "thrift-binary", "thrift-compact");
  }

  private static Object message(String codec, Workload plain) {
    return GeneratedObjects.suited(codec(codec), plain).messages().get(0);
  }

  private static CodecInfo codec(String name) {
    return Discovery.run().select(List.of(name)).get(0);
  }

  private static Map<String, Object> values(MixedRow row) throws IllegalAccessException {
    Map<String, Object> values = new TreeMap<>();
    for (Field field : MixedRow.class.getFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        put(values, field.getName(), field.get(row));
      }
    }
    return values;
  }

  private static Map<String, Object> values(Message row) {
    Map<String, Object> values = new TreeMap<>();
    row.getAllFields().forEach((field, value) -> values.put(field.getName(), value));
    return values;
  }

  private static Map<String, Object> values(SpecificRecordBase row) {
    Map<String, Object> values = new TreeMap<>();
    row.getSchema().getFields().forEach(field -> put(values, field.name(), row.get(field.pos())));
    return values;
  }

  private static <F extends TFieldIdEnum> Map<String, Object> values(TBase<?, F> row) {
    Map<String, Object> values = new TreeMap<>();
    for (int id = 1; id <= 20; id++) {
      F field = row.fieldForId(id);
      put(values, field.getFieldName(), row.isSet(field) ? row.getFieldValue(field) : null);
    }
    return values;
  }

  private static void put(Map<String, Object> values, String name, @Nullable Object value) {
    if (value != null) {
      values.put(name, value);
    }
  }
}
