package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Containers;
import dev.polycodec.tck.model.Figures;
import dev.polycodec.tck.model.People;
import dev.polycodec.tck.model.Records;
import dev.polycodec.tck.model.Seat;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;

/** One class for each type of lists, sets and queues, with a field of that type. */
@SuppressWarnings("unused") // the fields are read and written by the codecs
final class CollectionHolders {

  private CollectionHolders() {}

  static final class OfStringList {
    @Nullable List<String> value;
  }

  static final class OfIntegerList {
    @Nullable List<Integer> value;
  }

  static final class OfLongList {
    @Nullable List<Long> value;
  }

  static final class OfShortList {
    @Nullable List<Short> value;
  }

  static final class OfByteList {
    @Nullable List<Byte> value;
  }

  static final class OfCharacterList {
    @Nullable List<Character> value;
  }

  static final class OfFloatList {
    @Nullable List<Float> value;
  }

  static final class OfDoubleList {
    @Nullable List<Double> value;
  }

  static final class OfDateList {
    @Nullable List<LocalDate> value;
  }

  static final class OfUuidList {
    @Nullable List<UUID> value;
  }

  static final class OfColorList {
    @Nullable List<Color> value;
  }

  static final class OfPointList {
    @Nullable List<Records.Point> value;
  }

  static final class OfAddressList {
    @Nullable List<People.Address> value;
  }

  static final class OfFigureList {
    @Nullable List<Figures.Figure> value;
  }

  static final class OfListList {
    @Nullable List<List<String>> value;
  }

  static final class OfArrayList_ {
    @Nullable List<int[]> value;
  }

  static final class OfOptionalList {
    @Nullable List<Optional<String>> value;
  }

  static final class OfMapList {
    @Nullable List<Map<String, List<Integer>>> value;
  }

  static final class OfStringArrayList {
    @Nullable ArrayList<String> value;
  }

  static final class OfLinkedList {
    @Nullable LinkedList<String> value;
  }

  static final class OfVector {
    @Nullable Vector<String> value;
  }

  static final class OfStack {
    @Nullable Stack<String> value;
  }

  static final class OfCollection {
    @Nullable Collection<String> value;
  }

  static final class OfStringSet {
    @Nullable Set<String> value;
  }

  static final class OfIntegerSet {
    @Nullable Set<Integer> value;
  }

  static final class OfLongSet {
    @Nullable Set<Long> value;
  }

  static final class OfPointSet {
    @Nullable Set<Records.Point> value;
  }

  static final class OfListSet {
    @Nullable Set<List<Integer>> value;
  }

  static final class OfHashSet {
    @Nullable HashSet<String> value;
  }

  static final class OfLinkedHashSet {
    @Nullable LinkedHashSet<String> value;
  }

  static final class OfSortedSet {
    @Nullable SortedSet<String> value;
  }

  static final class OfNavigableSet {
    @Nullable NavigableSet<Integer> value;
  }

  static final class OfTreeSet {
    @Nullable TreeSet<String> value;
  }

  static final class OfColorSet {
    @Nullable Set<Color> value;
  }

  static final class OfEnumSet {
    @Nullable EnumSet<Color> value;
  }

  static final class OfSeatSet {
    @Nullable EnumSet<Seat> value;
  }

  static final class OfQueue {
    @Nullable Queue<String> value;
  }

  static final class OfDeque {
    @Nullable Deque<Integer> value;
  }

  static final class OfArrayDeque {
    @Nullable ArrayDeque<String> value;
  }

  static final class OfPriorityQueue {
    @Nullable PriorityQueue<Integer> value;
  }

  static final class OfConcurrentLinkedDeque {
    @Nullable ConcurrentLinkedDeque<String> value;
  }

  static final class OfConcurrentLinkedQueue {
    @Nullable ConcurrentLinkedQueue<String> value;
  }

  static final class OfConcurrentSkipListSet {
    @Nullable ConcurrentSkipListSet<String> value;
  }

  static final class OfCopyOnWriteArrayList {
    @Nullable CopyOnWriteArrayList<String> value;
  }

  static final class OfCopyOnWriteArraySet {
    @Nullable CopyOnWriteArraySet<String> value;
  }

  static final class OfLinkedBlockingDeque {
    @Nullable LinkedBlockingDeque<String> value;
  }

  static final class OfLinkedBlockingQueue {
    @Nullable LinkedBlockingQueue<String> value;
  }

  static final class OfArrayBlockingQueue {
    @Nullable ArrayBlockingQueue<String> value;
  }

  static final class OfPriorityBlockingQueue {
    @Nullable PriorityBlockingQueue<String> value;
  }

  static final class OfTags {
    Containers.@Nullable Tags value;
  }
}
