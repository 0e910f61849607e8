package dev.polycodec.internal.message;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.spi.Layout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The class table of one message, in order of first encounter; reused for the next. */
public abstract class Manifest {

  final Setup setup;
  private final int maxClasses;

  /**
   * Remembers the layouts of other versions of classes that this message has brought and none
   * before, once it is complete: nothing of a message that fails may stay.
   */
  final List<Runnable> fresh = new ArrayList<>(0);

  /** The number of entries. */
  int size;

  /** The number of entries that were met while decoding. */
  private int verified;

  Manifest(Setup setup, int maxClasses) {
    this.setup = setup;
    this.maxClasses = maxClasses;
  }

  /** Forgets the message. */
  public void reset() {
    fresh.clear();
    size = 0;
    verified = 0;
  }

  /**
   * Adds a class, or verifies it as the next, before any of its fields is read.
   *
   * @return how the writer laid out the class, or null if as it is here
   */
  abstract @Nullable Layout meet(ClassInfo info, boolean encoding);

  /** Returns the number of entries. */
  public final int size() {
    return size;
  }

  /**
   * Returns the index of the next entry, which is that of a class.
   *
   * @throws MalformedDataException if there is none
   * @throws SchemaMismatchException if a jar brings the reason that there is one
   */
  final int verify(ClassInfo info) {
    if (verified < size) {
      return verified++;
    }
    String type = info.type().getName();
    String jar = TableRule.jarOf(info.type(), setup.names());
    if (jar != null) {
      throw new SchemaMismatchException(
          "The bytes hold an object of the class "
              + type
              + " that was written without "
              + jar
              + ": read them with the jars of their writer");
    }
    throw new MalformedDataException(
        "The bytes hold an object of the class "
            + type
            + " that their class table does not list: if they are whole, it was an enum or the"
            + " like, which its former version reads");
  }

  /** Returns the bytes of the entries. */
  public abstract int encodedSize();

  /** Writes the entries at a position and returns the position after them. */
  public abstract int write(byte[] to, int at);

  /** Reads the entries of a message to decode, at least one. */
  public abstract void read(Cursor in, int count);

  /** Checks how many entries the table of a message announces, before room is made for them. */
  final void requireSize(int announced, int minBytesEach, Cursor in) {
    if (announced > in.remaining() / minBytesEach) {
      throw Cursor.truncated();
    }
    if (announced > maxClasses) {
      throw MessageState.exceeded("more than " + maxClasses + " classes", "withMaxClasses");
    }
  }

  /** Checks that every class of the table was met, and remembers how their writer laid them out. */
  public final void complete() {
    if (verified != size) {
      throw new MalformedDataException(
          "The class table lists "
              + size
              + " classes, of which the bytes hold "
              + verified
              + ": if they are whole, a class has become an enum or the like, which its former"
              + " version reads");
    }
    if (!fresh.isEmpty()) {
      fresh.forEach(Runnable::run);
      fresh.clear();
    }
  }
}
