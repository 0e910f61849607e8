package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Family.Child;
import dev.polycodec.tck.model.Family.Grandchild;
import dev.polycodec.tck.model.Family.Parent;
import dev.polycodec.tck.model.Family.Twin;
import dev.polycodec.tck.model.Figures.Circle;
import dev.polycodec.tck.model.Figures.Dashed;
import dev.polycodec.tck.model.Figures.Dotted;
import dev.polycodec.tck.model.Figures.Drawing;
import dev.polycodec.tck.model.Figures.Figure;
import dev.polycodec.tck.model.Figures.Group;
import dev.polycodec.tck.model.Figures.Square;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Graphs.Node;
import dev.polycodec.tck.model.Graphs.Tree;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.People.Odd;
import dev.polycodec.tck.model.People.Person;
import dev.polycodec.tck.model.People.Settings;
import dev.polycodec.tck.model.People.Stateless;
import dev.polycodec.tck.model.Records.Line;
import dev.polycodec.tck.model.Records.Message;
import dev.polycodec.tck.model.Records.Nothing;
import dev.polycodec.tck.model.Records.Pair;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.model.Records.Primitives;
import dev.polycodec.tck.model.Records.Range;
import dev.polycodec.tck.model.Records.Route;
import dev.polycodec.tck.model.Records.Words;
import dev.polycodec.tck.sample.ModelHolders.*;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Application objects: records, classes, inheritance, sealed hierarchies, generics, graphs. */
final class ObjectSamples {

  private ObjectSamples() {}

  static void addTo(SampleSet set) {
    addRecords(set);
    addClasses(set);
    addFamily(set);
    addFigures(set);
    addGraphs(set);
    addGenerics(set);
  }

  private static void addRecords(SampleSet set) {
    set.core("record", OfPoint.class, () -> new Point(Integer.MIN_VALUE, 7))
        .core("record null", OfPoint.class, () -> null)
        .core("record nested", OfLine.class, () -> new Line(new Point(1, 2), new Point(3, 4)))
        .core("record with null", OfLine.class, () -> new Line(null, new Point(3, 4)))
        .core("record empty", OfNothing.class, Nothing::new)
        .core("record that checks", OfRange.class, () -> new Range(-1, 1))
        .core("record of words", ModelHolders.OfWords.class, () -> new Words("a", "b"))
        .core("record of a word", ModelHolders.OfWords.class, () -> new Words("a"))
        .core("record of no words", ModelHolders.OfWords.class, () -> new Words((String[]) null))
        .typed("record of arguments", ModelHolders.OfMessage.class, () -> new Message("a", 1))
        .typed("record of no arguments", ModelHolders.OfMessage.class, ObjectSamples::noArguments)
        .core("record of primitives", OfPrimitives.class, ObjectSamples::primitives)
        .core("record of containers", OfRoute.class, ObjectSamples::route);
  }

  private static Primitives primitives() {
    return new Primitives(true, (byte) -1, 'é', (short) -2, 1 << 30, -1L, -0f, Double.MIN_VALUE);
  }

  private static Message noArguments() {
    return new Message("a", (Object[]) null);
  }

  private static Route route() {
    Line line = new Line(new Point(1, 2), null);
    return new Route(
        new UUID(1, 2), "north", List.of(new Point(5, 6)), Map.of(1, line), new int[] {1, 2});
  }

  private static void addClasses(SampleSet set) {
    set.core("private final fields", OfAddress.class, () -> new Address("Main Street", 12))
        .core("no default constructor", OfPerson.class, ObjectSamples::person)
        .core("nulls", OfPerson.class, () -> new Person("Bo", null, null, List.of(), Map.of()))
        .core("initial values", OfSettings.class, Settings::new)
        .core("cleared initial values", OfSettings.class, Settings::cleared)
        .core("odd names", OfOdd.class, () -> new Odd(1, "x"))
        .core("no fields", OfStateless.class, Stateless::new);
  }

  private static Person person() {
    Address home = new Address("Hill", 3);
    EnumMap<Color, Address> byColor = new EnumMap<>(Color.class);
    byColor.put(Color.RED, new Address("Dale", 4));
    return new Person("Ann", 200, home, List.of(new Address("Wood", 5)), byColor);
  }

  private static void addFamily(SampleSet set) {
    set.core("parent", OfParent.class, () -> new Parent("p", 1))
        .core("hidden fields", OfChild.class, () -> new Child("p", 1, 2L, 3))
        .core("hidden fields with null", OfChild.class, () -> new Child(null, 1, 2L, 3))
        .core("twice hidden", OfGrandchild.class, () -> new Grandchild("p", 1, 2L, -0.0))
        .core("no field added", OfTwin.class, () -> new Twin("t", 9))
        .typed(
            "subclass in field of concrete class", OfParent.class, () -> new Child("p", 1, 2L, 3))
        .typed("subclass without fields", OfParent.class, () -> new Twin("t", 9));
  }

  private static void addFigures(SampleSet set) {
    set.core("sealed record", OfFigure.class, () -> new Circle(-0.0))
        .core("sealed class", OfFigure.class, () -> new Square(4))
        .core("sealed below abstract", OfFigure.class, () -> new Dashed(1, 2))
        .core("sealed abstract", OfOutline.class, () -> new Dotted(3))
        .core("sealed recursive", OfFigure.class, ObjectSamples::group)
        .core("sealed fields", OfDrawing.class, ObjectSamples::drawing)
        .core(
            "sealed null fields", OfDrawing.class, () -> new Drawing(null, List.of(), null, null));
  }

  private static Group group() {
    return new Group(List.of(new Circle(1), new Group(List.of()), new Square(2)));
  }

  private static Drawing drawing() {
    Figure[] frame = {new Dotted(1), null, new Circle(2)};
    return new Drawing(new Square(1), List.of(new Circle(3), group()), frame, new Dashed(1, 2));
  }

  private static void addGraphs(SampleSet set) {
    set.core("link", OfLink.class, () -> Link.chain(1))
        .core("chain of 100", OfLink.class, () -> Link.chain(100))
        .core(
            "tree of nodes",
            OfNode.class,
            () -> node("a").to(node("b").to(node("c"))).to(node("d")))
        .core("tree of enums", OfTreeOfColor.class, ObjectSamples::tree);
  }

  private static Node node(String name) {
    return new Node(name);
  }

  private static Tree<Color> tree() {
    return new Tree<>(
        Color.RED, List.of(new Tree<>(null, List.of()), new Tree<>(Color.BLUE, List.of())));
  }

  private static void addGenerics(SampleSet set) {
    set.core("pair", OfPairOfStringAndPoint.class, () -> new Pair<>("a", new Point(1, 2)))
        .core("pair of nulls", OfPairOfStringAndPoint.class, () -> new Pair<>(null, null))
        .core(
            "pair of containers",
            OfPairOfLists.class,
            () -> new Pair<>(List.of(new UUID(1, 2)), Map.of(1, Color.RED)))
        .core("box", OfBoxOfUuid.class, () -> new Box<>(new UUID(3, 4)))
        .core("box of null", OfBoxOfUuid.class, () -> new Box<UUID>(null))
        .core("box of box", OfBoxOfBox.class, () -> new Box<>(new Box<>(List.of(1L, 2L))));
  }
}
