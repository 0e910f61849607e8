package dev.polycodec.tck.sample;

import static dev.polycodec.tck.sample.EverydaySamples.constants;
import static dev.polycodec.tck.sample.EverydaySamples.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Everyday;
import dev.polycodec.tck.model.Records.Point;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.lang.annotation.ElementType;
import java.lang.annotation.RetentionPolicy;
import java.math.MathContext;
import java.math.RoundingMode;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.MalformedURLException;
import java.net.Proxy;
import java.net.SocketTimeoutException;
import java.net.StandardProtocolFamily;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AccessMode;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.security.GeneralSecurityException;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.sql.SQLTimeoutException;
import java.text.Normalizer;
import java.text.NumberFormat;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Month;
import java.time.chrono.HijrahEra;
import java.time.chrono.IsoEra;
import java.time.chrono.MinguoEra;
import java.time.chrono.ThaiBuddhistEra;
import java.time.format.FormatStyle;
import java.time.format.ResolverStyle;
import java.time.format.SignStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneRulesException;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Currency;
import java.util.DuplicateFormatFlagsException;
import java.util.EmptyStackException;
import java.util.Formatter;
import java.util.IllegalFormatWidthException;
import java.util.InputMismatchException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.UnknownFormatConversionException;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Stream;
import javax.xml.namespace.QName;

/** Classes, constants, failures, and names of files, places and languages. */
final class NamedThings {

  private NamedThings() {}

  static List<Sample> samples() {
    return Stream.of(classes(), constantsOfTheJdk(), places(), languages(), failures())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Sample> classes() {
    return constants(
        "class",
        int.class,
        void.class,
        String.class,
        Object.class,
        long[][].class,
        Map.class,
        ArrayList.class,
        Color.class,
        Point.class,
        Point[].class,
        Everyday.Shape.class,
        Throwable.class,
        List.class,
        Comparable.class,
        Integer[].class,
        Everyday.Request.class);
  }

  private static List<Sample> constantsOfTheJdk() {
    return constants(
        "constant",
        Character.UnicodeScript.GREEK,
        Thread.State.BLOCKED,
        AccessMode.WRITE,
        FileVisitOption.FOLLOW_LINKS,
        FileVisitResult.SKIP_SUBTREE,
        ElementType.FIELD,
        RetentionPolicy.CLASS,
        Proxy.Type.HTTP,
        StandardProtocolFamily.INET6,
        LinkOption.NOFOLLOW_LINKS,
        StandardCopyOption.ATOMIC_MOVE,
        StandardOpenOption.CREATE_NEW,
        PosixFilePermission.OTHERS_EXECUTE,
        Normalizer.Form.NFKD,
        IsoEra.BCE,
        ThaiBuddhistEra.BE,
        FormatStyle.LONG,
        ResolverStyle.SMART,
        SignStyle.EXCEEDS_PAD,
        TextStyle.FULL_STANDALONE,
        DayOfWeek.SUNDAY,
        Month.FEBRUARY,
        ChronoField.EPOCH_DAY,
        ChronoUnit.FOREVER,
        TimeUnit.DAYS,
        RoundingMode.HALF_EVEN,
        NumberFormat.Style.SHORT,
        ZoneOffsetTransitionRule.TimeDefinition.WALL,
        Collector.Characteristics.CONCURRENT,
        Formatter.BigDecimalLayoutForm.SCIENTIFIC,
        Locale.IsoCountryCode.PART3,
        MinguoEra.ROC,
        HijrahEra.AH,
        Locale.Category.FORMAT,
        Locale.FilteringMode.MAP_EXTENDED_RANGES);
  }

  private static List<Sample> places() {
    return constants(
        "place",
        new File("/"),
        new File("C:\\x"),
        new File("ä b"),
        Path.of("/"),
        Path.of(""),
        Path.of("a", "..", "b"),
        URI.create("mailto:a@example.com"),
        URI.create("a%20b?c#d"),
        URI.create("urn:isbn:0"),
        InetSocketAddress.createUnresolved("example.invalid", 0),
        new File("a/../b"),
        Path.of("../x"),
        URI.create("http://user@[::1]:8080/a;b?c=d#e"),
        new QName("local"),
        new QName("urn:x", "local"),
        StandardCharsets.UTF_8,
        StandardCharsets.US_ASCII,
        Charset.forName("windows-1252"));
  }

  private static List<Sample> languages() {
    return constants(
        "language",
        Locale.ROOT,
        Locale.TRADITIONAL_CHINESE,
        Locale.forLanguageTag("sr-Latn-RS"),
        Locale.forLanguageTag("de-DE-u-co-phonebk"),
        Locale.forLanguageTag("th-TH-u-nu-thai"),
        Currency.getInstance("EUR"),
        Currency.getInstance("JPY"),
        MathContext.UNLIMITED,
        new MathContext(3, RoundingMode.CEILING));
  }

  /** Returns a failure whose message is none of its fields. */
  private static NullPointerException ofTheJvm() {
    Object[] nothing = new Object[1];
    try {
      throw new AssertionError(nothing[0].hashCode());
    } catch (NullPointerException e) {
      return e;
    }
  }

  private static List<Sample> failures() {
    List<Sample> samples = new ArrayList<>();
    add(samples, NamedThings::ofTheJvm);
    add(samples, () -> new ArithmeticException("/ by zero"));
    add(samples, () -> new ArrayStoreException("x"));
    add(samples, () -> new ClassCastException("x"));
    add(samples, () -> new IllegalMonitorStateException());
    add(samples, () -> new NegativeArraySizeException("-1"));
    add(samples, () -> new StringIndexOutOfBoundsException(7));
    add(samples, () -> new UnsupportedOperationException("x", new IOException()));
    add(samples, () -> new SecurityException("x"));
    add(samples, () -> new EnumConstantNotPresentException(Color.class, "PINK"));
    add(samples, () -> new TypeNotPresentException("a.B", new IOException("y")));
    add(samples, () -> new CloneNotSupportedException());
    add(samples, () -> new InterruptedException("x"));
    add(samples, () -> new NoSuchFieldException("f"));
    add(samples, () -> new NoSuchMethodException("m"));
    add(samples, () -> new InstantiationException("x"));
    add(samples, () -> new NoClassDefFoundError("a/B"));
    add(samples, () -> new UnsatisfiedLinkError("l"));
    add(samples, () -> new OutOfMemoryError("heap"));
    add(samples, () -> new ExceptionInInitializerError(new IOException("static")));
    add(samples, () -> new EOFException());
    add(samples, () -> new AccessDeniedException("a", null, "no"));
    add(samples, () -> new ConnectException("refused"));
    add(samples, () -> new SocketTimeoutException("late"));
    add(samples, () -> new SQLException("x", "42000", 7, new IOException("z")));
    add(samples, () -> new SQLIntegrityConstraintViolationException("dup", "23505"));
    add(samples, () -> new DateTimeException("x"));
    add(samples, () -> new UnsupportedTemporalTypeException("x"));
    add(samples, () -> new ConcurrentModificationException());
    add(samples, () -> new EmptyStackException());
    add(samples, () -> new NoSuchElementException("x"));
    add(samples, () -> new InputMismatchException("x"));
    add(samples, () -> new CancellationException("x"));
    add(samples, () -> new CompletionException("x", new IOException("y")));
    add(samples, () -> new RejectedExecutionException("full"));
    add(samples, () -> new TimeoutException("x"));
    add(samples, () -> new BindException("in use"));
    add(samples, () -> new UnknownHostException("no.such.host"));
    add(samples, () -> new MalformedURLException("x"));
    add(samples, () -> new FileAlreadyExistsException("a"));
    add(samples, () -> new DirectoryNotEmptyException("d"));
    add(samples, () -> new UTFDataFormatException("x"));
    add(samples, () -> new ZoneRulesException("x"));
    add(samples, () -> new UnknownFormatConversionException("%q"));
    add(samples, () -> new DuplicateFormatFlagsException("--"));
    add(samples, () -> new IllegalFormatWidthException(7));
    add(samples, () -> new BrokenBarrierException("x"));
    add(samples, () -> new IllegalThreadStateException("x"));
    add(samples, () -> new VerifyError("x"));
    add(samples, () -> new InternalError("x", new IOException()));
    add(samples, () -> new SQLTimeoutException("late", "57014", 1));
    add(samples, () -> new BatchUpdateException("x", "1", 2, new int[] {1, -3}));
    add(samples, () -> new GeneralSecurityException("x"));
    add(samples, () -> new URISyntaxException("a b", "blank", 1));
    return samples;
  }

  private static void add(List<Sample> samples, Supplier<Throwable> failure) {
    String name = "failure " + failure.get().getClass().getSimpleName();
    samples.add(
        sample(
            name,
            () -> {
              Throwable made = failure.get();
              made.setStackTrace(
                  new StackTraceElement[] {new StackTraceElement("a.B", "m", "B.java", 7)});
              return made;
            }));
  }
}
