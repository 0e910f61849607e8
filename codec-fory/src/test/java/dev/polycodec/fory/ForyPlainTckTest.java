package dev.polycodec.fory;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Map;
import java.util.Set;

class ForyPlainTckTest extends PlainTck {

  private static final String CONSTRUCTED = "over-refused: Fory has no constructor for it";
  private static final String NAMED = "over-refused: bytes name what the application must allow";
  private static final String CYCLE =
      "a record within itself is refused when it is read: Fory tells nobody of a reference";

  private static final String NOT_READ = "refused by decoding only: Fory cannot read it";

  /** What is to be mended of the values beside the value set. */
  static final Map<String, String> FAULTS =
      Map.ofEntries(
          Map.entry("Losses: array", CYCLE),
          Map.entry("Losses: list", CYCLE),
          Map.entry("Losses: map", CYCLE),
          Map.entry("Losses: object", CYCLE),
          Map.entry("Losses: record", CYCLE),
          Map.entry("Readings: everyday/tail map", NOT_READ),
          Map.entry("Readings: everyday/tail map in an object", NOT_READ),
          Map.entry("Readings: everyday/map downwards", NOT_READ),
          Map.entry("Readings: everyday/map downwards in an object", NOT_READ),
          Map.entry("Writings: everyday/failure EmptyStackException", CONSTRUCTED),
          Map.entry("Writings: everyday/failure BatchUpdateException", CONSTRUCTED),
          Map.entry("Writings: everyday/failure CompletionException", CONSTRUCTED),
          Map.entry("Writings: everyday/time 10 Japanese Reiwa 6-02-29", NAMED),
          Map.entry("Writings: everyday/time 12 ThaiBuddhist BE 2567-02-29", NAMED),
          Map.entry("Writings: everyday/time 13 Minguo BEFORE_ROC 6-01-02", NAMED),
          Map.entry("Writings: everyday/time 16 Japanese P1Y-2M3D", NAMED),
          Map.entry("Writings: everyday/time 17 ISO", NAMED),
          Map.entry("Writings: everyday/time 18 Japanese", NAMED),
          Map.entry("Writings: everyday/time 19 Minguo", NAMED),
          Map.entry("Writings: everyday/time 20 ThaiBuddhist", NAMED),
          Map.entry("Writings: everyday/time 21 Hijrah-umalqura", NAMED),
          Map.entry("Writings: everyday/equal texts in a set", NOT_READ),
          Map.entry("Writings: everyday/equal texts in a set of texts", NOT_READ),
          Map.entry("Writings: everyday/tail map", NOT_READ),
          Map.entry("Writings: everyday/map downwards", NOT_READ));

  /** The policy allows no class as a value, no hidden class that bytes name, and no lambda. */
  static final Set<String> REFUSED =
      Set.of(
          "extra/class", "extra/class in an object", "extra/serializable lambda", "extra/sub map");

  /** Some containers that change what they are given keep it all the same. */
  static final Set<String> OVER_REFUSED =
      Set.of("extra/sub map", "extension/holds more than it takes", "extension/only constructed");

  /** Fory makes of no cause one that may be set. */
  static final Set<String> UNVERIFIED =
      Set.of("failure/no cause, for good", "failure/nothing may be suppressed");

  @Override
  protected Map<String, String> faults() {
    return FAULTS;
  }

  @Override
  protected String codec() {
    return "fory-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainFory();
  }

  @Override
  protected Set<String> refused() {
    return REFUSED;
  }

  @Override
  protected Set<String> overRefused() {
    return OVER_REFUSED;
  }

  @Override
  protected Set<String> unverified() {
    return UNVERIFIED;
  }

  /** By default, Fory numbers constants. */
  @Override
  protected boolean misreads() {
    return true;
  }

  @Override
  protected boolean tellsDropped() {
    return false; // Fory tells nobody
  }
}
