package dev.polycodec.forms.guava;

import static dev.polycodec.forms.guava.Content.order;
import static dev.polycodec.forms.guava.Content.sorted;
import static dev.polycodec.forms.guava.Content.written;
import static dev.polycodec.spi.SurrogateProvider.container;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.Iterables;
import com.google.common.collect.Ordering;
import com.google.common.collect.TreeBasedTable;
import dev.polycodec.Surrogate;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Tables, as {@link Cells} list them. */
final class TableForms {

  private TableForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        container(
            ImmutableTable.class,
            (ImmutableTable<?, ?, ?> table) -> Cells.list(table),
            form -> immutable(new Cells(form, 0)),
            TableForms::hashed),
        container(
            HashBasedTable.class,
            (HashBasedTable<?, ?, ?> table) -> Cells.list(table),
            form -> new Cells(form, 0).fill(HashBasedTable.create()),
            TableForms::hashed),
        container(
            TreeBasedTable.class,
            (TreeBasedTable<?, ?, ?> table) ->
                Cells.list(
                    table, written(table.rowKeySet().comparator()), written(orderOfColumns(table))),
            form -> new Cells(form, 2).fill(TreeBasedTable.create(order(form, 0), order(form, 1))),
            (form, tables) -> {
              Cells cells = new Cells(form, 2);
              sorted(tables, form, 0, cells.rows);
              cells.columnsOfRows().forEach(columns -> sorted(tables, form, 1, columns));
            }));
  }

  /** A row that is not there has the order that all have. */
  @SuppressWarnings("unchecked") // the row is never looked for
  private static @Nullable Comparator<?> orderOfColumns(TreeBasedTable<?, ?, ?> table) {
    SortedMap<?, ?> row = ((TreeBasedTable<Object, ?, ?>) (TreeBasedTable<?, ?, ?>) table).row("");
    return row.comparator();
  }

  private static void hashed(@Nullable Object[] form, BiConsumer<Object, Collection<?>> tables) {
    Cells cells = new Cells(form, 0);
    tables.accept(new HashMap<>(), cells.rows);
    tables.accept(new HashMap<>(), cells.columns);
    cells.columnsOfRows().forEach(columns -> tables.accept(new HashMap<>(), columns));
  }

  private static ImmutableTable<Object, Object, Object> immutable(Cells cells) {
    ImmutableTable<Object, Object, Object> table = fill(ImmutableTable.builder(), cells);
    return Iterables.elementsEqual(table.rowKeySet(), cells.rows)
            && Iterables.elementsEqual(table.columnKeySet(), cells.columns)
        ? table
        : fill(
            ImmutableTable.builder()
                .orderRowsBy(Ordering.explicit(cells.rows))
                .orderColumnsBy(Ordering.explicit(cells.columns)),
            cells);
  }

  private static ImmutableTable<Object, Object, Object> fill(
      ImmutableTable.Builder<Object, Object, Object> builder, Cells cells) {
    for (int i = 0; i < cells.size(); i++) {
      builder.put(
          Objects.requireNonNull(cells.row(i)),
          Objects.requireNonNull(cells.column(i)),
          Objects.requireNonNull(cells.value(i)));
    }
    return cells.complete(builder.build());
  }
}
