package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.bytes;
import static dev.polycodec.internal.surrogate.Form.number;
import static dev.polycodec.internal.surrogate.Form.require;

import java.nio.ByteBuffer;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;

/** The dates of {@code java.sql}, a module that need not be present. */
final class SqlForms {

  private SqlForms() {}

  static void addTo(FormTable rows) {
    rows.add(number(Date.class, Date::getTime, Date::new));
    rows.add(number(Time.class, Time::getTime, Time::new));
    rows.add(
        bytes(
            Timestamp.class,
            12,
            t -> ByteBuffer.allocate(12).putLong(t.getTime()).putInt(t.getNanos()).array(),
            b -> timestamp(b.getLong(), b.getInt())));
  }

  private static Timestamp timestamp(long millis, int nanos) {
    require(nanos / 1_000_000 == Math.floorMod(millis, 1000));
    Timestamp timestamp = new Timestamp(millis);
    timestamp.setNanos(nanos);
    return timestamp;
  }
}
