package dev.polycodec.spark;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;

/** The form of the types of SQL, which tasks return that infer a schema: Spark's own JSON. */
final class SqlTypes {

  /**
   * Types of applications are named by their class, which would be loaded. Spark escapes no letter,
   * so that no name can hide.
   */
  private static final Pattern OF_APPLICATION =
      Pattern.compile("\"type\"\\s*:\\s*\"udt\"|\\\\u00[2-7]");

  private SqlTypes() {}

  /** A row's type has a form of its own, as tasks return arrays of it. */
  static List<Surrogate<?, ?>> forms() {
    return List.of(form(DataType.class), form(StructType.class));
  }

  private static <T extends DataType> Surrogate<?, ?> form(Class<T> type) {
    return SurrogateProvider.form(
        type, String.class, SqlTypes::toForm, json -> type.cast(fromForm(json)));
  }

  private static String toForm(DataType type) {
    String json = type.json();
    requireOfSpark(json);
    return json;
  }

  static DataType fromForm(String json) {
    requireOfSpark(json);
    return DataType.fromJson(json);
  }

  private static void requireOfSpark(String json) {
    if (OF_APPLICATION.matcher(json).find()) {
      throw new IllegalArgumentException("A type of SQL that an application defines has no form");
    }
  }
}
