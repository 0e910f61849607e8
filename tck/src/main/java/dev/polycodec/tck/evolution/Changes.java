package dev.polycodec.tck.evolution;

import static dev.polycodec.tck.evolution.Specimen.of;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Every change of a class that the kit knows, in both directions. */
final class Changes {

  static final List<Case> ALL =
      Stream.of(
              fields(),
              TypeChanges.all(),
              ValueChanges.all(),
              EnumChanges.all(),
              RecordChanges.all(),
              NestedChanges.all())
          .flatMap(List::stream)
          .toList();

  private Changes() {}

  static Case older(String change, Specimen value, Outcome outcome, @Nullable String right) {
    return new Case(change, Version.OLDER, value, outcome, right, false, List.of(), List.of());
  }

  static Case newer(String change, Specimen value, Outcome outcome, @Nullable String right) {
    return new Case(change, Version.NEWER, value, outcome, right, false, List.of(), List.of());
  }

  /** Returns an object of a class that has one field, whose type changes. */
  static Specimen holding(String types, @Nullable Object value) {
    return of(types, "value", value);
  }

  private static List<Case> fields() {
    Specimen bare = of("Fields$AddedAbove", "name", "Ann", "id", 7);
    Specimen more = of("Fields$AddedAbove", "name", "Ann", "id", 7, "rank", 3L);
    List<Case> cases = new ArrayList<>();
    cases.addAll(
        added("a field at the end", "Fields$AddedLast", "zeal", 3, "{id=7 name='Ann' zeal=0}"));
    cases.addAll(
        added(
            "a field in the middle",
            "Fields$AddedBetween",
            "level",
            "high",
            "{id=7 level=null name='Ann'}"));
    cases.addAll(
        added(
            "a field at the start",
            "Fields$AddedFirst",
            "active",
            true,
            "{active=false id=7 name='Ann'}"));
    cases.add(
        older("a field in the superclass", bare, Outcome.DEFAULT, "{name='Ann' id=7 rank=Long 0}"));
    cases.add(newer("a field in the superclass", more, Outcome.READ, "{name='Ann' id=7}"));
    cases.add(
        older("a superclass", of("Fields$Inserted", "id", 7), Outcome.DEFAULT, "{id=7 rank=0}"));
    cases.add(
        newer("a superclass", of("Fields$Inserted", "id", 7, "rank", 3), Outcome.READ, "{id=7}"));
    cases.add(
        older("a field moved up", named("Fields$Moved"), Outcome.READ, "{name='Ann' id=7}")
            .orLost("{name='Ann' id=0}")); // where bytes say which class has a field
    cases.add(
        newer("a field moved up", named("Fields$Moved"), Outcome.READ, "{id=7 name='Ann'}")
            .orLost("{id=0 name='Ann'}"));
    cases.add(
        older("a field hidden by another", named("Fields$Hiding"), Outcome.REFUSED, null)
            .orPlain("{id=0 name='Ann' id=7}") // where bytes say which class has a field
            .orLost("{id=7 name='Ann' id=0}"));
    cases.add(
        newer("a field hidden by another", named("Fields$Hiding"), Outcome.REFUSED, null)
            .orPlain("{name='Ann' id=0}")
            .orLost("{name='Ann' id=7}"));
    cases.add(
        older("a field renamed", named("Fields$Renamed"), Outcome.LOST, "{name='Ann' number=0}")
            .orPlain("{name='Ann' number=7}")); // by its place
    cases.add(
        newer(
                "a field renamed",
                of("Fields$Renamed", "number", 7, "name", "Ann"),
                Outcome.LOST,
                "{id=0 name='Ann'}")
            .orPlain("{id=7 name='Ann'}"));
    Specimen ordered = of("Fields$Reordered", "id", 7, "name", "Ann", "size", 9L);
    cases.add(
        older("fields reordered", ordered, Outcome.READ, "{id=7 name='Ann' size=Long 9}")
            .asStable());
    cases.add(
        newer("fields reordered", ordered, Outcome.READ, "{id=7 name='Ann' size=Long 9}")
            .asStable());
    Specimen cached = of("Fields$Hushed", "id", 7, "cache", "c");
    cases.add(older("a field made transient", cached, Outcome.READ, "{cache=null id=7}"));
    cases.add(newer("a field made transient", cached, Outcome.DEFAULT, "{cache=null id=7}"));
    cases.add(older("all fields removed", of("Fields$Emptied", "id", 7), Outcome.READ, "{}"));
    cases.add(newer("all fields removed", of("Fields$Emptied"), Outcome.DEFAULT, "{id=0}"));
    return cases;
  }

  private static Specimen named(String type) {
    return of(type, "id", 7, "name", "Ann");
  }

  private static List<Case> added(
      String what, String type, String field, Object value, String withDefault) {
    return List.of(
        older(what, named(type), Outcome.DEFAULT, withDefault),
        newer(
            what,
            of(type, "id", 7, "name", "Ann", field, value),
            Outcome.READ,
            "{id=7 name='Ann'}"));
  }
}
