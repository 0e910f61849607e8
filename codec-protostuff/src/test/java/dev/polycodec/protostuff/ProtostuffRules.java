package dev.polycodec.protostuff;

import dev.polycodec.tck.OwnRules;
import io.protostuff.Exclude;
import io.protostuff.Message;
import io.protostuff.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What protostuff does by itself. */
final class ProtostuffRules {

  static final OwnRules ALL = new OwnRules(List.of(new User()), List.of(new Counter()));

  private ProtostuffRules() {}

  /** Has a field that RuntimeSchema leaves out, and one that it skips for another reason. */
  static final class User {
    String kept = "kept";
    @Exclude @Nullable String secret = OwnRules.SECRET;
    @Deprecated String old = "old";
  }

  /** Has a schema of its own. */
  static final class Counter implements Message<Counter> {
    transient int state = OwnRules.STATE;

    @Override
    public Schema<Counter> cachedSchema() {
      throw new UnsupportedOperationException("no schema is asked for");
    }
  }
}
