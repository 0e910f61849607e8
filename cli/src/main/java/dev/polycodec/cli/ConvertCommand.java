package dev.polycodec.cli;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.compare.Failure;
import dev.polycodec.compare.Progress;
import dev.polycodec.compare.Progress.Style;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Converts stored values from one codec, mode or envelope to another. */
@Command(
    name = "convert",
    description =
        "Converts stored values to another codec, mode or envelope. Without --write it only says"
            + " what it would do. A run that was stopped is started again: what is done is kept.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:All values have the new form, or would have it.",
      "1:There is nothing to read, or nothing can be written.",
      "2:The invocation is wrong.",
      "3:Some values could not be converted, and are what they were."
    })
final class ConvertCommand implements Callable<Integer> {

  private static final int INCOMPLETE = 3;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "Files that are a message each, and directories of such.")
  private List<Path> files = new ArrayList<>();

  @Option(names = "--lines", description = "The files hold a message in Base64 on each line.")
  private boolean lines;

  @Option(
      names = "--redis",
      paramLabel = "URI",
      description = "A Redis instead of files: redis://host:port/db")
  private @Nullable String redis;

  @Option(
      names = "--match",
      paramLabel = "PATTERN",
      defaultValue = "*",
      description = "The keys to convert, as SCAN has it; default: all.")
  private String match = "*";

  @Option(
      names = "--from",
      required = true,
      split = ",",
      paramLabel = "CODEC",
      description = "The codecs that wrote the values, with or without envelopes.")
  private List<String> from = new ArrayList<>();

  @Option(names = "--to", required = true, paramLabel = "CODEC", description = "The new codec.")
  private String to = "";

  @Option(
      names = "--mode",
      defaultValue = "strict",
      description = "The new mode: ${COMPLETION-CANDIDATES}; default: ${DEFAULT-VALUE}.")
  private Evolution mode = Evolution.STRICT;

  @Option(names = "--envelope", description = "Put an envelope around the values.")
  private boolean envelope;

  @Option(names = "--checksum", description = "With a checksum; implies --envelope.")
  private boolean checksum;

  @Option(
      names = "--deflate",
      paramLabel = "BYTES",
      description = "Compressed, from so many bytes on; implies --envelope.")
  private int deflate = -1;

  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      description = "The jars and directories with the classes of the application.")
  private @Nullable String classPath;

  @Option(
      names = "--allow",
      split = ",",
      paramLabel = "PATTERN",
      description = "The classes that values may have, as com.acme.*")
  private List<String> allow = new ArrayList<>();

  @Option(
      names = "--type",
      paramLabel = "CLASS",
      defaultValue = "java.lang.Object",
      description = "The declared class of the values; default: ${DEFAULT-VALUE}.")
  private String type = "java.lang.Object";

  @Option(
      names = "--trusted-input",
      description =
          "The values come from nobody who would do harm, as fst-plain and the like need it.")
  private boolean trusted;

  @Option(names = "--write", description = "Write the new values in the place of the old ones.")
  private boolean write;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description =
          "Notes what is done, where the new form cannot be told from the old one by its bytes.")
  private @Nullable Path journal;

  @Option(
      names = "--progress",
      paramLabel = "STYLE",
      defaultValue = "${env:POLYCODEC_PROGRESS:-lines}",
      description = "One of ${COMPLETION-CANDIDATES}; default: bar on a terminal, else lines.")
  private Style progress = Style.LINES;

  @Override
  public Integer call() throws IOException {
    Target target = new Target(to, mode, envelope || checksum || deflate >= 0, checksum, deflate);
    if (write && journal == null && !target.isRecognizable()) {
      throw wrong(
          "values of '"
              + to
              + "' do not tell that they are converted: add --journal FILE, or"
              + " --envelope");
    }
    ClassLoader loader = loader();
    PrintWriter err = spec.commandLine().getErr();
    try (Codec reader = reader(loader);
        Codec writer = writer(loader);
        Store store = store();
        Progress told = progress.start("convert", 1, store.size(), err)) {
      Journal done = write ? Journal.open(journal) : null;
      Conversion conversion = new Conversion(target, reader, writer, load(loader), done, err, told);
      told.begin(store.size() + " values");
      store.forEach(conversion);
      spec.commandLine().getOut().println(conversion.summary());
      return conversion.isComplete() ? 0 : INCOMPLETE;
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private Store store() throws IOException {
    if (files.isEmpty() == (redis == null)) {
      throw wrong("name either files or --redis");
    } else if (redis != null) {
      return new RedisStore(redis, match);
    } else if (!lines) {
      return new FileStore(files);
    } else if (files.size() > 1) {
      throw wrong("--lines takes one file");
    }
    return new LineStore(files.get(0));
  }

  private Codec reader(ClassLoader loader) {
    Envelope reading = Envelopes.defaults().readBothModes().readTags();
    for (String name : from) {
      reading = name.equals(from.get(0)) ? reading : reading.alsoRead(name);
      reading = reading.readLegacy(name);
    }
    return built(builder(from.get(0), loader).envelope(reading));
  }

  private Codec writer(ClassLoader loader) {
    CodecBuilder builder = builder(to, loader).evolution(mode).verifyWrites();
    Envelope form = Envelopes.defaults();
    form = checksum ? form.checksum() : form;
    form = deflate >= 0 ? form.deflate(deflate) : form;
    return built(envelope || checksum || deflate >= 0 ? builder.envelope(form) : builder);
  }

  /** What the builder refuses, it says in words for users. */
  private Codec built(CodecBuilder builder) {
    try {
      return builder.build();
    } catch (CodecException | IllegalArgumentException | IllegalStateException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
  }

  private CodecBuilder builder(String name, ClassLoader loader) {
    CodecBuilder builder =
        Codecs.builder().use(name).classLoader(loader).allow(allow.toArray(String[]::new));
    return trusted ? builder.trustedInput() : builder;
  }

  private Class<?> load(ClassLoader loader) {
    try {
      return Class.forName(type, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      throw new Failure("There is no class " + type + " on the --class-path", e);
    }
  }

  private ClassLoader loader() throws MalformedURLException {
    ClassLoader own = ConvertCommand.class.getClassLoader();
    if (classPath == null) {
      return own;
    }
    List<URL> urls = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), own);
  }
}
