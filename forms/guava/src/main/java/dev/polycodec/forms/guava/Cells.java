package dev.polycodec.forms.guava;

import static dev.polycodec.spi.SurrogateProvider.counted;
import static dev.polycodec.spi.SurrogateProvider.require;

import com.google.common.collect.Table;
import dev.polycodec.spi.SurrogateProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a table: in a form, the number of rows comes first, then those, the number of
 * columns and those, then for each cell the indexes of its row and column, and its value.
 */
final class Cells {

  final List<@Nullable Object> rows;
  final List<@Nullable Object> columns;

  private final List<@Nullable Object> rowIndexes;
  private final List<@Nullable Object> columnIndexes;
  private final List<@Nullable Object> values;

  /** Reads a form from an index on. */
  Cells(@Nullable Object[] form, int first) {
    rows = counted(form, first);
    columns = counted(form, first + 1 + rows.size());
    int start = first + 2 + rows.size() + columns.size();
    rowIndexes = SurrogateProvider.column(form, start, 0, 3);
    columnIndexes = SurrogateProvider.column(form, start, 1, 3);
    values = SurrogateProvider.column(form, start, 2, 3);
  }

  /** Returns a form, after what comes first. */
  static @Nullable Object[] list(Table<?, ?, ?> table, @Nullable Object... head) {
    Map<Object, Integer> rows = indexes(table.rowKeySet());
    Map<Object, Integer> columns = indexes(table.columnKeySet());
    List<@Nullable Object> form = new ArrayList<>(Arrays.asList(head));
    form.add(rows.size());
    form.addAll(rows.keySet());
    form.add(columns.size());
    form.addAll(columns.keySet());
    for (Table.Cell<?, ?, ?> cell : table.cellSet()) {
      form.add(rows.get(cell.getRowKey()));
      form.add(columns.get(cell.getColumnKey()));
      form.add(cell.getValue());
    }
    return form.toArray();
  }

  private static Map<Object, Integer> indexes(Iterable<?> keys) {
    Map<Object, Integer> indexes = new LinkedHashMap<>();
    keys.forEach(key -> indexes.put(key, indexes.size()));
    return indexes;
  }

  int size() {
    return rowIndexes.size();
  }

  @Nullable Object row(int cell) {
    return rows.get((Integer) rowIndexes.get(cell));
  }

  @Nullable Object column(int cell) {
    return columns.get((Integer) columnIndexes.get(cell));
  }

  @Nullable Object value(int cell) {
    return values.get(cell);
  }

  /** Returns the columns of each row. */
  List<List<@Nullable Object>> columnsOfRows() {
    List<List<@Nullable Object>> columnsOfRows = new ArrayList<>();
    rows.forEach(row -> columnsOfRows.add(new ArrayList<>()));
    for (int i = 0; i < size(); i++) {
      columnsOfRows.get((Integer) rowIndexes.get(i)).add(column(i));
    }
    return columnsOfRows;
  }

  /** Puts all into a table, which drops nothing. */
  <T extends Table<Object, Object, Object>> T fill(T table) {
    for (int i = 0; i < size(); i++) {
      table.put(row(i), column(i), value(i));
    }
    return complete(table);
  }

  /** Returns a table that has all cells. */
  <T extends Table<?, ?, ?>> T complete(T table) {
    require(
        table.size() == size()
            && table.rowKeySet().size() == rows.size()
            && table.columnKeySet().size() == columns.size());
    return table;
  }
}
