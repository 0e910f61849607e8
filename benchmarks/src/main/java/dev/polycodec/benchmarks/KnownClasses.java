package dev.polycodec.benchmarks;

import dev.polycodec.compare.workload.Country;
import dev.polycodec.compare.workload.CssProperty;
import dev.polycodec.compare.workload.Department;
import dev.polycodec.compare.workload.Friend;
import dev.polycodec.compare.workload.Graph;
import dev.polycodec.compare.workload.Item;
import dev.polycodec.compare.workload.ItemRecord;
import dev.polycodec.compare.workload.LongRow;
import dev.polycodec.compare.workload.MessageInfo;
import dev.polycodec.compare.workload.MixedRow;
import dev.polycodec.compare.workload.Node;
import dev.polycodec.compare.workload.NodeRelease;
import dev.polycodec.compare.workload.Period;
import dev.polycodec.compare.workload.Person;
import dev.polycodec.compare.workload.Position;
import dev.polycodec.compare.workload.Session;
import dev.polycodec.compare.workload.StringRow;
import dev.polycodec.compare.workload.TimeZoneHistory;
import dev.polycodec.compare.workload.User;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;

/** The classes of the workloads, for libraries that give a number to each. */
public final class KnownClasses {

  /** The classes, always in this order. */
  public static final List<Class<?>> ALL =
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
          NodeRelease.Version.class,
          ArrayList.class,
          HashMap.class,
          LinkedHashMap.class,
          Date.class,
          BigDecimal.class,
          Instant.class,
          LocalDate.class,
          URI.class,
          byte[].class);

  private KnownClasses() {}
}
