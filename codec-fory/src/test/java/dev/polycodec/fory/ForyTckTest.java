package dev.polycodec.fory;

import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class ForyTckTest extends PlainTck {

  /** What only fory-plain fails with. */
  private static final List<String> CARRIED =
      List.of("tail map", "map downwards", "equal texts in a set");

  private static final String HOOKS = "its hooks are not run: they believe what bytes announce";

  private static final String CHARSET = "over-refused: no policy allows its class";

  @Override
  protected String codec() {
    return "fory";
  }

  @Override
  protected PlainLibrary library() {
    return new HardenedFory();
  }

  @Override
  protected Set<String> refused() {
    Set<String> names = new HashSet<>(ForyPlainTckTest.REFUSED);
    names.remove("extra/sub map");
    names.addAll(
        List.of(
            "extra/externalizable",
            "extra/externalizable in an object",
            "extra/replaced when written",
            "extra/replaced when written in an object",
            "extra/resolved when read",
            "extra/resolved when read in an object",
            "extra/serializable lambda in an object"));
    return names;
  }

  @Override
  protected Set<String> overRefused() {
    Set<String> names = new HashSet<>(ForyPlainTckTest.OVER_REFUSED);
    names.removeAll(
        List.of(
            "extra/sub map", "extension/holds more than it takes", "extension/only constructed"));
    names.addAll(List.of("extra/charset", "name/charset"));
    return names;
  }

  @Override
  protected Exemptions exemptions() {
    return Exemptions.none()
        .refuses(HOOKS, "everyday/sum")
        .refuses(HOOKS, "everyday/sum of fractions")
        .refuses(HOOKS, "everyday/time 28*")
        .refuses(HOOKS, "extra/externalizable")
        .refuses(HOOKS, "extra/replaced when written")
        .refuses(HOOKS, "extra/resolved when read");
  }

  @Override
  protected Map<String, String> faults() {
    Map<String, String> faults = new HashMap<>(ForyPlainTckTest.FAULTS);
    faults.keySet().removeIf(name -> CARRIED.stream().anyMatch(name::contains));
    for (String place : List.of("15 UTF-8", "16 US-ASCII", "17 windows-1252")) {
      faults.put("Writings: everyday/place " + place, CHARSET);
    }
    return faults;
  }

  @Override
  protected Set<String> unverified() {
    return ForyPlainTckTest.UNVERIFIED;
  }

  @Override
  protected boolean tellsDropped() {
    return false; // Fory tells nobody
  }
}
