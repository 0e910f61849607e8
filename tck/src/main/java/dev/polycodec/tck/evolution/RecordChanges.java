package dev.polycodec.tck.evolution;

import static dev.polycodec.tck.evolution.Changes.newer;
import static dev.polycodec.tck.evolution.Changes.older;
import static dev.polycodec.tck.evolution.Specimen.of;

import java.util.List;

/** Components come, go and move. */
final class RecordChanges {

  private RecordChanges() {}

  static List<Case> all() {
    Specimen two = of("Records$AddedLast", "x", 1, "y", 2);
    Specimen twoBetween = of("Records$AddedBetween", "x", 1, "y", 2);
    return List.of(
        older("a component at the end", two, Outcome.DEFAULT, "{x=1 y=2 z=null}"),
        newer(
            "a component at the end",
            of("Records$AddedLast", "x", 1, "y", 2, "z", "z"),
            Outcome.READ,
            "{x=1 y=2}"),
        older("a component in the middle", twoBetween, Outcome.DEFAULT, "{w=Long 0 x=1 y=2}"),
        newer(
            "a component in the middle",
            of("Records$AddedBetween", "x", 1, "w", 3L, "y", 2),
            Outcome.READ,
            "{x=1 y=2}"),
        older(
            "components reordered",
            of("Records$Reordered", "x", 1, "y", 2),
            Outcome.READ,
            "{x=1 y=2}"),
        newer(
            "components reordered",
            of("Records$Reordered", "x", 1, "y", 2),
            Outcome.READ,
            "{x=1 y=2}"),
        older(
                "a component renamed",
                of("Records$Renamed", "x", 1, "y", 2),
                Outcome.LOST,
                "{x=1 z=0}")
            .orPlain("{x=1 z=2}"), // by its place
        newer(
                "a component renamed",
                of("Records$Renamed", "x", 1, "z", 2),
                Outcome.LOST,
                "{x=1 y=0}")
            .orPlain("{x=1 y=2}"),
        older("a component int → long", of("Records$Widened", "x", 1), Outcome.READ, "{x=Long 1}"),
        newer("a component int → long", of("Records$Widened", "x", 1L), Outcome.READ, "{x=1}"),
        newer(
            "a component int → long, too large",
            of("Records$Widened", "x", 1L << 40),
            Outcome.REFUSED,
            null),
        older("a class becomes a record", of("Records$Became", "x", 1), Outcome.REFUSED, null)
            .orPlain("{x=1}"),
        newer("a class becomes a record", of("Records$Became", "x", 1), Outcome.REFUSED, null)
            .orPlain("{x=1}"));
  }
}
