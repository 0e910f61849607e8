package dev.polycodec.thrift;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Message;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Follows generated code through the structs and containers of a message, in both directions: it
 * tells the message which class begins, and refuses what the code would skip or misread.
 */
final class Walk {

  /** About what a container takes of the heap without what it holds, in bytes. */
  private static final int CONTAINER = 64;

  /** What remains of a message that is written. */
  static final int ENDLESS = Integer.MAX_VALUE;

  private final List<Level> levels = new ArrayList<>(List.of(new Level()));
  private int top;
  private Level level = levels.get(0);
  private @Nullable Message message;

  /** Whether structs that have an order are told apart by it. */
  private boolean ordered;

  /** Begins a message. */
  void begin(Message next, Slot root) {
    message = next;
    ordered = true;
    top = 0;
    level = levels.get(0);
    level.begin(null, null, 0);
    level.next = root;
  }

  /** Ends the message. */
  void end() {
    message = null;
    level.next = null;
  }

  private Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  /** Returns what the next value is declared to be, or null if nobody wants it. */
  @Nullable Slot next() {
    return level.next;
  }

  /** Begins a struct at a position of the bytes. */
  void beginStruct(int position) {
    Slot slot = level.next;
    StructType type = null;
    if (slot == null) {
      message().enterChecked(0);
    } else if (top == 0) {
      message().enter(slot.type);
      type = slot.struct();
    } else {
      message().admit(slot.type);
      message().constructs(slot.type);
      type = slot.struct();
      message().enterChecked(type.footprint);
    }
    push(position).begin(type, null, 0);
  }

  void endStruct(int position) {
    message().exit();
    pop(position);
  }

  /** Begins a field of a struct. */
  void field(byte wire, short id) {
    StructType type = level.struct;
    if (type != null) {
      level.next = next(type, wire, id);
    }
  }

  private @Nullable Slot next(StructType type, byte wire, short id) {
    StructType.Field field = type.field(id);
    if (field == null) {
      if (type.union) {
        throw new SchemaMismatchException(
            "The bytes set a field that the union "
                + type.name()
                + " does not have: they were written with another version of it");
      }
      message().dropped(type.type, String.valueOf(id));
      return null;
    }
    if (wire != field.slot().wire) {
      throw mismatch(field.place());
    }
    if (level.seen.get(field.index()) || (type.union && !level.seen.isEmpty())) {
      throw new MalformedDataException(
          type.union
              ? "The bytes set more than one field of the union " + type.name()
              : "The bytes set the field " + field.place() + " twice");
    }
    level.seen.set(field.index());
    return field.slot();
  }

  private static SchemaMismatchException mismatch(String where) {
    return new SchemaMismatchException(
        "The bytes have another type than is declared in "
            + where
            + ", which Thrift would skip or misread: give a field that changes its type a new id");
  }

  /** Ends the fields of a struct that is read. */
  void endFields() {
    StructType type = level.struct;
    if (type == null) {
      return;
    }
    if (type.union && level.seen.isEmpty()) {
      throw new MalformedDataException("The bytes set no field of the union " + type.name());
    }
    for (StructType.Field field : type.required) {
      if (!level.seen.get(field.index())) {
        throw new MalformedDataException("The bytes lack the required field " + field.place());
      }
    }
  }

  /**
   * Begins a container, of which the bytes say what it holds only if it is not empty.
   *
   * @param keys the type of a map's keys; of a list or set, that of the elements
   */
  void beginContainer(byte keys, byte values, int size, int remaining, int position) {
    Slot slot = level.next;
    if (slot != null && size > 0) {
      requireElement(keys, slot.key);
      requireElement(values, slot.element);
    }
    if (remaining != ENDLESS && (Slot.isNested(keys) || Slot.isNested(values))) {
      message().container(size, 1, remaining);
    } else {
      message().elements(size, 1, remaining);
    }
    if (slot == null || level.struct == null) {
      message().enterChecked(CONTAINER);
      if (slot != null) {
        message().exit(); // its depth is that of the declaration
      }
    }
    push(position).begin(null, slot, size);
  }

  private void requireElement(byte wire, @Nullable Slot declared) {
    if (declared != null && wire != declared.wire) {
      throw mismatch(level.struct == null ? "a container" : level.struct.name());
    }
  }

  void endContainer(int position) {
    if (level.container == null) {
      message().exit();
    }
    pop(position);
  }

  private Level push(int position) {
    level.open(position);
    if (++top == levels.size()) {
      levels.add(new Level());
    }
    level = levels.get(top);
    return level;
  }

  private void pop(int position) {
    Level inner = level;
    level = levels.get(--top);
    long taken = level.close(position, inner, ordered);
    if (taken > 0) {
      message().keySteps(taken);
    }
  }

  /** Passes a value that is no struct and no container. */
  void pass() {
    if (level.container != null) {
      level.pass();
    }
  }

  /** Passes the number of a constant, or another one. */
  void passInt(int number) {
    Slot slot = level.next;
    if (slot != null) {
      slot.requireConstant(number, message());
    }
    pass();
  }

  /** Sees a number. If it is none, a struct with it equals no other, though their order is one. */
  void see(double number) {
    ordered &= !Double.isNaN(number);
  }

  /** Passes bytes, which may be a key that no hash table can order. */
  void passBinary(ByteBuffer bytes) {
    if (level.keyed) {
      message().key(level.table, bytes);
    }
    pass();
  }
}
