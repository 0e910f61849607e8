package dev.polycodec.jdk;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a class whose objects stand in an object stream, and need not be asked again.
 *
 * @param serializable whether Java's object streams take its objects
 * @param loss why the stream does not bring back its objects, and what mends it, or null
 * @param measured whether its objects have elements or digits that count
 * @param countsInPlain whether its objects count as some of a plain message: those of the JDK where
 *     they hold others, and what stands for one in the stream never
 * @param hooked what must hold before the JDK may write an object of it
 * @param content how to look at what its objects hold beside their fields
 * @param copies what the JDK copies for each of its objects
 * @param suspects the fields that may hold what {@link Meta} refuses
 * @param suspectContent whether the content may hold it
 */
record StreamClass(
    Shape shape,
    boolean serializable,
    @Nullable String loss,
    boolean measured,
    boolean countsInPlain,
    HookedClass hooked,
    Content content,
    Copies copies,
    List<FieldShape> suspects,
    boolean suspectContent) {

  static StreamClass of(Shape shape, Shapes shapes) {
    Class<?> type = shape.type();
    return new StreamClass(
        shape,
        Serializable.class.isAssignableFrom(type),
        loss(shape, shapes),
        Message.measures(type),
        holdsOthers(shape),
        HookedClass.of(type),
        Content.of(type),
        Copies.of(type),
        shape.fields().stream().filter(field -> Meta.mayBe(field.type())).toList(),
        !type.isArray() || Meta.mayBe(type.componentType()));
  }

  private static @Nullable String loss(Shape shape, Shapes shapes) {
    if (shape.kind() == Kind.REFUSED && shapes.isOnly(shape.type())) {
      return "it is the only object of its class: give it a readResolve that returns it";
    }
    return shape.hasTransientContent()
        ? "what it holds is in transient fields: give it a writeObject and a readObject"
        : null;
  }

  private static boolean holdsOthers(Shape shape) {
    return shape.kind() != Kind.SCALAR
        && shape.kind() != Kind.SURROGATE
        && !JdkForms.isOne(shape.type());
  }

  /** Looks at what an object holds where something may be that {@link Meta} refuses. */
  void forEachSuspect(Object owner, Consumer<@Nullable Object> look) {
    forEachSuspectField(owner, look);
    if (suspectContent) {
      content.forEach(owner, look);
    }
  }

  void forEachSuspectField(Object owner, Consumer<@Nullable Object> look) {
    for (int i = 0; i < suspects.size(); i++) { // an iterator for each object is garbage
      look.accept(suspects.get(i).get(owner));
    }
  }

  boolean hasHooks() {
    return shape.kind() == Kind.JAVA_HOOKS;
  }

  /** Says whether objects of the class may stand in the stream for those of another. */
  boolean mayStandForAnother() {
    return hasHooks() || shape.kind() == Kind.REFUSED;
  }
}
