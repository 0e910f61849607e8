package dev.polycodec.internal.message;

import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.Shape;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;

/** What compatible messages say that the objects of a class are; the order is that of the wire. */
enum SchemaKind {
  FIELDS,
  RECORD,
  /** Fields, and what is inherited from a class of the JDK. */
  EXTENSION,
  THROWABLE,
  /** A container without fields. */
  CONTAINER,
  /** The form of a surrogate. */
  FORM,
  /** A constant of an enum that has a number. */
  CONSTANT,
  /** An array whose class has a number. */
  ARRAY,
  /** What Java's hooks write, of a class that has a form in a jar. */
  HOOKS;

  private static final SchemaKind[] ALL = values();

  /** Containers that are one of these are as good as each other. */
  private static final List<Class<?>> CONTAINERS =
      List.of(Map.class, List.class, Set.class, Queue.class, Collection.class);

  static SchemaKind of(Shape shape) {
    return switch (shape.kind()) {
      case RECORD -> shape.type().isRecord() ? RECORD : THROWABLE;
      case EXTENSION -> EXTENSION;
      case COLLECTION, MAP -> CONTAINER;
      case SURROGATE -> FORM;
      case ENUM -> CONSTANT;
      case ARRAY -> ARRAY;
      case JAVA_HOOKS -> HOOKS;
      default -> FIELDS;
    };
  }

  /** Returns the kind of a number on the wire. */
  static SchemaKind of(int number) {
    if (number >= ALL.length) {
      throw new MalformedDataException("The class table lists a class of an unknown kind");
    }
    return ALL[number];
  }

  /** Returns whether an entry names what the objects are made of beside fields. */
  boolean isMade() {
    return this == EXTENSION || this == CONTAINER || this == FORM;
  }

  /** Returns the name of what the objects are made of: a container, a class, or a form. */
  String madeOf(Shape shape, WireNames names) {
    if (this == FORM) {
      return names.nameOf(Objects.requireNonNull(shape.surrogate()).form());
    }
    Class<?> type = shape.type();
    Stream<Class<?>> containers = CONTAINERS.stream().filter(c -> c.isAssignableFrom(type));
    return containers.findFirst().orElseGet(() -> Jdk.parent(type)).getName();
  }

  /** Tells what the objects are in the words of a message. */
  String tell(String madeOf) {
    String shown = madeOf.startsWith("[") ? "an array" : "a " + ClassNames.show(madeOf);
    return switch (this) {
      case FIELDS -> "an object of its fields";
      case RECORD -> "a record";
      case THROWABLE -> "an exception";
      case EXTENSION -> shown + " with fields or methods of its own";
      case CONTAINER -> shown + " without fields";
      case FORM -> "replaced by " + shown;
      case CONSTANT -> "an enum";
      case ARRAY -> "an array";
      case HOOKS -> "an object of its Java hooks";
    };
  }
}
