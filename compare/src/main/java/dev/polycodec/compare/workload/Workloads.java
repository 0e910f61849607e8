package dev.polycodec.compare.workload;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The catalogue of workloads; each is made anew when asked for, and always equal. */
public final class Workloads {

  private static final Map<String, Supplier<Workload>> CATALOGUE = catalogue();

  /** Real records, one object graph, and many objects of texts and numbers. */
  private static final List<String> QUICK = List.of("css", "user", "medium");

  private static final List<Class<?>> CLASSES =
      List.of(
          User.class,
          Department.class,
          Position.class,
          Person.class,
          Person.EyeColor.class,
          Friend.class,
          Item.class,
          ItemRecord.class,
          MessageInfo.class,
          Session.class,
          Graph.class,
          Node.class,
          LongRow.class,
          MixedRow.class,
          StringRow.class,
          Country.class,
          TimeZoneHistory.class,
          Period.class,
          CssProperty.class,
          CssProperty.Status.class,
          NodeRelease.class,
          NodeRelease.Version.class);

  private Workloads() {}

  /** Returns the names of all workloads: the real data sets first. */
  public static List<String> names() {
    return List.copyOf(CATALOGUE.keySet());
  }

  /** Returns the names of the workloads that take little time. */
  public static List<String> quickNames() {
    return QUICK;
  }

  /** Returns all classes of the objects, but those of the JDK; always in this order. */
  public static List<Class<?>> classes() {
    return CLASSES;
  }

  /**
   * Makes the workload of a name.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static Workload load(String name) {
    Supplier<Workload> workload = CATALOGUE.get(name);
    if (workload == null) {
      throw new IllegalArgumentException(
          "There is no data set '" + name + "'; there are " + String.join(", ", names()));
    }
    return workload.get();
  }

  private static Map<String, Supplier<Workload>> catalogue() {
    Map<String, Supplier<Workload>> all = new LinkedHashMap<>();
    all.put("css", CssData::load);
    all.put("timezones", TimeZoneData::load);
    all.put("node-releases", NodeReleaseData::load);
    all.put("message", Messages::message);
    all.put("user", Users::user);
    all.put("small", Items::small);
    all.put("small-records", Items::records);
    all.put("medium", People::medium);
    all.put("large", People::large);
    all.put("mixed", Rows::mixed);
    all.put("longs", Rows::longs);
    all.put("strings", Rows::strings);
    for (int bytes : new int[] {0, 100, 1_000, 10_000, 100_000, 1_000_000}) {
      all.put("session-" + bytes, () -> Sessions.session(bytes));
    }
    all.put("graph", Graphs::graph);
    return all;
  }
}
