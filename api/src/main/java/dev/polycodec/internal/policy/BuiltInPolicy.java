package dev.polycodec.internal.policy;

import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.internal.surrogate.BuiltIns;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The two lists that come with the library. */
final class BuiltInPolicy {

  /**
   * Classes that act, reach out of the JVM, or open a way around the policy: no configuration
   * allows them. A rejecting pattern exempts a class from those that follow it.
   */
  private static final Patterns NEVER =
      Patterns.parse(
          "java.lang.Class;java.lang.ClassLoader;java.lang.ClassValue*;java.lang.Module*"
              + ";java.lang.Process*;java.lang.Runtime;java.lang.Runtime$*;java.lang.System*"
              + ";java.lang.Thread*;java.lang.InheritableThreadLocal"
              + ";java.lang.foreign.**;java.lang.invoke.**;java.lang.ref.**;java.lang.reflect.**"
              + ";!java.io.File;!java.io.Serializable;java.io.**"
              + ";!java.net.Inet*;!java.net.URI;!java.net.URL;java.net.**;java.awt.**;java.beans.**"
              + ";!java.nio.charset.Charset;!java.nio.file.Path;java.nio.**;java.rmi.**;java.security.**"
              + ";javax.crypto.**;javax.el.**;javax.imageio.**;javax.management.**;javax.naming.**"
              + ";javax.net.**;javax.print.**;javax.rmi.**;javax.script.**;javax.security.**"
              + ";javax.smartcardio.**;javax.sound.**;javax.sql.**;javax.swing.**;javax.tools.**"
              + ";!javax.xml.bind.**;!javax.xml.namespace.QName;javax.xml.**"
              + ";java.util.jar.**;java.util.logging.**;java.util.prefs.**;java.util.zip.**"
              + ";java.util.Scanner;java.util.ServiceLoader*;java.util.Timer*"
              + ";!sun.util.calendar.ZoneInfo;sun.**;com.sun.**"
              + ";!jdk.internal.util.NullableKeyValueHolder;jdk.**");

  /** Harmless, but of no use unless a field declares them or the application allows them. */
  private static final Patterns OPT_IN =
      Patterns.parse(
          "java.io.File;java.net.URI;java.net.URL;java.nio.file.Path"
              + ";java.util.regex.Pattern;java.sql.*");

  /** What every message is made of, and so what no pattern reaches, as it reaches no primitive. */
  private static final Set<String> BASIC =
      Set.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Object",
          "java.lang.Short",
          "java.lang.String");

  /** Types that hold no state: as components of arrays, and as superclasses. */
  private static final List<String> TYPES =
      List.of(
          "java.io.Serializable",
          "java.lang.CharSequence",
          "java.lang.Comparable",
          "java.lang.Enum",
          "java.lang.Iterable",
          "java.lang.Number",
          "java.lang.Record",
          "java.text.DateFormat",
          "java.text.Format",
          "java.text.NumberFormat",
          "java.util.AbstractCollection",
          "java.util.AbstractList",
          "java.util.AbstractMap",
          "java.util.AbstractQueue",
          "java.util.AbstractSequentialList",
          "java.util.AbstractSet",
          "java.util.Calendar",
          "java.util.Collection",
          "java.util.Comparator",
          "java.util.Deque",
          "java.util.Dictionary",
          "java.util.List",
          "java.util.Map",
          "java.util.Map$Entry",
          "java.util.NavigableMap",
          "java.util.NavigableSet",
          "java.util.Queue",
          "java.util.Set",
          "java.util.SortedMap",
          "java.util.SortedSet",
          "java.util.concurrent.BlockingDeque",
          "java.util.concurrent.BlockingQueue",
          "java.net.InetAddress",
          "java.util.concurrent.ConcurrentMap",
          "java.util.concurrent.ConcurrentNavigableMap");

  private static final List<String> VALUES =
      List.of(
          "java.math.BigDecimal",
          "java.math.BigInteger",
          "java.math.RoundingMode",
          "java.time.DayOfWeek",
          "java.time.Month",
          "java.time.temporal.ChronoField",
          "java.time.temporal.ChronoUnit",
          "java.util.Date",
          "java.util.concurrent.TimeUnit");

  /** Enums of the JDK besides those, of which any may be in the data of an application. */
  private static final List<String> ENUMS =
      List.of(
          "java.lang.Character$UnicodeScript",
          "java.lang.Thread$State",
          "java.lang.annotation.ElementType",
          "java.lang.annotation.RetentionPolicy",
          "java.net.Proxy$Type",
          "java.net.StandardProtocolFamily",
          "java.nio.file.AccessMode",
          "java.nio.file.FileVisitOption",
          "java.nio.file.FileVisitResult",
          "java.nio.file.LinkOption",
          "java.nio.file.StandardCopyOption",
          "java.nio.file.StandardOpenOption",
          "java.nio.file.attribute.PosixFilePermission",
          "java.text.Normalizer$Form",
          "java.text.NumberFormat$Style",
          "java.time.chrono.HijrahEra",
          "java.time.chrono.IsoEra",
          "java.time.chrono.MinguoEra",
          "java.time.chrono.ThaiBuddhistEra",
          "java.time.format.FormatStyle",
          "java.time.format.ResolverStyle",
          "java.time.format.SignStyle",
          "java.time.format.TextStyle",
          "java.time.temporal.IsoFields$Field",
          "java.time.temporal.IsoFields$Unit",
          "java.time.temporal.JulianFields$Field",
          "java.time.zone.ZoneOffsetTransitionRule$TimeDefinition",
          "java.util.Formatter$BigDecimalLayoutForm",
          "java.util.Locale$Category",
          "java.util.Locale$FilteringMode",
          "java.util.Locale$IsoCountryCode",
          "java.util.stream.Collector$Characteristics");

  /** Classes that the format of Java serialization names besides those of the values. */
  private static final List<String> JDK_FORMAT =
      List.of(
          "java.lang.StackTraceElement",
          "java.time.Ser",
          "java.util.CollSer",
          "java.util.EnumSet$SerializationProxy",
          "java.util.concurrent.ConcurrentHashMap$CollectionView",
          "java.util.concurrent.ConcurrentHashMap$Segment",
          "java.util.concurrent.atomic.LongAdder$SerializationProxy",
          "java.util.concurrent.atomic.DoubleAdder$SerializationProxy",
          "java.util.concurrent.atomic.Striped64",
          "java.util.concurrent.locks.AbstractOwnableSynchronizer",
          "java.util.concurrent.locks.AbstractQueuedSynchronizer",
          "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject",
          "java.util.concurrent.locks.ReentrantLock",
          "java.util.concurrent.locks.ReentrantLock$FairSync",
          "java.util.concurrent.locks.ReentrantLock$NonfairSync",
          "java.util.concurrent.locks.ReentrantLock$Sync",
          "java.util.concurrent.locks.ReentrantReadWriteLock",
          "java.util.concurrent.locks.ReentrantReadWriteLock$FairSync",
          "java.util.concurrent.locks.ReentrantReadWriteLock$NonfairSync",
          "java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock",
          "java.util.concurrent.locks.ReentrantReadWriteLock$Sync",
          "java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock");

  /**
   * The classes that are allowed unless they are denied, beside throwables and those with forms.
   */
  static final Set<String> SAFE = safe();

  private BuiltInPolicy() {}

  private static Set<String> safe() {
    Set<String> names = new HashSet<>(BASIC);
    names.addAll(TYPES);
    names.addAll(VALUES);
    names.addAll(ENUMS);
    names.addAll(JDK_FORMAT);
    for (Class<?> type : Jdk.serials()) {
      names.add(type.getName());
    }
    for (Class<?> type : Jdk.containers()) {
      names.add(type.getName());
    }
    names.removeIf(OPT_IN::match);
    return Set.copyOf(names);
  }

  /** Returns whether nothing can allow a class. */
  static boolean never(String name) {
    return NEVER.match(name) && !throwable(name) && !ENUMS.contains(name);
  }

  /** Returns whether nothing can deny a class. */
  static boolean basic(String name) {
    return BASIC.contains(name);
  }

  /** Returns whether a class is allowed unless it is denied. */
  static boolean safe(String name) {
    return SAFE.contains(name) || throwable(name) || (BuiltIns.has(name) && !OPT_IN.match(name));
  }

  /** Returns whether a name is of the JDK, and of none of its classes that have a portable form. */
  static boolean formless(String name) {
    return name.startsWith("java.") && !safe(name) && !OPT_IN.match(name);
  }

  /** Throwables of the JDK hold texts and numbers, and there are hundreds: so they go by name. */
  private static boolean throwable(String name) {
    return name.startsWith("java.")
        && (name.endsWith("Exception")
            || name.endsWith("Error")
            || name.equals("java.lang.Throwable"));
  }
}
