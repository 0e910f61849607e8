package dev.polycodec.spark;

import dev.polycodec.cli.ConvertOptions;
import dev.polycodec.cli.Counts;
import dev.polycodec.compare.ErrorLines;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Converts stored values as {@code ./polycodec convert} does, file by file on the executors of
 * Spark. A task that is lost is run again, and so may the job be: what has the new form is kept.
 */
@Command(
    name = "ConvertJob",
    description =
        "Converts files of stored values, which all executors see under the same names. Without"
            + " --write it only says what it would do.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class ConvertJob implements Callable<Integer> {

  private static final int INCOMPLETE = 3;
  private static final int TOLD = 20;

  /** So that each task builds its codecs for more than a few values. */
  private static final int TASKS_OF_A_CORE = 32;

  private final Supplier<JavaSparkContext> spark;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ConvertOptions options = new ConvertOptions();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Files that are a message each, or with --lines one a line; and directories.")
  private List<Path> files = new ArrayList<>();

  /** What became of some files, and what was said of it. */
  record Part(Counts counts, String told) implements Serializable {}

  private ConvertJob(Supplier<JavaSparkContext> spark) {
    this.spark = spark;
  }

  /** Runs the job in the context that {@code spark-submit} configures. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, Charset.defaultCharset());
    int code =
        run(
            JavaSparkContext::new,
            out,
            new PrintWriter(System.err, true, Charset.defaultCharset()),
            args);
    if (code != 0) {
      System.exit(code);
    }
  }

  /**
   * Runs the job.
   *
   * @param spark returns a context, which is closed afterwards
   * @return 0 if all values have the new form, or would have it; 3 if some have not; 1 or 2 if the
   *     job failed or its arguments are wrong
   */
  public static int run(
      Supplier<JavaSparkContext> spark, PrintWriter out, PrintWriter err, String... args) {
    return ErrorLines.run(new ConvertJob(spark), out, err, args);
  }

  @Override
  public Integer call() throws IOException {
    options.requireRecognizable("add --envelope");
    List<String> names =
        ConvertOptions.files(files).stream().map(file -> file.toAbsolutePath().toString()).toList();
    Counts counts = Counts.NONE;
    long lines = 0;
    for (Part part : convert(names)) {
      counts = counts.plus(part.counts());
      List<String> told = part.told().lines().toList();
      told.stream().limit(Math.max(0, TOLD - lines)).forEach(spec.commandLine().getErr()::println);
      lines += told.size();
    }
    spec.commandLine().getOut().println(options.summary(counts));
    return counts.isComplete() ? 0 : INCOMPLETE;
  }

  private List<Part> convert(List<String> names) {
    ConvertOptions how = options; // a task must not take this command along
    try (JavaSparkContext context = spark.get()) {
      int most = TASKS_OF_A_CORE * context.defaultParallelism();
      int tasks = Math.max(1, Math.min(names.size(), most));
      return context.parallelize(names, tasks).mapPartitions(some -> convert(how, some)).collect();
    }
  }

  private static Iterator<Part> convert(ConvertOptions how, Iterator<String> names)
      throws IOException {
    List<Path> some = new ArrayList<>();
    names.forEachRemaining(name -> some.add(Path.of(name)));
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    StringWriter told = new StringWriter();
    Counts counts = how.convert(some, loader, new PrintWriter(told, true));
    return List.of(new Part(counts, told.toString())).iterator();
  }
}
