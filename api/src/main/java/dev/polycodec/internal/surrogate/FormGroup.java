package dev.polycodec.internal.surrogate;

/**
 * Rows of the table that are made when the first of their classes is asked for: each links two
 * lambdas or three, which a first message would pay for.
 */
enum FormGroup {
  TIME("java.time."),
  CALENDAR_DATES("java.time.chrono."),
  CHRONOLOGY("java.time.chrono.", "java.time.Clock", "java.time.temporal.", "java.time.zone."),
  VALUES(
      "java.lang.StringBu",
      "java.math.MathContext",
      "java.net.URI",
      "java.util.BitSet",
      "java.util.Currency",
      "java.util.GregorianCalendar",
      "java.util.Locale",
      "java.util.TimeZone",
      "java.util.UUID",
      "java.util.regex.",
      "sun.util.calendar."),
  ZONES("java.util.SimpleTimeZone"),
  HOLDERS(
      "java.util.AbstractMap$",
      "java.util.Collections$UnmodifiableMap$",
      "java.util.EnumMap$",
      "java.util.HashMap$",
      "java.util.KeyValueHolder",
      "java.util.LinkedHashMap$",
      "java.util.Map.",
      "java.util.Optional",
      "java.util.TreeMap$",
      "java.util.concurrent.ConcurrentHashMap$",
      "java.util.concurrent.atomic.",
      "java.util.concurrent.locks.",
      "jdk.internal.util.NullableKeyValueHolder"),
  ENUMS(
      "java.util.EnumMap",
      "java.util.EnumSet",
      "java.util.JumboEnumSet",
      "java.util.RegularEnumSet"),
  COMPARATORS(
      "java.lang.String.",
      "java.lang.String$",
      "java.util.Collections$Reverse",
      "java.util.Collections.reverse",
      "java.util.Comparator"),
  SORTED(
      "java.util.PriorityQueue",
      "java.util.TreeMap",
      "java.util.TreeSet",
      "java.util.concurrent.ConcurrentSkipList",
      "java.util.concurrent.PriorityBlockingQueue"),
  QUEUES(
      "java.util.Collections$AsLIFO",
      "java.util.Collections$SetFromMap",
      "java.util.Collections.asLifo",
      "java.util.Collections.newSetFromMap",
      "java.util.IdentityHashMap",
      "java.util.Properties",
      "java.util.concurrent.ArrayBlockingQueue",
      "java.util.concurrent.ConcurrentHashMap$KeySetView",
      "java.util.concurrent.ConcurrentHashMap.",
      "java.util.concurrent.LinkedBlocking"),
  IMMUTABLE(
      "java.util.Arrays",
      "java.util.Collections$Copies",
      "java.util.Collections$Empty",
      "java.util.Collections$Singleton",
      "java.util.Collections$UnmodifiableNavigable",
      "java.util.Collections.empty",
      "java.util.Collections.nCopies",
      "java.util.Collections.singleton",
      "java.util.ImmutableCollections$",
      "java.util.List.of",
      "java.util.Map.of",
      "java.util.Set.of"),
  WRAPPERS(
      "java.util.Collections$Checked",
      "java.util.Collections$Synchronized",
      "java.util.Collections$Unmodifiable",
      "java.util.Collections.checked",
      "java.util.Collections.synchronized",
      "java.util.Collections.unmodifiable"),
  SEQUENCED(
      "java.util.Collections$Sequenced",
      "java.util.Collections$UnmodifiableSequenced",
      "java.util.Collections.newSequenced",
      "java.util.Collections.unmodifiableSequenced"),
  VIEWS(
      "java.util.AbstractList$",
      "java.util.AbstractMap$",
      "java.util.ArrayList$",
      "java.util.Collections$UnmodifiableMap$",
      "java.util.Deque.",
      "java.util.EnumMap$",
      "java.util.HashMap$",
      "java.util.IdentityHashMap$",
      "java.util.LinkedHashMap$",
      "java.util.LinkedHashMap.",
      "java.util.LinkedHashSet$",
      "java.util.LinkedList$",
      "java.util.LinkedList.",
      "java.util.List.",
      "java.util.Map.",
      "java.util.NavigableMap.",
      "java.util.ReverseOrder",
      "java.util.SequencedMap$",
      "java.util.TreeMap$",
      "java.util.WeakHashMap$",
      "java.util.concurrent.ConcurrentHashMap$",
      "java.util.concurrent.ConcurrentNavigableMap.",
      "java.util.concurrent.ConcurrentSkipListMap$",
      "java.util.concurrent.CopyOnWriteArrayList$",
      "java.util.stream.Collectors$"),
  CLASS("java.lang.Class"),
  NAMES("java.io.File", "java.net.", "java.nio."),
  SQL("java.sql."),
  XML("javax.xml.");

  private final String[] beginnings;

  /** Takes how the names of its classes begin, and what messages call them. */
  FormGroup(String... beginnings) {
    this.beginnings = beginnings;
  }

  /** Says whether a name begins like those of the group. */
  boolean mayHave(String name) {
    for (String beginning : beginnings) {
      if (name.startsWith(beginning)) {
        return true;
      }
    }
    return false;
  }

  /** Makes the rows, once for each table. */
  void addTo(FormTable table) {
    if (!table.groups.contains(this)) {
      Headroom.require();
      synchronized (table) {
        if (!table.groups.contains(this)) { // for a surrogate is one object
          makeRows(table);
          table.groups.add(this);
        }
      }
    }
  }

  private void makeRows(FormTable table) {
    switch (this) {
      case TIME -> TimeForms.addTo(table);
      case CALENDAR_DATES -> TimeForms.addCalendars(table);
      case CHRONOLOGY -> ChronologyForms.addTo(table);
      case VALUES -> ValueForms.addTo(table);
      case ZONES -> ZoneForms.addTo(table);
      case HOLDERS -> HolderForms.addTo(table);
      case ENUMS -> EnumForms.addTo(table);
      case COMPARATORS -> ComparatorForms.addTo(table);
      case SORTED -> SortedForms.addTo(table);
      case QUEUES -> QueueForms.addTo(table);
      case IMMUTABLE -> ImmutableForms.addTo(table);
      case WRAPPERS -> WrapperForms.addTo(table);
      case SEQUENCED -> SequencedForms.addTo(table);
      case VIEWS -> ViewForms.addTo(table);
      case CLASS -> ClassForm.addTo(table);
      case NAMES -> NameForms.addTo(table);
      case SQL -> {
        if (ModuleLayer.boot().findModule("java.sql").isPresent()) {
          SqlForms.addTo(table);
        }
      }
      case XML -> {
        if (ModuleLayer.boot().findModule("java.xml").isPresent()) {
          XmlForms.addTo(table);
        }
      }
    }
  }
}
