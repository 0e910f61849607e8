package dev.polycodec.fory;

import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import org.apache.fory.Fory;
import org.apache.fory.context.MapRefReader;
import org.apache.fory.context.RefReader;
import org.apache.fory.context.RefWriter;
import org.apache.fory.memory.MemoryBuffer;
import org.jspecify.annotations.Nullable;

/** Fory's table of the objects that were read, which has a limit: their number is its size. */
final class References implements RefReader {

  private final MapRefReader table = new MapRefReader();
  private final Session session;
  private final int most;

  References(Session session, int most) {
    this.session = session;
    this.most = most;
  }

  private int counted(int reference) {
    if (reference >= most) {
      throw tooMany(most);
    }
    return reference;
  }

  private static LimitExceededException tooMany(int most) {
    return new LimitExceededException(
        "The message has more than " + most + " objects", "withMaxObjects");
  }

  /**
   * Requires that a message which was written has no more objects than are read.
   *
   * <p>Each has a flag, so that one with fewer bytes needs no look. Fory's table of others does not
   * tell how many they are, but the number of one more does.
   */
  static void requireFew(MemoryBuffer written, RefWriter table, int most) {
    if (written.writerIndex() > most) {
      MemoryBuffer told = MemoryBuffer.newHeapBuffer(2 * Long.BYTES);
      Object next = new Object();
      table.writeRefOrNull(told, next);
      table.writeRefOrNull(told, next);
      told.readerIndex(2); // after two flags
      if (told.readVarUInt32() > most) {
        throw tooMany(most);
      }
    }
  }

  @Override
  public byte readRefOrNull(MemoryBuffer buffer) {
    session.expectNoView();
    byte flag = requireFlag(table.readRefOrNull(buffer));
    requireComplete(flag);
    return flag;
  }

  @Override
  public int preserveRefId() {
    return counted(table.preserveRefId());
  }

  @Override
  public int preserveRefId(int reference) {
    return table.preserveRefId(reference);
  }

  @Override
  public int tryPreserveRefId(MemoryBuffer buffer) {
    session.expectNoView();
    requireFlag(buffer.getByte(buffer.readerIndex()));
    int reference = counted(table.tryPreserveRefId(buffer));
    requireComplete(reference);
    return reference;
  }

  /** Refuses what Fory takes for the number of an object that it has begun, and does not count. */
  private static byte requireFlag(byte flag) {
    if (flag < Fory.NULL_FLAG || flag > Fory.REF_VALUE_FLAG) {
      throw new MalformedDataException("A value begins with none of the flags that Fory has");
    }
    return flag;
  }

  /** Requires that what is referred to is there: Fory takes null for what is not yet. */
  private void requireComplete(int flag) {
    if (flag == Fory.REF_FLAG && table.getReadRef() == null) {
      throw new MalformedDataException("A reference leads to no object that is complete");
    }
  }

  @Override
  public int lastPreservedRefId() {
    return table.lastPreservedRefId();
  }

  @Override
  public boolean hasPreservedRefId() {
    return table.hasPreservedRefId();
  }

  @Override
  public void reference(@Nullable Object object) {
    if (object instanceof Throwable made) {
      Frames.forget(made); // before others are made within it
    }
    table.reference(object);
  }

  @Override
  public @Nullable Object getReadRef(int reference) {
    return table.getReadRef(reference);
  }

  @Override
  public @Nullable Object getReadRef() {
    Object object = table.getReadRef();
    if (object instanceof StackTraceElement[] trace) {
      session.pay(trace.length); // each throwable has a copy
    }
    return object;
  }

  @Override
  public void setReadRef(int reference, @Nullable Object object) {
    if (object != null) {
      session.message().admit(object.getClass()); // which may not be the one that was named
      session.requireProper(object);
    }
    if (table.hasPreservedRefId() && table.lastPreservedRefId() == reference) {
      table.reference(object); // its serializer has not: the next object would be taken for it
    } else {
      table.setReadRef(reference, object);
    }
  }

  @Override
  public void reset() {
    table.reset();
  }
}
