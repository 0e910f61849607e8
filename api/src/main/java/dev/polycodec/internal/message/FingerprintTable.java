package dev.polycodec.internal.message;

import dev.polycodec.SchemaMismatchException;
import dev.polycodec.internal.policy.TypePolicy;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.spi.Layout;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The class table of a strict message: a fingerprint for each class. */
final class FingerprintTable extends Manifest {

  private static final int ENTRY = 4;

  private final Exchange exchange;
  private final TypePolicy policy;
  private int[] fingerprints = new int[16];

  FingerprintTable(Setup setup, int maxClasses) {
    super(setup, maxClasses);
    this.exchange = setup.exchange();
    this.policy = setup.policy();
  }

  @Override
  public @Nullable Layout meet(ClassInfo info, boolean encoding) {
    int fingerprint = info.fingerprint();
    if (encoding) {
      exchange.publish(info);
      add(fingerprint);
      return null;
    }
    int found = fingerprints[verify(info)];
    return found == fingerprint ? null : exchanged(info, found);
  }

  private void add(int fingerprint) {
    if (size == fingerprints.length) {
      fingerprints = Arrays.copyOf(fingerprints, size * 2);
    }
    fingerprints[size++] = fingerprint;
  }

  /** Returns the layout of another version of the class, whose schema was exchanged. */
  private @Nullable Layout exchanged(ClassInfo info, int fingerprint) {
    Exchange.Received received = exchange.find(fingerprint, policy);
    Schema schema = Objects.requireNonNull(info.schema());
    if (received == null || !schema.isOf(received.name())) {
      String jar = TableRule.jarOf(info.type(), setup.names());
      if (jar != null) {
        throw new SchemaMismatchException(
            "The class "
                + info.type().getName()
                + " has changed since the bytes were written, or only their writer or only their"
                + " reader has "
                + jar
                + ": read them with the jars of their writer");
      }
      throw new SchemaMismatchException(
          "The class "
              + info.type().getName()
              + " has changed since the bytes were written: read them with its former version,"
              + " write with evolution(COMPATIBLE), or import the writer's schemas with"
              + " SchemaExchange"
              + (TableRule.isNumbered(info.shape(), setup)
                  ? "; or its number was that of another class, as register(...) says"
                  : ""));
    }
    byte[] entry = received.entry();
    Layout layout = schema.resolve(entry, 0, entry.length, fresh);
    exchange.keep(fingerprint, received);
    return layout;
  }

  @Override
  public int encodedSize() {
    return size * ENTRY;
  }

  @Override
  public int write(byte[] to, int at) {
    int position = at;
    for (int i = 0; i < size; i++) {
      Cursor.INTS.set(to, position, fingerprints[i]);
      position += ENTRY;
    }
    return position;
  }

  @Override
  public void read(Cursor in, int count) {
    requireSize(count, ENTRY, in);
    for (int i = 0; i < count; i++) {
      add(in.fourBytes());
    }
  }
}
