package dev.polycodec.tck.evolution;

import static dev.polycodec.tck.evolution.Changes.newer;
import static dev.polycodec.tck.evolution.Changes.older;
import static dev.polycodec.tck.evolution.Specimen.of;

import java.util.List;
import java.util.Map;

/** Classes that a value refers to change; its own stays as it is. */
final class NestedChanges {

  private NestedChanges() {}

  static List<Case> all() {
    Specimen line = of("Nested$Line", "count", 3);
    Specimen noted = of("Nested$Line", "count", 3, "note", "n");
    Specimen key = of("Nested$Key", "id", 1);
    Specimen parted = of("Nested$Key", "id", 1, "part", 2);
    Specimen extra = of("Nested$Extra", "count", 3);
    Specimen derived = of("Nested$Derived", "count", 3, "extra", 5);
    Specimen moved = of("Nested$Moved", "count", 3);
    String read = "{count=3 note=null}";
    return List.of(
        older(
            "the class of a field",
            of("Holders$OfLine", "line", line),
            Outcome.DEFAULT,
            "{line=" + read + "}"),
        newer(
            "the class of a field",
            of("Holders$OfLine", "line", noted),
            Outcome.READ,
            "{line={count=3}}"),
        older(
            "the class of elements",
            of("Holders$OfList", "lines", List.of(line, line)),
            Outcome.DEFAULT,
            "{lines=[" + read + ", " + read + "]}"),
        newer(
            "the class of elements",
            of("Holders$OfList", "lines", List.of(noted, noted)),
            Outcome.READ,
            "{lines=[{count=3}, {count=3}]}"),
        older(
            "the component of an array",
            of("Holders$OfArray", "lines", List.of(line)),
            Outcome.DEFAULT,
            "{lines=[" + read + "]}"),
        newer(
            "the component of an array",
            of("Holders$OfArray", "lines", List.of(noted)),
            Outcome.READ,
            "{lines=[{count=3}]}"),
        older(
            "the classes of a map",
            of("Holders$OfMap", "lines", Map.of(key, line)),
            Outcome.DEFAULT,
            "{lines=[{id=1 part=0}:" + read + "]}"),
        newer(
            "the classes of a map",
            of("Holders$OfMap", "lines", Map.of(parted, noted)),
            Outcome.READ,
            "{lines=[{id=1}:{count=3}]}"),
        older(
            "the class of an open value",
            of("Holders$OfAny", "value", line),
            Outcome.DEFAULT,
            "{value=" + read + "}"),
        newer(
            "the class of an open value",
            of("Holders$OfAny", "value", noted),
            Outcome.READ,
            "{value={count=3}}"),
        older(
                "a removed class, in a field",
                of("Nested$Dropped", "id", 7, "extra", extra),
                Outcome.REFUSED,
                null)
            .orPlain("{id=7}"),
        older(
                "a removed class, in a field that is null",
                of("Nested$Dropped", "id", 7),
                Outcome.REFUSED,
                null)
            .orPlain("{id=7}"),
        newer(
            "a removed class, in a field",
            of("Nested$Dropped", "id", 7),
            Outcome.DEFAULT,
            "{extra=null id=7}"),
        older(
                "a removed class, in an open field",
                of("Holders$OfAny", "value", extra),
                Outcome.REFUSED,
                null)
            .asStable(),
        older(
                "a permitted subclass added",
                of("Holders$OfEvent", "event", of("Nested$Opened", "id", 1)),
                Outcome.READ,
                "{event={id=1}}")
            .asStable(),
        newer(
                "a permitted subclass added",
                of("Holders$OfEvent", "event", of("Nested$Opened", "id", 1)),
                Outcome.READ,
                "{event={id=1}}")
            .asStable(),
        newer(
                "a permitted subclass removed",
                of("Holders$OfEvent", "event", of("Nested$Closed", "id", 1)),
                Outcome.REFUSED,
                null)
            .asStable(),
        older(
                "another class for a field",
                of("Nested$Exchanged", "part", of("Nested$Before", "count", 1)),
                Outcome.REFUSED,
                null)
            .orPlain("{part={count=1}}"),
        newer(
                "another class for a field",
                of("Nested$Exchanged", "part", of("Nested$After", "count", 1)),
                Outcome.REFUSED,
                null)
            .orPlain("{part={count=1}}"),
        older(
                "a field's class becomes its superclass",
                of("Nested$Widened", "part", derived),
                Outcome.READ,
                "{part={extra=5 count=3}}")
            .orLost("{part={count=3}}"),
        newer(
            "a field's class becomes its superclass",
            of("Nested$Widened", "part", derived),
            Outcome.READ,
            "{part={extra=5 count=3}}"),
        older(
            "a removed field, whose value is no more of its class",
            of("Nested$Parted", "id", 7, "part", moved),
            Outcome.READ,
            "{id=7}"));
  }
}
