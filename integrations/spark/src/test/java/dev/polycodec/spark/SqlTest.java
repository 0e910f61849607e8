package dev.polycodec.spark;

import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.sum;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What Spark SQL sends, with nothing allowed")
class SqlTest {

  private static Cluster cluster;
  private static SparkSession sql;

  @TempDir private Path directory;

  /** A sale. */
  public static final class Sale implements Serializable {

    private String article;
    private long price;

    /** For Spark. */
    public Sale() {}

    Sale(String article, long price) {
      this.article = article;
      this.price = price;
    }

    public String getArticle() {
      return article;
    }

    public void setArticle(String article) {
      this.article = article;
    }

    public long getPrice() {
      return price;
    }

    public void setPrice(long price) {
      this.price = price;
    }
  }

  @BeforeAll
  static void start() throws IOException {
    cluster =
        new Cluster(
            Map.of(
                "spark.serializer", PolycodecSerializer.class.getName(),
                "spark.polycodec.codec", "kryo",
                "spark.sql.shuffle.partitions", "3",
                "spark.sql.warehouse.dir", "target/warehouse"));
    sql = SparkSession.builder().config(cluster.context.getConf()).getOrCreate();
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  private static Dataset<Row> sales() {
    List<Sale> sales =
        IntStream.range(0, 1_000).mapToObj(i -> new Sale("article " + i % 7, i)).toList();
    return sql.createDataset(sales, Encoders.bean(Sale.class)).toDF().repartition(4);
  }

  @Test
  void sumsArrive() {
    List<Row> sums =
        sales().groupBy("article").agg(sum("price")).orderBy("article").collectAsList();
    assertThat(sums).hasSize(7);
    assertThat(sums.get(0).getLong(1)).isEqualTo(71_071);
  }

  @Test
  void sortedRowsArrive() {
    List<Row> sorted = sales().orderBy(col("price").desc(), col("article")).collectAsList();
    assertThat(sorted).hasSize(1_000);
    assertThat(sorted.get(0).<Long>getAs("price")).isEqualTo(999);
  }

  @Test
  void tablesAreBroadcast() {
    Dataset<Row> names =
        sql.createDataset(List.of(new Sale("article 1", 1)), Encoders.bean(Sale.class))
            .toDF("article", "key");
    assertThat(sales().join(broadcast(names), "article").count()).isEqualTo(143);
    Dataset<Row> byNumber = sales().join(broadcast(names), col("price").equalTo(col("key")));
    assertThat(byNumber.count()).isEqualTo(1);
  }

  @Test
  void tablesAreCachedInMemoryAndOnDisk() {
    for (StorageLevel level : List.of(StorageLevel.MEMORY_ONLY_SER(), StorageLevel.DISK_ONLY())) {
      Dataset<Row> cached = sales().persist(level);
      assertThat(cached.count()).isEqualTo(1_000);
      assertThat(cached.filter("price < 10").count()).isEqualTo(10);
      cached.unpersist(true);
    }
  }

  @Test
  void filesAreWrittenAndRead() {
    for (String format : List.of("parquet", "json", "csv")) {
      String path = directory.resolve(format).toString();
      sales().write().partitionBy("article").format(format).save(path);
      assertThat(sql.read().format(format).load(path).count()).as(format).isEqualTo(1_000);
    }
  }
}
