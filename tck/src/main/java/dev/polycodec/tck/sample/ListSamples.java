package dev.polycodec.tck.sample;

import static dev.polycodec.tck.sample.SampleSet.listOf;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Containers.Tags;
import dev.polycodec.tck.model.Figures.Circle;
import dev.polycodec.tck.model.Figures.Square;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.sample.CollectionHolders.*;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lists: of every element type, of every JDK class, wrapped and immutable. */
final class ListSamples {

  private ListSamples() {}

  static void addTo(SampleSet set) {
    addElementTypes(set);
    addObjects(set);
    addClasses(set);
    addFactories(set);
    addWrappers(set);
  }

  private static void addElementTypes(SampleSet set) {
    set.core("strings", OfStringList.class, () -> listOf("a", null, "", "a"))
        .core("empty", OfStringList.class, ArrayList::new)
        .core("null", OfStringList.class, () -> null)
        .core("one null", OfStringList.class, () -> listOf((String) null))
        .core("many", OfIntegerList.class, () -> ints(1000))
        .core("integers", OfIntegerList.class, () -> listOf(1, null, -1))
        .core("longs", OfLongList.class, () -> listOf(1L, Long.MAX_VALUE, null))
        .core("shorts", OfShortList.class, () -> listOf((short) 1, (short) -1))
        .core("bytes", OfByteList.class, () -> listOf((byte) 1, (byte) -1))
        .core("characters", OfCharacterList.class, () -> listOf('a', 'ß'))
        .core("floats", OfFloatList.class, () -> listOf(1f, -0f, Float.NaN))
        .core("doubles", OfDoubleList.class, () -> listOf(1d, -0d, Double.NaN))
        .core("dates", OfDateList.class, () -> listOf(LocalDate.EPOCH, null))
        .core("uuids", OfUuidList.class, () -> listOf(new UUID(1, 2)));
  }

  private static List<Integer> ints(int count) {
    return new ArrayList<>(IntStream.range(0, count).boxed().toList());
  }

  private static void addObjects(SampleSet set) {
    set.core("enums", OfColorList.class, () -> listOf(Color.RED, null, Color.BLUE))
        .core("records", OfPointList.class, () -> listOf(new Point(1, 2), null, new Point(3, 4)))
        .core("objects", OfAddressList.class, () -> listOf(new Address("a", 1), null))
        .core("sealed", OfFigureList.class, () -> listOf(new Circle(1), new Square(1), null))
        .core("lists", OfListList.class, () -> listOf(listOf("a"), null, new ArrayList<String>()))
        .core("arrays", OfArrayList_.class, () -> listOf(new int[] {1}, null, new int[0]))
        .core("optionals", OfOptionalList.class, () -> listOf(Optional.of("a"), Optional.empty()))
        .core("maps", OfMapList.class, () -> listOf(Map.of("k", List.of(1, 2)), null));
  }

  private static void addClasses(SampleSet set) {
    List<String> source = Arrays.asList("b", "a", "c", "a");
    set.core("array list", OfStringArrayList.class, () -> new ArrayList<>(source))
        .core("linked list", OfLinkedList.class, () -> new LinkedList<>(source))
        .core("linked list as list", OfStringList.class, () -> new LinkedList<>(source))
        .core("vector", OfVector.class, () -> new Vector<>(source))
        .core("stack", OfStack.class, () -> stack("a", "b"))
        .core(
            "copy on write", OfCopyOnWriteArrayList.class, () -> new CopyOnWriteArrayList<>(source))
        .core("collection", OfCollection.class, () -> new ArrayList<>(source))
        .core("collection linked", OfCollection.class, () -> new LinkedList<>(source))
        .core("application list", OfTags.class, ListSamples::tags)
        .named("application list as list", OfStringList.class, ListSamples::tags);
  }

  private static Tags tags() {
    Tags tags = new Tags();
    tags.add("new");
    tags.add("blue");
    return tags;
  }

  private static Stack<String> stack(String... elements) {
    Stack<String> stack = new Stack<>();
    Collections.addAll(stack, elements);
    return stack;
  }

  private static void addFactories(SampleSet set) {
    set.core("of none", OfStringList.class, List::of)
        .core("of one", OfStringList.class, () -> List.of("a"))
        .core("of two", OfStringList.class, () -> List.of("a", "b"))
        .core("of three", OfStringList.class, () -> List.of("a", "b", "c"))
        .core("of points", OfPointList.class, () -> List.of(new Point(1, 2)))
        .core("copy", OfIntegerList.class, () -> List.copyOf(ints(5)))
        .core("stream", OfIntegerList.class, () -> Stream.of(1, 2, 3).toList())
        .core("stream with null", OfIntegerList.class, () -> Stream.of(1, null).toList())
        .core("as list", OfStringList.class, () -> Arrays.asList("a", null, "b"))
        .core("as list of points", OfPointList.class, () -> Arrays.asList(new Point(1, 2)))
        .core(
            "sub list of immutable",
            OfStringList.class,
            () -> List.of("a", "b", "c").subList(1, 3));
  }

  private static void addWrappers(SampleSet set) {
    set.core("empty list", OfStringList.class, Collections::emptyList)
        .core("singleton", OfStringList.class, () -> Collections.singletonList("a"))
        .core("singleton of null", OfStringList.class, () -> Collections.singletonList(null))
        .core("copies", OfStringList.class, () -> Collections.nCopies(3, "a"))
        .core("copies none", OfStringList.class, () -> Collections.nCopies(0, "a"))
        .core(
            "unmodifiable",
            OfStringList.class,
            () -> Collections.unmodifiableList(listOf("a", null)))
        .core(
            "unmodifiable linked",
            OfStringList.class,
            () -> Collections.unmodifiableList(new LinkedList<>(List.of("a"))))
        .core(
            "unmodifiable collection",
            OfCollection.class,
            () -> Collections.unmodifiableCollection(listOf("a", "b")))
        .core("synchronized", OfStringList.class, () -> Collections.synchronizedList(listOf("a")))
        .core(
            "sub list",
            OfStringList.class,
            () -> new ArrayList<>(List.of("a", "b", "c")).subList(1, 2));
  }
}
