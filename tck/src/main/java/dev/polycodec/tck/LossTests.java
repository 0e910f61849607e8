package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Lossy;
import dev.polycodec.tck.model.Lossy.Any;
import dev.polycodec.tck.model.Lossy.Bag;
import dev.polycodec.tck.model.Lossy.Counted;
import dev.polycodec.tck.model.Lossy.Hiding;
import dev.polycodec.tck.model.Lossy.InUse;
import dev.polycodec.tck.model.Lossy.Labelled;
import dev.polycodec.tck.model.Lossy.Level;
import dev.polycodec.tck.model.Lossy.Loud;
import dev.polycodec.tck.model.Lossy.Owner;
import dev.polycodec.tck.model.Lossy.Plain;
import dev.polycodec.tck.model.Lossy.Preset;
import dev.polycodec.tck.model.Lossy.Started;
import dev.polycodec.tck.model.Lossy.Tables;
import dev.polycodec.tck.model.Lossy.Wrapping;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.Places;
import dev.polycodec.tck.model.Singletons.Nothing;
import dev.polycodec.tck.model.Singletons.Unit;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.ModelHolders.OfObject;
import java.net.Inet6Address;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.UnknownHostException;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.DelayQueue;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What a library may bring back otherwise comes back as it was, or is refused on encode. */
abstract class LossTests extends Kit.Group {

  private void requireKept(Object value) {
    if (subject.claims(Trait.CARRIES_TYPES)) {
      requireRead(subject.wide(), value);
    }
  }

  /** Requires that what is written is read; a codec without types may make another value of it. */
  private void requireRead(Codec codec, Object value) {
    Object decoded = Trips.orRefused(codec, value);
    if (decoded != null && subject.claims(Trait.CARRIES_TYPES)) {
      requireUnchanged(value, decoded);
    }
  }

  @Test
  @DisplayName("A record is what it holds, not what its accessors return")
  void recordsAreWhatTheyHold() {
    requireKept(new Loud("ada", 1, 0.5));
    requireKept(new Loud(null, 1, 0.5));
    requireKept(new Box<>(new Loud("NONE", 1, -0.0)));
    requireKept(new Wrapping(new ArrayList<>(List.of("a"))));
  }

  @TestFactory
  @DisplayName("A record that is within what it holds is there when it is read, or is refused")
  Stream<DynamicTest> recordsWithinThemselvesAreThere() {
    Map<String, UnaryOperator<Object>> holders = new HashMap<>();
    holders.put("list", held -> new ArrayList<>(Arrays.asList("x", held)));
    holders.put("map", held -> new HashMap<>(Map.of("key", held)));
    holders.put("array", held -> new Object[] {held});
    holders.put("object", Box::new);
    holders.put("record", held -> new Owner(held, "inner"));
    return holders.entrySet().stream()
        .map(each -> dynamicTest(each.getKey(), () -> requireClosed(each.getValue())));
  }

  private void requireClosed(UnaryOperator<Object> holder) {
    List<@Nullable Object> within = new ArrayList<>();
    Owner owner = new Owner(within, "outer");
    within.add(holder.apply(owner));
    requireKept(owner);
    requireKept(new Box<>(owner));
    requireKept(new ArrayList<>(List.of(owner)));
  }

  @Test
  @DisplayName("Records that are shared, and within no other of them, are one when they are read")
  void sharedRecordsAreOne() {
    Owner shared = new Owner(new ArrayList<>(List.of("x")), "shared");
    List<Object> both = new ArrayList<>(List.of(shared, new Owner(shared, "outer"), shared));
    requireKept(both);
    requireKept(new Owner(both, "outermost"));
  }

  @Test
  @DisplayName(
      "What the constructor of a container puts in is there once, and not if it was removed")
  void containersThatFillThemselvesAreWhatTheyWere() {
    Started started = new Started();
    started.add("b");
    requireKept(started);
    requireKept(new Box<>(emptied(new Started())));
    Preset preset = new Preset();
    preset.clear();
    requireKept(preset);
    requireKept(Lossy.braced());
    requireKept(emptied(Lossy.braced()));
  }

  private static Collection<String> emptied(Collection<String> filled) {
    filled.clear();
    return filled;
  }

  @Test
  @DisplayName("What a list has in a transient field comes back, or the list is refused")
  void transientContentIsNotLost() {
    for (Hiding hiding : Lossy.hiding()) {
      hiding.add("q");
      requireKept(hiding);
      requireKept(new Box<>(hiding));
    }
  }

  @Test
  @DisplayName("A date that two objects share is one when they are read, and a calendar its class")
  void datesAreSharedAndOfTheirClass() {
    for (Date date : List.of(new Date(3), new Timestamp(4), new java.sql.Date(5), new Time(6))) {
      requireKept(new ArrayList<>(List.of(date, date)));
      requireKept(new ArrayList<>(List.of(new Box<>(date), new Box<>(date))));
    }
    Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
    requireKept(new ArrayList<>(List.of(calendar, calendar)));
    requireKept(new Box<>(new Labelled("label")));
  }

  @Test
  @DisplayName("A time zone and a calendar of another kind come back, or are refused")
  void otherZonesAndCalendarsAreNotLost() {
    TimeZone moved = TimeZone.getTimeZone("Europe/Berlin");
    moved.setRawOffset(7_200_000);
    TimeZone named = TimeZone.getTimeZone("Europe/Berlin");
    named.setID("Office");
    TimeZone utc = TimeZone.getTimeZone("UTC");
    Calendar japanese = Calendar.getInstance(utc, Locale.forLanguageTag("ja-JP-u-ca-japanese"));
    Calendar buddhist = Calendar.getInstance(utc, Locale.forLanguageTag("th-TH-u-ca-buddhist"));
    for (Object value : List.of(moved, named, japanese, buddhist)) {
      requireKept(new Box<>(value));
      requireKept(new ArrayList<>(List.of(value, value)));
    }
  }

  @Test
  @DisplayName("A set that is the keys of a map in use comes back where that is declared")
  void declaredKeysOfAMapInUseAreKept() {
    InUse keys = new InUse();
    keys.keys.add("a");
    requireKept(keys);
    requireKept(new Box<>(new DelayQueue<>()));
  }

  @Test
  @DisplayName("A constant is read where it is written, whether its enum is allowed or not")
  void constantsAreReadWhereTheyAreWritten() {
    for (Enum<?> constant : List.<Enum<?>>of(Color.RED, Operation.PLUS)) {
      String name = constant.getDeclaringClass().getName();
      for (CodecBuilder builder : List.of(subject.builder(), subject.builder().allow(name))) {
        try (Codec codec = builder.build()) {
          requireRead(codec, ModelHolders.held(constant));
        }
      }
    }
  }

  @Test
  @DisplayName("A map or set behind a wrapper keeps its order, or is refused")
  void theOrderBehindWrappersIsNotLost() {
    Map<String, Integer> map = new LinkedHashMap<>();
    List.of("zz", "b", "a").forEach(each -> map.put(each, map.size()));
    Set<String> down = new TreeSet<>(Comparator.reverseOrder());
    down.addAll(map.keySet());
    for (UnaryOperator<Map<String, Integer>> wrapper :
        List.<UnaryOperator<Map<String, Integer>>>of(
            Collections::unmodifiableMap, Collections::synchronizedMap)) {
      Plain plain = new Plain();
      plain.map = wrapper.apply(map);
      requireSameOrder(plain);
    }
    for (Set<String> set :
        List.of(
            map.keySet(),
            Collections.unmodifiableSet(map.keySet()),
            Collections.synchronizedSet(down))) {
      Plain plain = new Plain();
      plain.set = set;
      requireSameOrder(plain);
    }
  }

  private void requireSameOrder(Plain plain) {
    Plain read = through(plain);
    if (read != null) {
      assertThat(String.valueOf(read.map)).isEqualTo(String.valueOf(plain.map));
      assertThat(String.valueOf(read.set)).isEqualTo(String.valueOf(plain.set));
    }
  }

  /** Returns what is read, or null if it is refused. */
  private <T> @Nullable T through(T value) {
    return Trips.orRefused(subject.wide(), value);
  }

  @Test
  @DisplayName("A map by identity is one where a map is declared, or is refused")
  void mapsByIdentityAreNotLost() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    Plain plain = new Plain();
    plain.map = new IdentityHashMap<>(Map.of("a", 1));
    plain.map.put(new String("a"), 2);
    Plain read = through(plain);
    if (read != null) {
      assertThat(Objects.requireNonNull(read.map).values()).containsExactlyInAnyOrder(1, 2);
    }
  }

  @Test
  @DisplayName("A constant of before enums is the same, and so is what a constructor sets")
  void constantsAndInitialValuesAreKept() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    Plain plain = new Plain();
    plain.level = Level.HIGH;
    Plain read = through(plain);
    if (read != null) {
      assertThat(read.level).isSameAs(Level.HIGH);
    }
    requireKept(new Counted());
    requireKept(new Any(1, new Owner(null, "a"), new Owner(null, "b")));
  }

  @Test
  @DisplayName("An object without fields that equals no other is refused, or is the same")
  void constantsWithoutFieldsAreKept() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    Box<?> read = through(new Box<>(Nothing.NOTHING));
    if (read != null) {
      assertThat(read.content()).isEqualTo(Nothing.NOTHING);
    }
    requireKept(new Box<>(new Unit()));
  }

  @Test
  @DisplayName("A hash table that finds no key in another JVM is refused where it is fields")
  void tablesOfOneJvmAreRefused() {
    if (subject.claims(Trait.CARRIES_TYPES)) {
      assertThat(through(new Box<>(new Places<>(List.of("one", Color.RED))))).isNull();
    }
  }

  @Test
  @DisplayName("A list of an array that two objects share is one when it is read, or is refused")
  void listsOfArraysAreShared() {
    List<String> list = Arrays.asList("a", "b");
    requireKept(new ArrayList<>(List.of(list, new Box<>(list), list)));
  }

  @Test
  @DisplayName("A collection of others keeps its comparator, or is refused")
  void comparatorsAreKept() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    Bag bag = new Bag(Comparator.reverseOrder());
    bag.addAll(List.of("a", "c", "b"));
    Box<?> read = through(new Box<>(bag));
    if (read != null) {
      assertThat(read.content()).hasToString("[c, b, a]");
    }
  }

  @Test
  @DisplayName("An address that is looked up is no key when it is written, either")
  void addressesAreNoKeys() throws MalformedURLException {
    if (subject.claims(Trait.CARRIES_TYPES)) {
      URL address = new URL("http://localhost/x");
      requireKept(new Box<>(new HashMap<>(Map.of(address, 1))));
    }
  }

  @Test
  @DisplayName("An encode that is refused leaves a calendar as it was")
  void refusedCalendarsStayAsTheyWere() {
    TimeZone zone = TimeZone.getTimeZone("America/New_York");
    Calendar calendar = new GregorianCalendar(zone, Locale.ROOT);
    Calendar before = (Calendar) calendar.clone();
    for (int depth = 1; depth < 6; depth++) {
      Limits tight = Limits.defaults().withMaxDepth(depth);
      try (Codec codec = subject.builder().allow(Subject.OPEN).limits(tight).build()) {
        codec.encode(new ArrayList<>(List.of(calendar)));
      } catch (CodecException e) {
        assertThat(e).isNotInstanceOf(DecodeException.class);
      }
      assertThat(calendar).isEqualTo(before);
    }
  }

  @Test
  @DisplayName("An immutable list that holds null comes back, or is refused")
  void nullsInImmutableListsAreNotLost() {
    for (List<?> list : List.of(Arrays.asList("a", null), Collections.singletonList(null))) {
      requireKept(new Box<>(list.stream().toList()));
      requireKept(new ArrayList<>(List.of(list.stream().toList())));
    }
  }

  @Test
  @DisplayName("The keys of a map in use are a set when they are read, or are refused")
  void keysOfAMapInUseAreKept() {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1, "b", 2));
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    Box<?> decoded = through(new Box<>(map.keySet()));
    if (decoded != null) {
      assertThat(decoded.content()).isEqualTo(Set.of("a", "b"));
    }
  }

  @Test
  @DisplayName("An address keeps the scope without which it leads nowhere, or is refused")
  void scopesOfAddressesAreKept() throws UnknownHostException {
    byte[] local = {(byte) 0xfe, (byte) 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    OfObject decoded = through(ModelHolders.held(Inet6Address.getByAddress("host", local, 3)));
    if (decoded != null && ModelHolders.content(decoded) instanceof Inet6Address address) {
      assertThat(address.getScopeId()).isEqualTo(3);
    }
  }

  @Test
  @DisplayName("A map may have null for null, whatever its types are declared to be")
  void nullForNullComesBack() {
    Tables tables = new Tables();
    tables.texts.put("a", "b");
    tables.texts.put(null, null);
    tables.numbers.put(null, null);
    Map<@Nullable Object, @Nullable String> map = new HashMap<>();
    map.put(null, null);
    tables.lists.add(map);
    requireKept(map);
    requireKept(new Box<>(map));
    requireKept(tables);
  }
}
