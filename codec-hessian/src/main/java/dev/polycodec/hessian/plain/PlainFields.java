package dev.polycodec.hessian.plain;

import dev.polycodec.SchemaMismatchException;
import dev.polycodec.hessian.plain.Classes.Place;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a class by their names, several where one hides another; not for threads.
 *
 * <p>Hessian writes the fields of simple types before the others, and of each kind those of the
 * class itself before those of its superclasses. Dubbo's copy of it turns the whole order round.
 */
final class PlainFields {

  private final Class<?> type;

  /** In Hessian's order. */
  private final List<Target> fields;

  /** The places of the fields of a name in that order. */
  private final Map<String, List<Integer>> byName = new HashMap<>();

  private final Target none;

  PlainFields(Shape shape, Classes classes) {
    type = shape.type();
    none = new Target(null, classes.any());
    fields =
        shape.fields().stream()
            .map(field -> new Target(field, classes.place(field.type())))
            .sorted(Comparator.comparingInt(this::rank))
            .toList();
    for (Target field : fields) {
      byName.computeIfAbsent(field.name(), name -> new ArrayList<>(1)).add(fields.indexOf(field));
    }
  }

  /**
   * Returns a number that rises in Hessian's order, and is that of all fields of a kind and class.
   */
  private int rank(Target target) {
    int rank = target.isCompound() ? 1 << 16 : 0;
    for (Class<?> owner = type; owner != target.owner(); owner = owner.getSuperclass()) {
      rank++;
    }
    return rank;
  }

  /** Where a value goes: to a field, or nowhere if the class has none of the name. */
  record Target(@Nullable FieldShape field, Place place) {

    /** Says whether Hessian writes a field after those of simple types. */
    private boolean isCompound() {
      Class<?> type = place.declared();
      return !type.isPrimitive()
          && (type == Object.class || !type.getName().startsWith("java.lang."));
    }

    private String name() {
      return Objects.requireNonNull(field).name();
    }

    private Class<?> owner() {
      return Objects.requireNonNull(field).owner();
    }

    void set(Object owner, @Nullable Object value) {
      if (field != null && !(value == null && place.declared().isPrimitive())) {
        field.set(owner, value);
      }
    }
  }

  /** Returns where the values go of objects whose names the bytes define. */
  Target[] targets(@Nullable Object[] names, Message message) {
    boolean turned = hides() && isTurned(names);
    Cursor cursor = cursor(message);
    Target[] targets = new Target[names.length];
    for (int i = 0; i < names.length; i++) {
      int at = turned ? names.length - 1 - i : i;
      targets[at] = cursor.next((String) names[at]);
    }
    cursor.end();
    return targets;
  }

  /** Says whether a field hides another. */
  private boolean hides() {
    return byName.size() < fields.size();
  }

  /**
   * Returns whether names have the order of Dubbo's copy: those tell that only one field has, and
   * else the order in which the class declares all of them.
   */
  private boolean isTurned(@Nullable Object[] names) {
    boolean rises = false;
    boolean falls = false;
    int last = -1;
    for (Object name : names) {
      List<Integer> places = byName.getOrDefault((String) name, List.of());
      if (places.size() == 1) {
        int rank = rank(fields.get(places.get(0)));
        rises |= last >= 0 && rank > last;
        falls |= rank < last;
        last = rank;
      }
    }
    return rises || falls ? falls && !rises : isTurned(Arrays.asList(names), declared());
  }

  private static boolean isTurned(List<?> names, List<String> declared) {
    List<String> turned = new ArrayList<>(declared);
    Collections.reverse(turned);
    return names.equals(turned) && !names.equals(declared);
  }

  /** Returns the names in Hessian's order, and those of a kind and class as they are declared. */
  private List<String> declared() {
    Map<Field, Integer> places = new HashMap<>();
    for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
      for (Field field : owner.getDeclaredFields()) {
        places.put(field, places.size());
      }
    }
    return fields.stream()
        .sorted(
            Comparator.comparingInt(this::rank)
                .thenComparing(field -> places.get(Objects.requireNonNull(field.field).field())))
        .map(Target::name)
        .toList();
  }

  /** Begins an object of a message, which is told what the class has no field for. */
  Cursor cursor(Message message) {
    return new Cursor(message);
  }

  /** Tells the fields of one object, whose names come in Hessian's order. */
  final class Cursor {

    private final Message message;
    private final boolean[] met = new boolean[fields.size()];

    private Cursor(Message message) {
      this.message = message;
    }

    Target next(String name) {
      List<Integer> places = byName.get(name);
      if (places == null) {
        message.dropped(type, name);
        return none;
      }
      for (int place : places) {
        if (!met[place]) {
          met[place] = true;
          return fields.get(place);
        }
      }
      throw hiding(name);
    }

    /** Checks that of the fields of one name, the bytes had all or none. */
    void end() {
      if (hides()) {
        byName.forEach(
            (name, places) -> {
              long count = places.stream().filter(place -> met[place]).count();
              if (count != 0 && count < places.size()) {
                throw hiding(name);
              }
            });
      }
    }

    private SchemaMismatchException hiding(String name) {
      return new SchemaMismatchException(
          "Of the fields named "
              + name
              + " of "
              + type.getName()
              + " and its superclasses, one hides another in one version only, and the bytes do not"
              + " say whose value is whose: read them with the class as it was");
    }
  }
}
