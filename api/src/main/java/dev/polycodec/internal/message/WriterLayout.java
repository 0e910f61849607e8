package dev.polycodec.internal.message;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.shape.TypeNames;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The layout of a class whose writer had another version of it. */
record WriterLayout(List<Slot> slots) implements Layout {

  private static final Map<String, Class<?>> PRIMITIVES =
      Stream.of(
              boolean.class,
              byte.class,
              short.class,
              char.class,
              int.class,
              long.class,
              float.class,
              double.class)
          .collect(toMap(Class::getName, type -> type));

  /** Matches the writer's fields, one after the other, with the reader's. */
  static final class Builder {

    private final Shape shape;
    private final Root root;
    private final WireNames names;
    private final List<Slot> slots = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    Builder(Shape shape, Root root, WireNames names) {
      this.shape = shape;
      this.root = root;
      this.names = names;
    }

    /**
     * Adds the next field of the writer.
     *
     * @throws SchemaMismatchException if there is no class of its type
     */
    void add(String name, String type) {
      if (!seen.add(name)) {
        throw new MalformedDataException(
            "The class table lists a field of " + shape.type().getName() + " twice");
      }
      FieldShape target = null;
      for (FieldShape field : shape.fields()) {
        target = field.wireName().equals(name) ? field : target;
      }
      Class<?> wireType = wireType(name, TypeNames.raw(type), target);
      boolean sound = target == null || keepsArguments(type, target);
      slots.add(new WriterSlot(shape.type(), name, wireType, target, sound));
    }

    /** Says whether what a value holds is what the reader's type says that it holds. */
    private boolean keepsArguments(String type, FieldShape target) {
      String own = TypeNames.arguments(TypeNames.of(target, names));
      return own.isEmpty() || own.equals(TypeNames.arguments(type));
    }

    /** Without the class that the writer's codec wrote, nothing could even be skipped. */
    private Class<?> wireType(String name, String type, @Nullable FieldShape target) {
      if (target != null && names.nameOf(target.type()).equals(type)) {
        return target.type();
      }
      Class<?> primitive = PRIMITIVES.get(type);
      if (primitive != null) {
        return primitive;
      }
      try {
        return root.load(type);
      } catch (CodecException e) {
        throw new SchemaMismatchException(
            "The field "
                + ClassNames.show(name)
                + " of "
                + shape.type().getName()
                + " had a type when the bytes were written that is not allowed, or not there: "
                + ClassNames.show(type),
            null,
            null,
            e);
      }
    }

    /**
     * A field that another of the same name hides has its depth in its name, so that hiding one
     * renames it: names are only good where both versions hide the same.
     */
    private void requireUnambiguous() {
      Set<String> own = shape.fields().stream().map(FieldShape::wireName).collect(toSet());
      for (String name : hiddenNames(own, seen)) {
        if (!family(name, own).equals(family(name, seen))) {
          throw new SchemaMismatchException(
              "The class "
                  + shape.type().getName()
                  + " has changed since the bytes were written: of its fields named "
                  + ClassNames.show(name)
                  + ", one hides another in one version only");
        }
      }
    }

    private static Set<String> hiddenNames(Set<String> own, Set<String> written) {
      return Stream.concat(own.stream(), written.stream())
          .filter(name -> name.indexOf('@') > 0)
          .map(Builder::plain)
          .filter(name -> own.contains(name) && written.contains(name))
          .collect(toSet());
    }

    private static Set<String> family(String name, Set<String> all) {
      return all.stream().filter(one -> plain(one).equals(name)).collect(toSet());
    }

    private static String plain(String name) {
      int depth = name.indexOf('@');
      return depth < 0 ? name : name.substring(0, depth);
    }

    /**
     * Returns the layout.
     *
     * @throws SchemaMismatchException if names do not tell which field is which
     */
    Layout build() {
      requireUnambiguous();
      return new WriterLayout(List.copyOf(slots));
    }
  }

  /**
   * A field that the reader may have with another type, or not at all.
   *
   * @param isSound whether the type arguments of the reader's type are right for what values hold
   */
  private record WriterSlot(
      Class<?> owner, String name, Class<?> wireType, @Nullable FieldShape target, boolean isSound)
      implements Slot {

    @Override
    public @Nullable Object convert(@Nullable Object value) {
      if (target == null) {
        return null;
      }
      Object converted = isSound ? Conversions.convert(value, target.type()) : null;
      if (converted == null && (value != null || target.type().isPrimitive())) {
        throw new SchemaMismatchException(
            "The field "
                + name
                + " of "
                + owner.getName()
                + " had the type "
                + wireType.getTypeName()
                + " when the bytes were written, and holds a value that "
                + target.genericType().getTypeName()
                + " has not");
      }
      return converted;
    }
  }
}
