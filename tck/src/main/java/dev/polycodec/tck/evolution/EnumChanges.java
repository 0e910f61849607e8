package dev.polycodec.tck.evolution;

import static dev.polycodec.tck.evolution.Changes.newer;
import static dev.polycodec.tck.evolution.Specimen.constant;
import static dev.polycodec.tck.evolution.Specimen.of;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Constants come, go and move; the holders stay as they are. */
final class EnumChanges {

  /** What a holder of constants has. */
  private static final List<String> FIELDS = List.of("one", "some", "counts", "more", "list");

  private EnumChanges() {}

  static List<Case> all() {
    List<Case> cases = new ArrayList<>();
    for (Version writer : Version.values()) {
      cases.add(constants("a constant added", writer, "Added", "LOW", "HIGH"));
      cases.add(constants("constants reordered", writer, "Reordered", "LOW", "HIGH"));
      cases.add(constants("a constant gets a body", writer, "Body", "LOW", "HIGH"));
      cases.add(constants("a constant renamed, another used", writer, "Renamed", "LOW", "LOW"));
      for (String holder : FIELDS) {
        cases.add(removed(holder));
        cases.add(renamed(holder, writer));
      }
      cases.add(
          new Case(
              "a constant as root",
              writer,
              constant("Enums$Reordered", "MIDDLE"),
              Outcome.READ,
              "MIDDLE",
              true,
              List.of(),
              List.of()));
    }
    cases.add(
        newer(
                "a constant removed, as root",
                constant("Enums$Added", "MIDDLE"),
                Outcome.REFUSED,
                null)
            .asStable());
    return cases.stream().distinct().toList();
  }

  private static Case constants(
      String change, Version writer, String type, String first, String second) {
    Specimen one = constant("Enums$" + type, first);
    Specimen two = constant("Enums$" + type, second);
    List<Specimen> distinct = first.equals(second) ? List.of(one) : List.of(one, two);
    Specimen holder =
        of(
            "Holders$Of" + type,
            "one",
            two,
            "some",
            distinct,
            "counts",
            Map.of(two, 2),
            "more",
            List.of(two, one),
            "list",
            List.of(one, two));
    String some = first.equals(second) ? first : "HIGH, LOW";
    String right =
        "{counts=[%2$s:2] list=[%1$s, %2$s] more=[%2$s, %1$s] one=%2$s some=[%3$s]}"
            .formatted(first, second, some);
    return new Case(change, writer, holder, Outcome.READ, right, true, List.of(), List.of());
  }

  private static Case removed(String field) {
    return missing(field, "Added", "MIDDLE", Version.NEWER, "a constant removed");
  }

  /** Formats that number constants have the one at its place. */
  private static Case renamed(String field, Version writer) {
    String name = writer == Version.OLDER ? "HIGH" : "TOP";
    String other = writer == Version.OLDER ? "TOP" : "HIGH";
    return missing(field, "Renamed", name, writer, "a constant renamed")
        .orPlain(alone(field, other));
  }

  /** Returns how a holder shows that has nothing but a constant in a field. */
  private static String alone(String field, String name) {
    String value =
        switch (field) {
          case "one" -> name;
          case "counts" -> "[" + name + ":1]";
          default -> "[" + name + "]";
        };
    return FIELDS.stream()
        .sorted()
        .map(other -> other + "=" + (other.equals(field) ? value : "null"))
        .collect(Collectors.joining(" ", "{", "}"));
  }

  private static Case missing(
      String field, String type, String name, Version writer, String change) {
    Specimen constant = constant("Enums$" + type, name);
    Object value =
        switch (field) {
          case "one" -> constant;
          case "counts" -> Map.of(constant, 1);
          default -> List.of(constant);
        };
    String where =
        switch (field) {
          case "one" -> " from a field";
          case "some" -> " from a set";
          case "counts" -> " from a map";
          case "more" -> " from an array";
          default -> " from a list";
        };
    Specimen holder = of("Holders$Of" + type, field, value);
    return new Case(
        change + where, writer, holder, Outcome.REFUSED, null, true, List.of(), List.of());
  }
}
