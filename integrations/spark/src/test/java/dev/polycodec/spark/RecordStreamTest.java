package dev.polycodec.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.MalformedDataException;
import dev.polycodec.Surrogate;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.spark.SparkConf;
import org.apache.spark.scheduler.HighlyCompressedMapStatus;
import org.apache.spark.scheduler.MapStatus;
import org.apache.spark.serializer.DeserializationStream;
import org.apache.spark.serializer.SerializationStream;
import org.apache.spark.serializer.SerializerInstance;
import org.apache.spark.sql.catalyst.expressions.UnsafeRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.BlockManagerId;
import org.apache.spark.util.collection.CompactBuffer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import scala.Option;
import scala.Tuple2;
import scala.collection.immutable.ArraySeq;
import scala.collection.immutable.Range;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;

@DisplayName("The serializer of Spark, without a cluster")
class RecordStreamTest {

  private static final ClassTag<Object> ANY = ClassTag.apply(Object.class);

  private final PolycodecSerializer serializer = new PolycodecSerializer(conf("kryo"));
  private final SerializerInstance instance = serializer.newInstance();

  private static SparkConf conf(String codec) {
    return new SparkConf(false).set("spark.polycodec.codec", codec);
  }

  private byte[] written(Object... values) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (SerializationStream out = instance.serializeStream(bytes)) {
      for (Object value : values) {
        out.writeObject(value, ANY);
      }
    }
    return bytes.toByteArray();
  }

  private List<Object> read(byte[] bytes) {
    List<Object> values = new ArrayList<>();
    instance.deserializeStream(new ByteArrayInputStream(bytes)).asIterator().foreach(values::add);
    return values;
  }

  private Object copy(Object value) {
    return instance.deserialize(instance.serialize(value, ANY), ANY);
  }

  @Test
  void recordsArriveInAnyOrder() {
    byte[] first = written("one", 2L);
    byte[] second = written("x".repeat(1_000_000), null);
    byte[] both = Arrays.copyOf(second, second.length + first.length);
    System.arraycopy(first, 0, both, second.length, first.length);
    assertThat(read(both)).containsExactly("x".repeat(1_000_000), null, "one", 2L);
    assertThat(read(new byte[0])).isEmpty();
  }

  @Test
  void streamThatEndsWithinARecordIsNotItsEnd() {
    byte[] whole = written("one", "two".repeat(100));
    int first = written("one").length;
    for (int length = 1; length < whole.length; length++) {
      byte[] part = Arrays.copyOf(whole, length);
      if (length == first) {
        assertThat(read(part)).containsExactly("one");
      } else {
        assertThatThrownBy(() -> read(part))
            .isInstanceOf(MalformedDataException.class)
            .hasMessageStartingWith("The stream ends within ");
      }
    }
  }

  @Test
  void keyWithoutValueIsRefused() {
    DeserializationStream in = instance.deserializeStream(new ByteArrayInputStream(written("key")));
    assertThatThrownBy(() -> in.asKeyValueIterator().next())
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The stream ends between a key and its value");
  }

  @Test
  void endOfRecordsIsWhatSparkExpects() {
    DeserializationStream in = instance.deserializeStream(new ByteArrayInputStream(new byte[0]));
    assertThatThrownBy(() -> in.readObject(ANY)).isExactlyInstanceOf(EOFException.class);
  }

  @Test
  void announcedLengthTakesNoMemory() {
    byte[] announced = {-1, -1, -1, -1, 7, 1, 2};
    assertThatThrownBy(() -> read(announced))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The stream ends within a record of 2147483647 bytes, after 2");
    assertThatThrownBy(() -> read(new byte[] {-1, -1, -1, -1, 8}))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The length of a record is not a number of bytes");
  }

  @Test
  void serializerTravelsWithATask() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(serializer);
    PolycodecSerializer arrived =
        (PolycodecSerializer)
            new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    ByteBuffer value = arrived.newInstance().serialize(new Tuple2<>("a", 1), ANY);
    assertThat(instance.<Object>deserialize(value, getClass().getClassLoader(), ANY))
        .isEqualTo(new Tuple2<>("a", 1));
  }

  @Test
  void propertyThatDoesNotExistIsRefused() {
    assertThatThrownBy(() -> new PolycodecSerializer(conf("kryo").set("spark.polycodec.alow", "a")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Did you mean 'allow'?");
  }

  @Test
  void sequencesOfSparkKeepTheirArrays() {
    ArraySeq<?> numbers = (ArraySeq<?>) copy(ArraySeq.unsafeWrapArray(new int[] {1, 2}));
    assertThat(numbers.unsafeArray()).isEqualTo(new int[] {1, 2});
    assertThat(copy(new Range.Inclusive(1, 9, 2))).isEqualTo(new Range.Inclusive(1, 9, 2));
    assertThat(copy(new Range.Exclusive(1, 9, 2))).isEqualTo(new Range.Exclusive(1, 9, 2));
    assertThat(copy(ClassTag.apply(String[].class))).isEqualTo(ClassTag.apply(String[].class));
    List<String> view = CollectionConverters.asJava(ArraySeq.unsafeWrapArray(new String[] {"a"}));
    assertThat(copy(view)).isEqualTo(view);
  }

  @Test
  @SuppressWarnings("unchecked") // it is what was copied
  void groupsOfNumbersCanBeJoined() {
    CompactBuffer<Object> numbers =
        new CompactBuffer<>((ClassTag<Object>) (ClassTag<?>) ClassTag.Int());
    for (int i = 0; i < 5; i++) {
      numbers.$plus$eq(i);
    }
    CompactBuffer<Object> copy = (CompactBuffer<Object>) copy(numbers);
    assertThat(copy).isEqualTo(numbers);
    numbers.$plus$plus$eq(copy);
    assertThat(numbers.size()).isEqualTo(10);
  }

  @Test
  void sizesOfManyBlocksArrive() {
    BlockManagerId place = BlockManagerId.apply("7", "acme.com", 65_535, Option.empty());
    long[] sizes = new Random(7).longs(5_000, 0, 1_000_000_000).toArray();
    MapStatus status = HighlyCompressedMapStatus.apply(place, sizes, 9, 0);
    MapStatus copy = (MapStatus) copy(status);
    assertThat(copy.location()).isEqualTo(place);
    for (int i = 0; i < sizes.length; i++) {
      assertThat(copy.getSizeForBlock(i)).isEqualTo(status.getSizeForBlock(i));
    }
  }

  @Test
  void announcedLengthOfARowTakesNoMemory() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeInt(Integer.MAX_VALUE - 8);
      out.writeInt(1);
    }
    @SuppressWarnings("unchecked") // it is what the class says
    Surrogate<UnsafeRow, byte[]> rows =
        (Surrogate<UnsafeRow, byte[]>) Externals.form(UnsafeRow.class);
    assertThatThrownBy(() -> rows.fromForm(bytes.toByteArray()))
        .isExactlyInstanceOf(IllegalArgumentException.class) // no OutOfMemoryError
        .hasMessage(
            "The bytes hold no valid " + UnsafeRow.class.getName() + ": IllegalArgumentException");
  }

  @Test
  void typesOfSqlArriveButForThoseOfApplications() {
    DataType type =
        DataTypes.createMapType(DataTypes.StringType, DataTypes.createDecimalType(9, 2));
    assertThat(copy(type)).isEqualTo(type);
    DataType row = new StructType().add("a", type).add("b", DataTypes.LongType, false);
    assertThat(copy(row)).isEqualTo(row);
    assertThat(copy(new DataType[] {row})).isEqualTo(new DataType[] {row});
    assertThat(copy(new StructType[] {(StructType) row}))
        .isExactlyInstanceOf(StructType[].class)
        .isEqualTo(new DataType[] {row});
    assertThatThrownBy(() -> SqlTypes.fromForm("{\"type\":\"udt\",\"class\":\"acme.Evil\"}"))
        .hasMessage("A type of SQL that an application defines has no form");
    assertThatThrownBy(() -> SqlTypes.fromForm("{\"type\":\"\\u0075dt\",\"class\":\"acme.Evil\"}"))
        .hasMessage("A type of SQL that an application defines has no form");
  }
}
