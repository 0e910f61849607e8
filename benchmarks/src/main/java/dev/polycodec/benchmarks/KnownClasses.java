package dev.polycodec.benchmarks;

import dev.polycodec.compare.workload.Workloads;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;

/** The classes of the workloads, for libraries that give a number to each. */
public final class KnownClasses {

  private static final List<Class<?>> JDK =
      List.of(
          ArrayList.class,
          HashMap.class,
          LinkedHashMap.class,
          Date.class,
          BigDecimal.class,
          Instant.class,
          LocalDate.class,
          URI.class,
          byte[].class);

  /** The classes, always in this order. */
  public static final List<Class<?>> ALL =
      Stream.concat(Workloads.classes().stream(), JDK.stream()).toList();

  private KnownClasses() {}
}
