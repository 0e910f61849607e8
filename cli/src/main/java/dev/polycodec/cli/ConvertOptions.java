package dev.polycodec.cli;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.compare.ClassPath;
import dev.polycodec.compare.Failure;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Says how values are converted: the options of {@code ./polycodec convert}, as a mixin of
 * picocli's for other commands that convert. Not safe for use by several threads at once.
 */
public final class ConvertOptions implements Serializable {

  private static final long serialVersionUID = 1;

  @Option(names = "--lines", description = "The files hold a message in Base64 on each line.")
  private boolean lines;

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
      description = "The new mode: ${COMPLETION-CANDIDATES}; default: that of the codec.")
  private @Nullable Evolution mode;

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
      paramLabel = "TYPE",
      description =
          "The declared type of the values, such as com.acme.Order or java.util.List<com.acme.Order>;"
              + " default: java.lang.Object, where values name their class.")
  private @Nullable String type;

  @Option(
      names = "--from-setup",
      paramLabel = "CLASS",
      description =
          "A Consumer<CodecBuilder> on the --class-path that sets up the old codecs: the options of"
              + " the library that wrote, renamed classes, limits.")
  private @Nullable String fromSetup;

  @Option(
      names = "--to-setup",
      paramLabel = "CLASS",
      description = "The same for the new codec: numbers of classes, surrogates, options.")
  private @Nullable String toSetup;

  @Option(
      names = "--trusted-input",
      description =
          "The values come from nobody who would do harm, as fst-plain and the like need it.")
  private boolean trusted;

  @Option(
      names = "--drop",
      description = "Leave out the fields of values that their classes have no longer.")
  private boolean drop;

  @Option(names = "--write", description = "Write the new values in the place of the old ones.")
  private boolean write;

  /** Creates options that picocli fills. */
  public ConvertOptions() {}

  boolean isLines() {
    return lines;
  }

  /** Returns the files that are named, and those below directories, without hidden ones. */
  public static List<Path> files(List<Path> roots) throws IOException {
    return FileStore.list(roots);
  }

  /** Returns a line of what was done, or would be. */
  public String summary(Counts counts) {
    return counts.summary(write);
  }

  /**
   * Checks that a value tells whether it was converted, so that what is done is kept.
   *
   * @param instead what else helps
   * @throws Failure if it does not, and something is to be written
   */
  public void requireRecognizable(String instead) {
    if (write && !target().isRecognizable()) {
      throw Failure.ofUsage(
          "values of '" + to + "' do not tell that they are converted: " + instead);
    }
  }

  /**
   * Converts the values in files, one after the other, each file as a whole or not at all.
   *
   * @param parent the loader of Polycodec, and of classes that {@code --class-path} has not
   * @param err told of values that are not converted
   * @throws dev.polycodec.CodecException if there is no codec of such a name
   * @throws IOException if a file cannot be read, or is changed by somebody else
   */
  public Counts convert(List<Path> files, ClassLoader parent, PrintWriter err) throws IOException {
    return DeepStack.call(
        () -> {
          try (OpenConversion open = open(parent)) {
            return open.convert(files, lines, err);
          }
        });
  }

  OpenConversion open(ClassLoader parent) throws IOException {
    ClassLoader loader = loader(parent);
    TypeRef<Object> declared =
        DeclaredType.of(type == null ? Object.class.getName() : type, loader);
    Losses losses = drop ? null : new Losses();
    Codec reader = reader(loader, losses);
    try {
      Codec writer = writer(loader);
      from.forEach(name -> requireClass(name, "do not name"));
      requireClass(to, "would not name");
      return new OpenConversion(target(), reader, writer, declared, names(to), losses, write);
    } catch (RuntimeException e) {
      reader.close();
      throw e;
    }
  }

  /** Without a class, all objects would become maps, and nobody could bring them back. */
  private void requireClass(String codec, String lack) {
    if (type == null && !names(codec)) {
      throw new IllegalArgumentException(
          "values of '"
              + codec
              + "' "
              + lack
              + " their class: add --type com.acme.Order, or --type java.lang.Object if they are"
              + " maps and lists, or have envelopes");
    }
  }

  /** Says whether values of a codec name their class. */
  private static boolean names(String codec) {
    return InspectCommand.codecs().stream()
        .filter(each -> each.name().equals(codec))
        .allMatch(each -> each.has(Trait.CARRIES_TYPES));
  }

  private Target target() {
    Evolution theirs = mode == null ? Target.defaultMode(to) : mode;
    boolean enveloped = envelope || checksum || deflate >= 0;
    boolean changes = fromSetup != null || toSetup != null || drop;
    return new Target(to, theirs, enveloped, checksum, deflate, changes && from.contains(to));
  }

  private Codec reader(ClassLoader loader, @Nullable Losses losses) {
    Envelope reading = Envelopes.defaults().readBothModes().readTags();
    for (String name : from) {
      reading = name.equals(from.get(0)) ? reading : reading.alsoRead(name);
      reading = reading.readLegacy(name);
    }
    CodecBuilder builder =
        builder(from.get(0), loader, "--from-setup", fromSetup).envelope(reading);
    return losses == null ? builder.build() : builder.listener(losses).build();
  }

  private Codec writer(ClassLoader loader) {
    CodecBuilder builder = builder(to, loader, "--to-setup", toSetup).verifyWrites();
    if (mode != null) {
      builder.evolution(mode);
    }
    Envelope form = Envelopes.defaults();
    form = checksum ? form.checksum() : form;
    form = deflate >= 0 ? form.deflate(deflate) : form;
    return target().envelope() ? builder.envelope(form).build() : builder.build();
  }

  private CodecBuilder builder(
      String name, ClassLoader loader, String option, @Nullable String setup) {
    CodecBuilder builder =
        Codecs.builder().use(name).classLoader(loader).allow(allow.toArray(String[]::new));
    if (setup != null) {
      new BuilderSetup(option, setup, loader).applyTo(builder);
    }
    return trusted ? builder.trustedInput() : builder;
  }

  /** No input of the command is wrong, but its invocation. */
  private ClassLoader loader(ClassLoader parent) {
    try {
      return ClassPath.loader(classPath, parent);
    } catch (Failure e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }
}
