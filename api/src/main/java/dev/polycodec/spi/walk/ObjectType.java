package dev.polycodec.spi.walk;

import dev.polycodec.internal.message.Footprint;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.Date;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A class as the walk sees it: what comes after the reference and the class of a value. Shared by
 * the engines of a codec, and so without state of a message.
 */
public abstract class ObjectType {

  /** The class. */
  final Class<?> type;

  /** The place of the class in the tables of an engine: dense, and never written. */
  final int number;

  /** Whether the values are times, of which an object may have several. */
  private final boolean timed;

  /** Whether the objects of the class have an identity to keep. */
  final boolean tracked;

  /** The index of a class that needs no name on the wire, or -1. */
  final int known;

  /** Whether a value of this declared class may have about any other. */
  final boolean open;

  /** About how many bytes of the heap an object takes, without what it holds. */
  final int footprint;

  /** Whether what a place declares may say more of the parts of a value than the class does. */
  final boolean generic;

  /** What the class declares of the parts of a value; set before other threads see the type. */
  Declared[] parts = Declared.NONE;

  ObjectType(Shape shape, int number, boolean tracked) {
    this.type = shape.type();
    this.timed = type == Date.class;
    this.footprint = Footprint.ofInstance(shape);
    this.number = number;
    this.open = shape.kind() == Shape.Kind.OPEN;
    this.tracked = tracked;
    this.known = MentionedClasses.known(type);
    this.generic = DeclaredTypes.isGeneric(type);
  }

  /** Checks the class, which the message mentions for the first time. */
  void check(Message message, Consumer<Class<?>> admission) {
    message.check(type);
    admission.accept(type);
  }

  /** Writes a value of the class; what it holds is checked against what is declared. */
  abstract void encode(ObjectWriter walk, Object value, Declared declared) throws Exception;

  /**
   * Reads a value of the class; what it holds is checked against what is declared.
   *
   * @param id the number of the object, to be set as soon as others may refer back to it; {@link
   *     ReadObjects#NONE} if nothing does
   */
  abstract @Nullable Object decode(ObjectReader walk, int id, Declared declared) throws Exception;

  /** Returns what is declared of the parts of a value: of elements, keys and values, or fields. */
  Declared[] parts(DeclaredTypes types, Declared at) {
    return Declared.NONE;
  }

  /** Passes on each part of a value with what is declared of it at a place. */
  void forEachPart(
      Object value, Declared at, Message message, BiConsumer<@Nullable Object, Declared> to) {}

  /** Returns a number that an object has for the time of a message, and few others have. */
  final int mark(Object value) {
    return timed ? (int) (((Date) value).getTime() * 0x9E3779B97F4A7C15L >>> 58) : number;
  }

  /** Returns whether an object is its fields, of which a format may have the names. */
  boolean hasFields() {
    return false;
  }

  /** Returns whether the value is never taken for one of another class that has its name. */
  boolean isDistinct() {
    return true;
  }

  /** Compiles code for the class, if enough of its objects were met; a message is complete. */
  void compile() {}

  @Override
  public String toString() {
    return type.getName();
  }
}
