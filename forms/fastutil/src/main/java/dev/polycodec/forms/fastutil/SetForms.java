package dev.polycodec.forms.fastutil;

import static dev.polycodec.spi.SurrogateProvider.container;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.Message.Filling;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.objects.ObjectLinkedOpenHashSet;
import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/** Sets: their elements. */
final class SetForms {

  private SetForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        set(IntOpenHashSet.class, Keys.OBJECTS, n -> new IntOpenHashSet(n, Keys.LOAD)),
        set(IntLinkedOpenHashSet.class, Keys.OBJECTS, n -> new IntLinkedOpenHashSet(n, Keys.LOAD)),
        set(LongOpenHashSet.class, Keys.LONGS, n -> new LongOpenHashSet(n, Keys.LOAD)),
        set(LongLinkedOpenHashSet.class, Keys.LONGS, n -> new LongLinkedOpenHashSet(n, Keys.LOAD)),
        set(ObjectOpenHashSet.class, Keys.OBJECTS, n -> new ObjectOpenHashSet<>(n, Keys.LOAD)),
        set(
            ObjectLinkedOpenHashSet.class,
            Keys.OBJECTS,
            n -> new ObjectLinkedOpenHashSet<>(n, Keys.LOAD)));
  }

  private static Surrogate<?, ?> set(Class<?> type, Keys keys, IntFunction<Set<?>> make) {
    return container(
        type,
        (Set<?> set) -> set.toArray(),
        form -> {
          Set<?> set = make.apply(form.length);
          Filling.NOW.fill(set, form, 0);
          return set;
        },
        (form, table) -> keys.tell(table, form, 0, 1));
  }
}
