package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Operation;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Maps whose declared types leave little choice of what they and their values may be. */
public final class DeclaredMaps {

  private DeclaredMaps() {}

  /** Returns samples of such maps. */
  public static List<Sample> all() {
    return List.of(
        sample("colors by colors", OfColorsByColors.class, DeclaredMaps::colors),
        sample("no colors by colors", OfColorsByColors.class, () -> new EnumMap<>(Color.class)),
        sample("colors in any map", OfAnyColors.class, DeclaredMaps::colors),
        sample(
            "operations by colors",
            OfOperations.class,
            () -> new EnumMap<>(Map.of(Color.RED, Operation.PLUS))),
        sample("colors in maps", OfNested.class, () -> new EnumMap<>(Map.of(Color.RED, colors()))),
        sample("skip list downwards", OfConcurrent.class, () -> skipList().descendingMap()),
        sample("part of a skip list", OfConcurrent.class, () -> skipList().subMap(1, 3)),
        sample("skip list by its table", OfTable.class, () -> skipList().tailMap(2)));
  }

  private static Sample sample(String name, Class<?> holder, Supplier<Object> value) {
    return new Sample("declared/" + name, Tier.TYPED, holder, true, value::get);
  }

  private static EnumMap<Color, Color> colors() {
    return new EnumMap<>(Map.of(Color.RED, Color.BLUE, Color.BLUE, Color.BLUE));
  }

  private static ConcurrentSkipListMap<Integer, String> skipList() {
    return new ConcurrentSkipListMap<>(Map.of(1, "a", 2, "b", 3, "c"));
  }

  static final class OfColorsByColors {
    @Nullable EnumMap<Color, Color> value;
  }

  static final class OfAnyColors {
    @Nullable Map<Color, Color> value;
  }

  static final class OfOperations {
    @Nullable EnumMap<Color, Operation> value;
  }

  static final class OfNested {
    @Nullable EnumMap<Color, EnumMap<Color, Color>> value;
  }

  static final class OfConcurrent {
    @Nullable ConcurrentNavigableMap<Integer, String> value;
  }

  static final class OfTable {
    @Nullable ConcurrentMap<Integer, String> value;
  }
}
