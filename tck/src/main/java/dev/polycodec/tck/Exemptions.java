package dev.polycodec.tck;

import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The cells of the value set that a codec refuses although its tier demands them, with the reason;
 * immutable.
 *
 * <p>Only a refusal on encode can be exempted, never another value. An exempted cell that passes
 * fails the kit, so the list can only shrink.
 */
public final class Exemptions {

  /** One declared refusal. */
  private record Rule(String sample, Set<Position> positions, String reason) {

    boolean matches(String name, Position position) {
      boolean named =
          sample.endsWith("*")
              ? name.startsWith(sample.substring(0, sample.length() - 1))
              : name.equals(sample);
      return named && positions.contains(position);
    }
  }

  private static final Exemptions NONE = new Exemptions(List.of());

  private final List<Rule> rules;

  private Exemptions(List<Rule> rules) {
    this.rules = rules;
  }

  /** Returns no exemptions. */
  public static Exemptions none() {
    return NONE;
  }

  /**
   * Returns those of a format that has names and values, and neither classes nor an order of keys,
   * such as JSON.
   *
   * @param format its name, for the reasons
   */
  public static Exemptions untyped(String format) {
    return UntypedExemptions.of(format);
  }

  /**
   * Returns these exemptions and one more.
   *
   * @param reason why the format cannot do it
   * @param sample the name of a sample, or the start of several names and an asterisk
   * @param positions the positions it is refused at; none stands for all
   */
  public Exemptions refuses(String reason, String sample, Position... positions) {
    List<Position> where = List.of(positions.length == 0 ? Position.values() : positions);
    List<Rule> more = new ArrayList<>(rules);
    more.add(new Rule(sample, Set.copyOf(where), reason));
    return new Exemptions(more);
  }

  boolean exempt(Sample sample, Position position) {
    return rules.stream().anyMatch(rule -> rule.matches(sample.name(), position));
  }

  /** Returns the names and patterns that no cell of the value set matches. */
  Set<String> unused(List<Sample> samples) {
    Set<String> unused = new TreeSet<>();
    for (Rule rule : rules) {
      boolean used =
          samples.stream()
              .anyMatch(s -> s.positions().stream().anyMatch(p -> rule.matches(s.name(), p)));
      if (!used) {
        unused.add(rule.sample());
      }
    }
    return unused;
  }

  /** Returns the rules, with their reasons. */
  @Override
  public String toString() {
    return rules.toString();
  }
}
