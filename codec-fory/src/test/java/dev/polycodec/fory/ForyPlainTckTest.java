package dev.polycodec.fory;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class ForyPlainTckTest extends PlainTck {

  private static final String CHANGED = "over-refused: its class changes what it is given";
  private static final String CHARSET = "refused by decoding only: no policy allows its class";
  private static final String CONSTRUCTED = "over-refused: Fory has no constructor for it";
  private static final String NAMED = "over-refused: bytes name what the application must allow";
  private static final String NOT_READ = "refused by decoding only: Fory cannot read it";

  /** What is to be mended of the values beside the value set. */
  private static final Map<String, String> FAULTS =
      Map.ofEntries(
          Map.entry("Readings: everyday/place 15 UTF-8", CHARSET),
          Map.entry("Readings: everyday/place 15 UTF-8 in an object", CHARSET),
          Map.entry("Readings: everyday/place 16 US-ASCII", CHARSET),
          Map.entry("Readings: everyday/place 16 US-ASCII in an object", CHARSET),
          Map.entry("Readings: everyday/place 17 windows-1252", CHARSET),
          Map.entry("Readings: everyday/place 17 windows-1252 in an object", CHARSET),
          Map.entry("Readings: everyday/tail map", NOT_READ),
          Map.entry("Readings: everyday/tail map in an object", NOT_READ),
          Map.entry("Readings: everyday/map downwards", NOT_READ),
          Map.entry("Readings: everyday/map downwards in an object", NOT_READ),
          Map.entry("Writings: everyday/values of keys", CHANGED),
          Map.entry("Writings: everyday/no values of keys", CHANGED),
          Map.entry("Writings: everyday/headers", CHANGED),
          Map.entry("Writings: everyday/names without case", CHANGED),
          Map.entry("Writings: everyday/bag", CHANGED),
          Map.entry("Writings: everyday/bag of nothing", CHANGED),
          Map.entry("Writings: everyday/place 15 UTF-8", CHARSET),
          Map.entry("Writings: everyday/place 16 US-ASCII", CHARSET),
          Map.entry("Writings: everyday/place 17 windows-1252", CHARSET),
          Map.entry("Writings: everyday/failure EmptyStackException", CONSTRUCTED),
          Map.entry("Writings: everyday/failure BatchUpdateException", CONSTRUCTED),
          Map.entry("Writings: everyday/time 10 Japanese Reiwa 6-02-29", NAMED),
          Map.entry("Writings: everyday/time 12 ThaiBuddhist BE 2567-02-29", NAMED),
          Map.entry("Writings: everyday/time 13 Minguo BEFORE_ROC 6-01-02", NAMED),
          Map.entry("Writings: everyday/time 16 Japanese P1Y-2M3D", NAMED),
          Map.entry("Writings: everyday/time 17 ISO", NAMED),
          Map.entry("Writings: everyday/time 18 Japanese", NAMED),
          Map.entry("Writings: everyday/time 19 Minguo", NAMED),
          Map.entry("Writings: everyday/time 20 ThaiBuddhist", NAMED),
          Map.entry("Writings: everyday/time 21 Hijrah-umalqura", NAMED),
          Map.entry("Writings: everyday/keys of many", NOT_READ),
          Map.entry("Writings: everyday/tail map", NOT_READ),
          Map.entry("Writings: everyday/map downwards", NOT_READ));

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

  /** The policy allows no class as a value, no hidden class that bytes name, and no lambda. */
  @Override
  protected Set<String> refused() {
    return Set.of(
        "extra/class", "extra/class in an object", "extra/serializable lambda", "extra/sub map");
  }

  /** Some containers that change what they are given keep it all the same. */
  @Override
  protected Set<String> overRefused() {
    Set<String> names = new HashSet<>(refused());
    names.removeAll(
        List.of("extra/class", "extra/class in an object", "extra/serializable lambda"));
    names.addAll(
        List.of(
            "extra/charset",
            "name/charset",
            "extension/holds more than it takes",
            "extension/only constructed",
            "set/tree in natural order"));
    return names;
  }

  /** Fory makes of no cause one that may be set. */
  @Override
  protected Set<String> unverified() {
    return Set.of("failure/no cause, for good", "failure/nothing may be suppressed");
  }
}
