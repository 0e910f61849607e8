package dev.polycodec.fst;

import dev.polycodec.tck.OwnRules;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.annotations.AnonymousTransient;
import org.nustaq.serialization.annotations.Serialize;
import org.nustaq.serialization.annotations.Transient;

/** What FST does by itself. */
final class FstRules {

  static final OwnRules ALL = new OwnRules(List.of(new User(), new Subclass()), List.of());

  private FstRules() {}

  /** Has fields that FST leaves out unless they say otherwise. */
  @Transient
  static class User {
    @Serialize String kept = "kept";
    @Nullable String secret = OwnRules.SECRET;
  }

  /** Inherits the rule. */
  static final class Subclass extends User {
    int more = 5;
  }

  /** Has inner subclasses that do without their outer object. */
  @AnonymousTransient
  abstract static class Callback {
    int number = 1;
  }

  /** Its subclass is inner. */
  static final class Outer {
    final Runnable unportable = () -> {};

    Callback callback() {
      return new Callback() {
        @Override
        public String toString() {
          return number + (unportable == null ? "" : "!");
        }
      };
    }
  }
}
