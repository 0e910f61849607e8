package dev.polycodec.jackson;

import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** The class plans of one codec; safe for use by any number of threads. */
final class ClassPlans {

  private static final Map<Class<?>, Class<?>> WRAPPERS =
      Map.of(
          boolean.class, Boolean.class,
          byte.class, Byte.class,
          short.class, Short.class,
          char.class, Character.class,
          int.class, Integer.class,
          long.class, Long.class,
          float.class, Float.class,
          double.class, Double.class);

  private final Shapes shapes;
  private final ConcurrentMap<Class<?>, ClassPlan> plans = new ConcurrentHashMap<>();
  private volatile @Nullable ClassPlan any;

  ClassPlans(Shapes shapes) {
    this.shapes = shapes;
  }

  /** Returns the plan of a slot that leaves everything open. */
  ClassPlan any() {
    ClassPlan found = any;
    if (found == null) {
      found = of(Object.class);
      any = found;
    }
    return found;
  }

  /** Returns the plan of a class, which a primitive shares with its wrapper. */
  ClassPlan of(Class<?> type) {
    ClassPlan plan = plans.get(type);
    return plan == null ? add(type) : plan;
  }

  private ClassPlan add(Class<?> type) {
    Shape shape = shapes.of(WRAPPERS.getOrDefault(type, type));
    Class<?> canonical = shape.kind() == Shape.Kind.ENUM ? shape.enumClass() : shape.type();
    ClassPlan plan = plans.get(canonical);
    if (plan == null) {
      plan = new ClassPlan(this, canonical, shapes.of(canonical));
      ClassPlan earlier = plans.putIfAbsent(canonical, plan);
      plan = earlier == null ? plan : earlier;
    }
    plans.put(type, plan);
    return plan;
  }
}
