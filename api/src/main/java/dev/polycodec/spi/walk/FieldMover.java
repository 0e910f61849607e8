package dev.polycodec.spi.walk;

import dev.polycodec.internal.shape.InheritedField;
import dev.polycodec.spi.FieldShape;
import org.jspecify.annotations.Nullable;

/** Moves one field between an object and the wire, through its shape. */
final class FieldMover {

  final FieldShape field;

  /** The place of the field in its shape. */
  final int index;

  /** Whether something may be declared of its values but their class. */
  final boolean generic;

  /** How its values are written that need no class, else null. */
  final @Nullable FieldKind kind;

  /** Whether its values are in a state that is costly to read; else null. */
  final @Nullable InheritedField inherited;

  private final ObjectTypes types;

  /** Found when first needed, since classes refer to each other; all threads find the same. */
  private @Nullable ObjectType expected;

  FieldMover(ObjectTypes types, FieldShape field, int index) {
    this.types = types;
    this.index = index;
    this.field = field;
    this.inherited = field instanceof InheritedField costly ? costly : null;
    this.kind = types.kindOf(field.type());
    this.generic = kind == null && field.genericType() != field.type();
  }

  /** Returns whether the field is always written, as it is never null. */
  boolean isPrimitive() {
    return field.type().isPrimitive();
  }

  void write(ObjectWriter walk, Object owner, Declared declared) throws Exception {
    if (kind != null) {
      kind.write(walk.out, field, owner);
    } else {
      walk.write(field.get(owner), expected(), declared);
    }
  }

  void read(ObjectReader walk, Object owner, Declared declared) throws Exception {
    if (kind != null && isPrimitive()) {
      field.setBits(owner, kind.readBits(walk.in));
    } else {
      field.set(owner, read(walk, declared));
    }
  }

  /** Reads the value, which has the class of the field. */
  @Nullable Object read(ObjectReader walk, Declared declared) throws Exception {
    return kind != null ? kind.read(walk.in) : walk.read(expected(), field.type(), declared);
  }

  /** Returns what is expected at a field whose values may have another class than it declares. */
  ObjectType expected() {
    ObjectType found = expected;
    if (found == null) {
      found = types.of(field.type());
      expected = found;
    }
    return found;
  }
}
