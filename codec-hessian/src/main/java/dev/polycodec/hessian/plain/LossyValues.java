package dev.polycodec.hessian.plain;

import java.net.Inet6Address;
import java.sql.Timestamp;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Values that Hessian loses, of classes others of which come back. */
final class LossyValues {

  private LossyValues() {}

  /** Returns what says why a value of a class does not come back, or null if all do. */
  static @Nullable Function<Object, @Nullable String> look(Class<?> type) {
    if (type == Timestamp.class) {
      return value -> ofDate((Timestamp) value, type);
    } else if (type == Locale.class) {
      return value -> ofLocale((Locale) value);
    } else if (Calendar.class.isAssignableFrom(type)) {
      return value -> ofCalendar((Calendar) value);
    } else if (type == Inet6Address.class) {
      return value -> ((Inet6Address) value).getScopeId() == 0 ? null : "its scope is not written";
    } else if (type == BitSet.class) {
      return value -> ((BitSet) value).isEmpty() ? null : "its transient size stays 0";
    } else if (type == ReentrantLock.class) {
      return value -> ((ReentrantLock) value).isLocked() ? "it is locked" : null;
    } else if (type == ReentrantReadWriteLock.class) {
      return value -> ofLock((ReentrantReadWriteLock) value);
    }
    return null;
  }

  /** Returns why a date in a field of a class does not come back, or null if it does. */
  static @Nullable String ofDate(Date date, Class<?> declared) {
    if (date.getClass() != declared) {
      return "there is a date of another class";
    }
    return date instanceof Timestamp time && time.getNanos() % 1_000_000 != 0
        ? "there are nanoseconds"
        : null;
  }

  /** Hessian writes the text of a locale, and reads three parts of letters and digits. */
  private static @Nullable String ofLocale(Locale locale) {
    boolean plain =
        !locale.hasExtensions()
            && locale.getScript().isEmpty()
            && locale.getVariant().chars().allMatch(c -> c < 128 && Character.isLetterOrDigit(c));
    return plain ? null : "it has a script, extensions or several variants";
  }

  private static @Nullable String ofCalendar(Calendar calendar) {
    GregorianCalendar read = new GregorianCalendar();
    read.setTimeInMillis(calendar.getTimeInMillis());
    return calendar.getClass() == GregorianCalendar.class && read.equals(calendar)
        ? null
        : "it has a zone or settings that are not the default";
  }

  private static @Nullable String ofLock(ReentrantReadWriteLock lock) {
    return lock.isWriteLocked() || lock.getReadLockCount() > 0 ? "it is locked" : null;
  }
}
