package dev.polycodec.tck.hostile;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.tck.ResultFiles;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;

/** Notes what became of each hostile case, and writes it where {@code HostileMatrix} reads it. */
public final class Ledger {

  /** What a cell says if every attempt of the case was refused, or did no harm. */
  public static final String REFUSED = "refused";

  /** What a cell begins with if the format has no bytes for the case; the reason follows. */
  public static final String CANNOT = "cannot: ";

  /** What a cell says if a proof failed, which the kit of the codec declares with a reason. */
  public static final String FAULT = "fault";

  /** What a cell says if the codec claims nothing, because it decodes trusted input only. */
  public static final String TRUSTED = "trusted";

  private final String codec;
  private final Set<HostileCase> refused = EnumSet.noneOf(HostileCase.class);
  private final Set<HostileCase> failed = EnumSet.noneOf(HostileCase.class);
  private final Set<HostileCase> trusted = EnumSet.noneOf(HostileCase.class);
  private final Map<HostileCase, Set<String>> reasons = new EnumMap<>(HostileCase.class);

  /** Creates the ledger of a codec. */
  public Ledger(String codec) {
    this.codec = codec;
  }

  /** Returns a test that proves something of a case. */
  public DynamicTest test(HostileCase number, String name, Executable proof) {
    return dynamicTest(number.number() + " " + name, () -> prove(number, proof));
  }

  /** Proves something of a case. */
  public void prove(HostileCase number, Executable proof) throws Throwable {
    try {
      proof.execute();
      refused.add(number);
    } catch (Throwable failure) {
      failed.add(number);
      throw failure;
    }
  }

  /** Notes that the format has no bytes for a case, or for one way to try it. */
  public void cannot(HostileCase number, String reason) {
    reasons.computeIfAbsent(number, n -> new TreeSet<>()).add(reason);
  }

  /** Notes that a codec for trusted input claims nothing here. */
  public void trusted(HostileCase number) {
    trusted.add(number);
  }

  /**
   * Writes {@code target/tck/hostile/<codec>.properties} if every case was tried, and removes it if
   * one failed.
   */
  public void write() {
    if (!failed.isEmpty()) {
      ResultFiles.HOSTILE.remove(codec);
    } else if (cells().size() == HostileCase.values().length) {
      ResultFiles.HOSTILE.write(codec, lines());
    }
  }

  /**
   * Writes {@code target/tck/hostile-plain/<codec>.properties} of the cases that were tried: for a
   * codec whose bytes are a library's, in which most are not to be made by hand. Leaves the file of
   * the whole kit where some groups were left out.
   */
  public void writeTried() {
    if (cells().containsKey(HostileCase.EXPANSION) || failed.contains(HostileCase.EXPANSION)) {
      List<String> lines = lines();
      failed.forEach(number -> lines.add(number + "=" + FAULT));
      ResultFiles.HOSTILE_PLAIN.write(codec, lines);
    }
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    cells().forEach((number, cell) -> lines.add(number + "=" + cell));
    return lines;
  }

  private Map<HostileCase, String> cells() {
    Map<HostileCase, String> cells = new EnumMap<>(HostileCase.class);
    trusted.forEach(number -> cells.put(number, TRUSTED));
    reasons.forEach((number, why) -> cells.put(number, CANNOT + String.join("; ", why)));
    refused.forEach(number -> cells.put(number, REFUSED));
    return cells;
  }
}
