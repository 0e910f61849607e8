package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Containers;
import dev.polycodec.tck.model.Figures;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.People;
import dev.polycodec.tck.model.Records;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/** One class for each type of maps, with a field of that type. */
@SuppressWarnings("unused") // the fields are read and written by the codecs
final class MapHolders {

  private MapHolders() {}

  static final class OfStrings {
    @Nullable Map<String, String> value;
  }

  static final class OfStringIntegers {
    @Nullable Map<String, Integer> value;
  }

  static final class OfIntegerStrings {
    @Nullable Map<Integer, String> value;
  }

  static final class OfLongStrings {
    @Nullable Map<Long, String> value;
  }

  static final class OfShortBytes {
    @Nullable Map<Short, Byte> value;
  }

  static final class OfCharacterFloats {
    @Nullable Map<Character, Float> value;
  }

  static final class OfDoubleBooleans {
    @Nullable Map<Double, Boolean> value;
  }

  static final class OfUuidStrings {
    @Nullable Map<UUID, String> value;
  }

  static final class OfDateStrings {
    @Nullable Map<LocalDate, String> value;
  }

  static final class OfColorStrings {
    @Nullable Map<Color, String> value;
  }

  static final class OfOperationIntegers {
    @Nullable Map<Operation, Integer> value;
  }

  static final class OfPointStrings {
    @Nullable Map<Records.Point, String> value;
  }

  static final class OfAddressPoints {
    @Nullable Map<People.Address, Records.Point> value;
  }

  static final class OfFigureStrings {
    @Nullable Map<Figures.Figure, String> value;
  }

  static final class OfListStrings {
    @Nullable Map<List<Integer>, String> value;
  }

  static final class OfStringLists {
    @Nullable Map<String, List<String>> value;
  }

  static final class OfStringFigures {
    @Nullable Map<String, Figures.Figure> value;
  }

  static final class OfStringSets {
    @Nullable Map<String, Set<Integer>> value;
  }

  static final class OfStringMaps {
    @Nullable Map<String, Map<Integer, Records.Point>> value;
  }

  static final class OfStringOptionals {
    @Nullable Map<String, Optional<String>> value;
  }

  static final class OfStringArrays {
    @Nullable Map<String, byte[]> value;
  }

  static final class OfHashMap {
    @Nullable HashMap<String, Integer> value;
  }

  static final class OfLinkedHashMap {
    @Nullable LinkedHashMap<String, Integer> value;
  }

  static final class OfTreeMap {
    @Nullable TreeMap<String, Integer> value;
  }

  static final class OfSortedMap {
    @Nullable SortedMap<String, Integer> value;
  }

  static final class OfNavigableMap {
    @Nullable NavigableMap<Integer, String> value;
  }

  static final class OfEnumMap {
    @Nullable EnumMap<Color, String> value;
  }

  static final class OfHashtable {
    @Nullable Hashtable<String, Integer> value;
  }

  static final class OfConcurrentMap {
    @Nullable ConcurrentMap<String, Integer> value;
  }

  static final class OfConcurrentHashMap {
    @Nullable ConcurrentHashMap<String, Integer> value;
  }

  static final class OfSkipListMap {
    @Nullable ConcurrentSkipListMap<String, Integer> value;
  }

  static final class OfIdentityHashMap {
    @Nullable IdentityHashMap<String, Integer> value;
  }

  static final class OfAttributes {
    Containers.@Nullable Attributes value;
  }

  static final class OfEntry {
    Map.@Nullable Entry<String, Integer> value;
  }
}
