package dev.polycodec.onenio;

import dev.polycodec.tck.OwnRules;
import java.util.List;
import one.nio.serial.NotSerial;
import one.nio.serial.SerializeWith;
import org.jspecify.annotations.Nullable;

/** What one-nio does by itself. */
final class OneNioRules {

  static final OwnRules ALL = new OwnRules(List.of(new User()), List.of(new Counter()));

  private OneNioRules() {}

  /** Has a field that one-nio leaves out. */
  static final class User {
    String kept = "kept";
    @NotSerial @Nullable String secret = OwnRules.SECRET;
  }

  /** Has a field that one-nio does not touch itself. */
  static final class Counter {
    transient int state = OwnRules.STATE;

    @SerializeWith(getter = "get", setter = "set")
    int form;

    int get() {
      return state;
    }

    void set(int written) {
      state = written;
    }
  }
}
