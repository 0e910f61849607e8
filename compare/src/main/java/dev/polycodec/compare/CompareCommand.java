package dev.polycodec.compare;

import dev.polycodec.compare.Harness.Room;
import dev.polycodec.compare.Progress.Style;
import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.compare.Report.Environment;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares all codecs on the same data through the same code. */
@Command(
    name = "compare",
    description =
        "Round-trips data through every codec on the class path, checks that each value comes back"
            + " equal, and compares time and size.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:Every value came back equal, or was refused.",
      "1:A codec failed or returned another value, all were refused, or nothing can be written.",
      "2:The invocation is wrong.",
      "3:The data or its class cannot be used."
    })
final class CompareCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--codec",
      split = ",",
      paramLabel = "NAME",
      description = "The codecs to compare; default: all.")
  private List<String> codecs = new ArrayList<>();

  @Option(
      names = "--data-set",
      split = ",",
      paramLabel = "NAME",
      description = "The data sets to compare on; default: all, or those of --data.")
  private List<String> dataSets = new ArrayList<>();

  @Option(
      names = "--quick",
      description = "Compare on three data sets, which takes about three minutes.")
  private boolean quick;

  @Option(
      names = "--table",
      split = ",",
      paramLabel = "NAME",
      completionCandidates = TableNames.class,
      description =
          "Reproduce published tables with the systems that they name: ${COMPLETION-CANDIDATES}.")
  private List<String> tables = new ArrayList<>();

  @Option(
      names = "--millis",
      paramLabel = "N",
      defaultValue = "600",
      description =
          "Measure each codec on each data set for about N ms; default: ${DEFAULT-VALUE}.")
  private int millis;

  @Option(
      names = "--warm-up",
      paramLabel = "MS",
      defaultValue = "10000",
      description =
          "How long each codec warms up at most: until its compilers are quiet; default:"
              + " ${DEFAULT-VALUE} ms.")
  private int warmUpMillis;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "One of ${COMPLETION-CANDIDATES}; default: table.")
  private Format format = Format.TABLE;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write to this file, when all is done, instead of the standard output.")
  private @Nullable Path output;

  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Also write a page with charts into this directory: DIR/index.html.")
  private @Nullable Path reportDirectory;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Also draw the bars of one data set, user or the first, for a document.")
  private @Nullable Path svg;

  @Option(
      names = "--progress",
      paramLabel = "STYLE",
      defaultValue = "${env:POLYCODEC_PROGRESS:-lines}",
      description = "One of ${COMPLETION-CANDIDATES}; default: bar on a terminal, else lines.")
  private Style progress = Style.LINES;

  @Mixin private DataOptions data = new DataOptions();

  @Override
  public Integer call() {
    checkOptions();
    List<PublishedTable> published = tables.stream().distinct().map(PublishedTable::of).toList();
    Discovery discovery = published.isEmpty() ? Discovery.run() : Discovery.withTables();
    PrintWriter err = spec.commandLine().getErr();
    discovery.problems().forEach(err::println);
    List<CodecInfo> selected = select(discovery);
    AtomicFile file = output == null ? null : new AtomicFile(output);
    AtomicFile chart = svg == null ? null : new AtomicFile(svg);
    ReportPage page = reportDirectory == null ? null : new ReportPage(reportDirectory);
    Report report =
        published.isEmpty()
            ? compare(selected, data.userData())
            : compare(Leg.of(published, discovery), 0);
    if (report.isEmpty()) {
      throw new Failure("Nothing came back: " + report.firstMessage());
    }
    String text =
        published.isEmpty()
            ? format.render(report)
            : PublishedOutput.render(format, published, report);
    if (file == null) {
      spec.commandLine().getOut().print(text);
      spec.commandLine().getOut().flush();
    } else {
      file.write(text);
    }
    if (chart != null) {
      chart.write(BarChart.render(report));
    }
    if (page != null) {
      err.println("The report is " + page.write(report));
    }
    return verdict(report, err);
  }

  private void checkOptions() {
    data.check();
    if (millis < 1 || warmUpMillis < 1) {
      throw Failure.ofUsage("--millis and --warm-up are at least 1");
    }
    if (!tables.isEmpty() && choosesMore()) {
      throw Failure.ofUsage(
          "--table has its own codecs and data: leave out --codec, --data-set, --quick and --data");
    }
  }

  private boolean choosesMore() {
    return quick || data.data != null || !codecs.isEmpty() || !dataSets.isEmpty();
  }

  private List<CodecInfo> select(Discovery discovery) {
    if (discovery.codecs().isEmpty()) {
      throw new Failure("There is no codec on the class path");
    }
    return discovery.select(List.copyOf(new LinkedHashSet<>(codecs)));
  }

  private Report compare(List<CodecInfo> selected, UserData userData) {
    List<String> names = data.data != null || !dataSets.isEmpty() ? dataSets : defaultNames();
    Leg.of(null, names, selected); // refuses unknown names before data is read
    long begin = Stopwatch.now();
    Workload own = userData.load();
    long readMillis = own == null ? 0 : (Stopwatch.now() - begin) / 1_000_000;
    List<Leg> legs = Leg.of(own, names, selected);
    Leg.leftOut(legs, selected).ifPresent(spec.commandLine().getErr()::println);
    return compare(legs, readMillis);
  }

  private Report compare(List<Leg> legs, long readMillis) {
    int steps = legs.stream().mapToInt(Leg::steps).sum();
    List<DataSet> results = new ArrayList<>();
    Room room = Room.here();
    try (Progress told =
        progress.start("compare", legs.size(), steps, spec.commandLine().getErr())) {
      int rows = legs.stream().mapToInt(leg -> leg.codecs().size()).sum();
      long codecs = legs.stream().flatMap(leg -> leg.codecs().stream()).distinct().count();
      long estimate = Estimate.millis(rows, room.warmingUp(), readMillis, millis);
      told.say(
          "%d codecs, %d data sets: about %s"
              .formatted(codecs, legs.size(), Estimate.words(estimate)));
      Pace pace = Pace.of(warmUpMillis, millis);
      for (Leg leg : legs) {
        Harness harness =
            new Harness(leg.codecs(), codec -> ForkedLane.start(codec, data), pace, room, told);
        results.add(harness.run(leg.subject().get()));
      }
    }
    String arguments = String.join(" ", spec.commandLine().getParseResult().originalArgs());
    return new Report("./polycodec " + arguments, Environment.current(), results);
  }

  private List<String> defaultNames() {
    return quick ? Workloads.quickNames() : Workloads.names();
  }

  /** Says what is wrong with codecs, a line for each of them and each data set. */
  private static int verdict(Report report, PrintWriter err) {
    List<String> defects = report.defects();
    defects.forEach(defect -> err.println("polycodec compare: " + defect));
    return defects.isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  /** The names that {@code --table} takes. */
  private static final class TableNames extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    TableNames() {
      super(PublishedTable.names());
    }
  }
}
