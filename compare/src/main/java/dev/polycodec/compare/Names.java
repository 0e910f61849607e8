package dev.polycodec.compare;

import dev.polycodec.internal.select.Nearest;
import java.util.Collection;

/** Helps with names that users type. */
public final class Names {

  private Names() {}

  /** Says that there is none of a name, which one may have been meant, and what there is. */
  public static Failure unknown(String what, String name, Collection<String> names) {
    String meant = Nearest.of(name, names);
    return Failure.ofUsage(
        "There is no %s '%s'%s are %s"
            .formatted(
                what,
                name,
                meant == null ? "; there" : ". Did you mean '" + meant + "'? There",
                String.join(", ", names)));
  }
}
