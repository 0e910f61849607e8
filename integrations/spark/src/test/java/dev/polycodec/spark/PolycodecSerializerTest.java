package dev.polycodec.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.TravelTests;
import java.io.IOException;
import java.io.Serializable;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.spark.SparkEnv;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.Optional;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.Tuple2;

/** Jobs on a cluster of two executors, in JVMs of their own. */
abstract class PolycodecSerializerTest extends TravelTests {

  private static Cluster cluster;
  private static JavaSparkContext spark;

  @TempDir private Path directory;

  /** A line of an order. */
  public record Line(String article, int count) implements Serializable {}

  /** Of a class that nobody allows. */
  public record Secret(String text) implements Serializable {}

  static void start(String codec) throws IOException {
    cluster =
        new Cluster(
            Map.of(
                "spark.serializer",
                PolycodecSerializer.class.getName(),
                "spark.polycodec.codec",
                codec,
                "spark.polycodec.allow",
                ALLOW + ";dev.polycodec.spark.PolycodecSerializerTest$Line"));
    spark = cluster.context;
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  @Override
  protected Object travel(Object value) {
    Broadcast<Object> broadcast = spark.broadcast(value);
    List<Tuple2<Integer, Object>> arrived =
        spark
            .parallelize(List.of(1, 2), 2)
            .mapToPair(key -> new Tuple2<>(key, broadcast.value()))
            .partitionBy(new org.apache.spark.HashPartitioner(2))
            .persist(StorageLevel.MEMORY_ONLY_SER())
            .collect();
    return arrived.get(0)._2();
  }

  private static List<Line> lines(int count) {
    return IntStream.range(0, count).mapToObj(i -> new Line("article " + i % 7, i)).toList();
  }

  private static JavaPairRDD<String, Line> byArticle(int count) {
    return spark.parallelize(lines(count), 4).mapToPair(line -> new Tuple2<>(line.article(), line));
  }

  @Test
  void codecIsTheOneThatThePropertiesName() {
    assertThat(SparkEnv.get().serializer()).isInstanceOf(PolycodecSerializer.class);
    assertThat(SparkEnv.get().serializer().supportsRelocationOfSerializedObjects()).isTrue();
  }

  @Test
  void groupsArrive() {
    Map<String, Iterable<Line>> groups = byArticle(1_000).groupByKey(3).collectAsMap();
    Set<Line> all = new HashSet<>();
    groups.forEach(
        (article, group) ->
            group.forEach(
                line -> {
                  assertThat(line.article()).isEqualTo(article);
                  all.add(line);
                }));
    assertThat(all).containsExactlyInAnyOrderElementsOf(lines(1_000));
  }

  @Test
  void groupsAreShuffledAgain() {
    long lines =
        byArticle(1_000)
            .groupByKey(3)
            .mapToPair(group -> new Tuple2<>(group._1().length(), group._2()))
            .repartition(5)
            .flatMap(group -> group._2().iterator())
            .count();
    assertThat(lines).isEqualTo(1_000);
  }

  @Test
  void joinsHaveOptionals() {
    JavaPairRDD<String, Integer> stock =
        spark.parallelizePairs(List.of(new Tuple2<>("article 1", 5), new Tuple2<>("article 8", 6)));
    List<Tuple2<String, Tuple2<Optional<Line>, Optional<Integer>>>> joined =
        byArticle(7).fullOuterJoin(stock, 2).repartition(3).collect();
    Map<String, Tuple2<Optional<Line>, Optional<Integer>>> found = new HashMap<>();
    joined.forEach(pair -> found.put(pair._1(), pair._2()));
    assertThat(found).hasSize(8);
    assertThat(found.get("article 1")._1()).isEqualTo(Optional.of(new Line("article 1", 1)));
    assertThat(found.get("article 1")._2()).isEqualTo(Optional.of(5));
    assertThat(found.get("article 2")._2()).isEqualTo(Optional.empty());
    assertThat(found.get("article 8")._1()).isEqualTo(Optional.empty());
  }

  @Test
  void cogroupsArrive() {
    Tuple2<Iterable<Line>, Iterable<Line>> both =
        byArticle(14).cogroup(byArticle(7), 2).repartition(3).collectAsMap().get("article 3");
    assertThat(both._1())
        .containsExactlyInAnyOrder(new Line("article 3", 3), new Line("article 3", 10));
    assertThat(both._2()).containsExactly(new Line("article 3", 3));
  }

  @Test
  void sortingByRangesArrives() {
    List<Line> sorted =
        spark.parallelize(lines(5_000), 8).sortBy(line -> -line.count(), true, 4).collect();
    List<Line> expected = new ArrayList<>(lines(5_000));
    java.util.Collections.reverse(expected);
    assertThat(sorted).isEqualTo(expected);
  }

  @Test
  void actionsArrive() {
    JavaRDD<Line> lines = spark.parallelize(lines(100), 4);
    assertThat(lines.map(Line::count).reduce(Integer::sum)).isEqualTo(4_950);
    assertThat(lines.take(2)).isEqualTo(lines(2));
    assertThat(lines.glom().collect()).hasSize(4);
    assertThat(lines.countByValue()).hasSize(100);
    assertThat(lines.distinct().count()).isEqualTo(100);
    assertThat(lines.mapToDouble(Line::count).stats().mean()).isEqualTo(49.5);
    assertThat(lines.mapToDouble(Line::count).histogram(2)._2()).containsExactly(50, 50);
    assertThat(lines.zipWithIndex().lookup(new Line("article 0", 7))).containsExactly(7L);
    assertThat(lines.takeSample(false, 5, 7)).hasSize(5);
    assertThat(lines.map(Line::count).top(2)).containsExactly(99, 98);
    assertThat(lines.map(Line::count).takeOrdered(2)).containsExactly(0, 1);
    assertThat(lines.map(Line::count).max(java.util.Comparator.naturalOrder())).isEqualTo(99);
    assertThat(
            lines
                .mapToPair(line -> new Tuple2<>(line.article(), line))
                .aggregateByKey(new Line("", 0), (a, b) -> b, (a, b) -> b)
                .count())
        .isEqualTo(7);
    assertThat(lines.map(line -> new int[] {line.count()}).collect()).hasSize(100);
  }

  @Test
  void resultsLargerThanTheDefaultLimitsArrive() {
    int many = 1_100_000;
    List<Line> all =
        spark
            .parallelize(List.of(0), 1)
            .flatMap(any -> IntStream.range(0, many).mapToObj(i -> new Line("a", i)).iterator())
            .collect();
    assertThat(all).hasSize(many).endsWith(new Line("a", many - 1));
  }

  @Test
  void cachedPartitionsArriveFromMemoryAndDisk() {
    for (StorageLevel level :
        List.of(
            StorageLevel.MEMORY_ONLY_SER(),
            StorageLevel.MEMORY_ONLY_2(),
            StorageLevel.MEMORY_AND_DISK_SER_2(),
            StorageLevel.DISK_ONLY())) {
      JavaRDD<Line> cached = spark.parallelize(lines(1_000), 4).map(line -> line).persist(level);
      assertThat(cached.count()).isEqualTo(1_000);
      assertThat(cached.collect()).as(level.description()).isEqualTo(lines(1_000));
      cached.unpersist(true);
    }
  }

  @Test
  void checkpointArrives() {
    spark.setCheckpointDir(directory.toString());
    JavaRDD<Line> lines = spark.parallelize(lines(100), 4).map(line -> line);
    lines.checkpoint();
    assertThat(lines.count()).isEqualTo(100);
    assertThat(lines.isCheckpointed()).isTrue();
    assertThat(lines.collect()).isEqualTo(lines(100));
  }

  @Test
  void textFilesAreReadAndWritten() {
    String path = directory.resolve("text").toString();
    spark.parallelize(lines(10), 2).map(Line::article).saveAsTextFile(path);
    assertThat(spark.textFile(path, 3).collect()).hasSize(10).contains("article 6");
  }

  @Test
  void failureOfTaskArrivesAsWhatItIs() {
    JavaRDD<Integer> failing =
        spark
            .parallelize(List.of(1), 1)
            .map(
                i -> {
                  throw new SoldOutException(
                      URI.create("https://acme.com/u"), new IllegalStateException("stock is 0"));
                });
    assertThatThrownBy(failing::collect)
        .isInstanceOf(SparkException.class)
        .cause()
        .isExactlyInstanceOf(SoldOutException.class)
        .hasMessage("https://acme.com/u is sold out")
        .cause()
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("stock is 0");
  }

  @Test
  void classThatNobodyAllowsIsRefusedWhereItIsWritten() {
    JavaRDD<Secret> secrets = spark.parallelize(List.of(1), 1).map(i -> new Secret("s"));
    assertThatThrownBy(secrets::collect)
        .cause()
        .isExactlyInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining("dev.polycodec.spark.PolycodecSerializerTest$Secret");
  }
}
