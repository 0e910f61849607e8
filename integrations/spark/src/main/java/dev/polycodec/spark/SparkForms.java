package dev.polycodec.spark;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The forms of what Spark itself shuffles, broadcasts and returns, and of the wrappers in which its
 * API hands collections out; used by {@link java.util.ServiceLoader}. They are names of data, class
 * by class: none of them holds code of the application.
 */
public final class SparkForms implements SurrogateProvider {

  private static final String SPARK = "org.apache.spark.";

  /** Written by themselves, by methods in which they name no class. */
  private static final List<String> EXTERNALS =
      List.of(
          "scheduler.CompressedMapStatus",
          "scheduler.HighlyCompressedMapStatus",
          "storage.BlockManagerId",
          "storage.StorageLevel",
          "util.io.ChunkedByteBuffer",
          "unsafe.types.UTF8String",
          "sql.catalyst.expressions.UnsafeArrayData",
          "sql.catalyst.expressions.UnsafeMapData",
          "sql.catalyst.expressions.UnsafeRow",
          "sql.execution.joins.LongHashedRelation",
          "sql.execution.joins.UnsafeHashedRelation");

  /** Objects whose fields say all. */
  private static final List<String> VALUES =
      List.of(
          "api.java.Optional",
          "internal.io.FileCommitProtocol$TaskCommitMessage",
          "util.StatCounter",
          "sql.catalyst.InternalRow",
          "sql.catalyst.expressions.GenericInternalRow",
          "sql.execution.columnar.DefaultCachedBatch",
          "sql.execution.datasources.BasicWriteTaskStats",
          "sql.execution.datasources.ExecutedWriteSummary",
          "sql.execution.datasources.WriteTaskResult",
          "sql.execution.datasources.WriteTaskStats",
          "sql.execution.joins.EmptyHashedRelation$",
          "sql.execution.joins.HashedRelationWithAllNullKeys$",
          "sql.types.Decimal",
          "unsafe.types.CalendarInterval",
          "unsafe.types.VariantVal");

  /** Views of Scala's collections for Java. */
  private static final List<String> SCALA =
      List.of(
          "collection.convert.JavaCollectionWrappers$IterableWrapper",
          "collection.convert.JavaCollectionWrappers$JListWrapper",
          "collection.convert.JavaCollectionWrappers$SeqWrapper");

  /** What the tasks of a conversion return. */
  private static final List<String> OURS = List.of("cli.Counts", "spark.ConvertJob$Part");

  @Override
  public String library() {
    return SPARK + "SparkEnv";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    Stream<Surrogate<?, ?>> externals = present(SPARK, EXTERNALS).map(Externals::form);
    Stream<Surrogate<?, ?>> types =
        find(SPARK + "sql.types.DataType") == null ? Stream.empty() : SqlTypes.forms().stream();
    return Stream.of(externals, Collections.forms().stream(), types)
        .<Surrogate<?, ?>>flatMap(forms -> forms)
        .toList();
  }

  @Override
  public List<Class<?>> values() {
    return Stream.of(
            present(SPARK, VALUES), present("scala.", SCALA), present("dev.polycodec.", OURS))
        .<Class<?>>flatMap(classes -> classes)
        .toList();
  }

  /** Spark's SQL may be missing. */
  private static Stream<Class<?>> present(String prefix, List<String> names) {
    return names.stream().map(name -> find(prefix + name)).flatMap(Stream::ofNullable);
  }

  private static @Nullable Class<?> find(String name) {
    try {
      return Class.forName(name, false, SparkForms.class.getClassLoader());
    } catch (ClassNotFoundException | NoClassDefFoundError e) {
      return null;
    }
  }
}
