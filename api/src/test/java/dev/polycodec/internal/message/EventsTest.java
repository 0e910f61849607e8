package dev.polycodec.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecListener;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.AbstractLogger;
import org.slf4j.helpers.MessageFormatter;

class EventsTest {

  private final List<String> logged = new ArrayList<>();

  @Test
  void oldFormatsAreTold() {
    List<CodecListener.OldFormat> told = new ArrayList<>();
    CodecListener listener =
        new CodecListener() {
          @Override
          public void onOldFormat(OldFormat message) {
            told.add(message);
          }
        };
    new Events(List.of(listener)).oldFormat("kryo", 1, String.class);
    assertThat(told).containsExactly(new CodecListener.OldFormat("kryo", 1, String.class));
  }

  @Test
  void droppedPropertiesAreTold() {
    List<CodecListener.Dropped> told = new ArrayList<>();
    CodecListener listener =
        new CodecListener() {
          @Override
          public void onDropped(Dropped property) {
            told.add(property);
          }
        };
    new Events(List.of(listener)).dropped("json", String.class, "more");
    assertThat(told).containsExactly(new CodecListener.Dropped("json", String.class, "more"));
  }

  @Test
  void listenerThatFailsIsLoggedButDoesNotFlood() {
    Events events = new Events(List.of(failing(new IllegalStateException("broken"))), log());
    for (int i = 0; i < 10; i++) {
      events.oldFormat("kryo", 1, String.class);
    }
    String line =
        "WARN A listener of the class "
            + failing(new IllegalStateException()).getClass().getName()
            + " has failed; listeners of the codec have %d times by now: broken";
    assertThat(logged)
        .containsExactly(
            line.formatted(1), line.formatted(2), line.formatted(4), line.formatted(8));
  }

  @Test
  void listenerInALanguageWithoutCheckedExceptionsMayThrowThem() {
    new Events(List.of(failing(new IOException("full"))), log()).oldFormat("kryo", 1, String.class);
    assertThat(logged).singleElement().asString().endsWith("have 1 times by now: full");
  }

  @Test
  void errorsPass() {
    Events events = new Events(List.of(failing(new OutOfMemoryError("no heap"))), log());
    assertThatThrownBy(() -> events.oldFormat("kryo", 1, String.class))
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(logged).isEmpty();
  }

  private static CodecListener failing(Throwable failure) {
    return new CodecListener() {
      @Override
      public void onOldFormat(OldFormat message) {
        EventsTest.<RuntimeException>sneak(failure);
      }
    };
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the compiler's blind spot
  private static <E extends Throwable> void sneak(Throwable failure) throws E {
    throw (E) failure;
  }

  private ListLogger log() {
    return new ListLogger(logged);
  }

  /** Writes to a list. */
  private static final class ListLogger extends AbstractLogger {

    private static final long serialVersionUID = 1L;

    private final transient List<String> lines;

    ListLogger(List<String> lines) {
      this.lines = lines;
    }

    @Override
    protected @Nullable String getFullyQualifiedCallerName() {
      return null;
    }

    @Override
    protected void handleNormalizedLoggingCall(
        Level level,
        @Nullable Marker marker,
        String pattern,
        @Nullable Object @Nullable [] arguments,
        @Nullable Throwable throwable) {
      String text = MessageFormatter.basicArrayFormat(pattern, arguments);
      lines.add(level + " " + text + (throwable == null ? "" : ": " + throwable.getMessage()));
    }

    @Override
    public boolean isTraceEnabled() {
      return true;
    }

    @Override
    public boolean isTraceEnabled(Marker marker) {
      return true;
    }

    @Override
    public boolean isDebugEnabled() {
      return true;
    }

    @Override
    public boolean isDebugEnabled(Marker marker) {
      return true;
    }

    @Override
    public boolean isInfoEnabled() {
      return true;
    }

    @Override
    public boolean isInfoEnabled(Marker marker) {
      return true;
    }

    @Override
    public boolean isWarnEnabled() {
      return true;
    }

    @Override
    public boolean isWarnEnabled(Marker marker) {
      return true;
    }

    @Override
    public boolean isErrorEnabled() {
      return true;
    }

    @Override
    public boolean isErrorEnabled(Marker marker) {
      return true;
    }
  }
}
