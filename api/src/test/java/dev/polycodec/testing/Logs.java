package dev.polycodec.testing;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.helpers.NOPMDCAdapter;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/** What SLF4J finds in these tests: it prints nothing and keeps warnings. */
public final class Logs implements SLF4JServiceProvider {

  private static final List<String> WARNINGS = new CopyOnWriteArrayList<>();

  private final IMarkerFactory markers = new BasicMarkerFactory();

  /** Returns the warnings since the last call. */
  public static List<String> takeWarnings() {
    List<String> warnings = List.copyOf(WARNINGS);
    WARNINGS.clear();
    return warnings;
  }

  @Override
  public ILoggerFactory getLoggerFactory() {
    return Log::new;
  }

  @Override
  public IMarkerFactory getMarkerFactory() {
    return markers;
  }

  @Override
  public MDCAdapter getMDCAdapter() {
    return new NOPMDCAdapter();
  }

  @Override
  public String getRequestedApiVersion() {
    return "2.0";
  }

  @Override
  public void initialize() {}

  private static final class Log extends LegacyAbstractLogger {

    private static final long serialVersionUID = 1;

    Log(String name) {
      this.name = name;
    }

    @Override
    protected String getFullyQualifiedCallerName() {
      return Log.class.getName();
    }

    @Override
    protected void handleNormalizedLoggingCall(
        Level level, Marker marker, String pattern, Object[] arguments, Throwable failure) {
      WARNINGS.add(MessageFormatter.basicArrayFormat(pattern, arguments));
    }

    @Override
    public boolean isTraceEnabled() {
      return false;
    }

    @Override
    public boolean isDebugEnabled() {
      return false;
    }

    @Override
    public boolean isInfoEnabled() {
      return false;
    }

    @Override
    public boolean isWarnEnabled() {
      return true;
    }

    @Override
    public boolean isErrorEnabled() {
      return true;
    }
  }
}
