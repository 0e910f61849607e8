package dev.polycodec.internal.shape;

import dev.polycodec.Codec;
import java.io.File;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Says how to give a library what the JVM lacks or denies. On the module path, a library without a
 * descriptor gets all other libraries of that kind, but none that has one.
 */
public final class Remedy {

  private static final int MAX_CAUSES = 50;

  /** Packages of the JDK outside of java.base, of which no library has classes. */
  private static final List<String> OF_THE_JDK =
      List.of("java.", "sun.", "org.w3c.dom.", "org.xml.sax.");

  /** What the JVM says of two modules. */
  private static final Pattern UNREAD =
      Pattern.compile("module (\\S+) does not read module (\\S+)");

  private static final Pattern HIDDEN =
      Pattern.compile("module (\\S+) does not export (\\S+) to (unnamed )?module (\\S+)");

  /** A type that codecs are compiled with. */
  private static final Pattern API =
      Pattern.compile(
          "\\b" + Pattern.quote(Codec.class.getPackageName()) + "\\.(?:spi\\.|stored\\.|[A-Z])");

  private static final String OTHER_API =
      "; the codec's jar and polycodec-api are of different versions: give both the same, as"
          + " polycodec-bom does";

  private Remedy() {}

  /** Returns what to do about a failure, or nothing if that is not known. */
  public static String of(Throwable failure) {
    String remedy = "";
    Throwable cause = failure;
    for (int i = 0; cause != null && remedy.isEmpty() && i < MAX_CAUSES; i++) {
      if (isOfAnotherApi(cause)) {
        return OTHER_API;
      }
      remedy = ofFailure(cause);
      cause = cause.getCause();
    }
    return remedy;
  }

  /** Does so where nothing but this API is called. Java 17 names no class of a missing field. */
  public static String ofApi(Throwable failure) {
    return failure instanceof IncompatibleClassChangeError ? OTHER_API : of(failure);
  }

  private static String ofFailure(Throwable failure) {
    if (failure instanceof NoClassDefFoundError) {
      return ofClass(failure.getMessage());
    } else if (isDenied(failure)) {
      return "; this JVM denies the library sun.misc.Unsafe: add"
          + " --sun-misc-unsafe-memory-access=allow to the command line";
    }
    return failure instanceof LinkageError ? ofModules(String.valueOf(failure.getMessage())) : "";
  }

  /**
   * A library may use a module that its descriptor does not name; and its compiled code is in no
   * module. What the JDK hides stays so, as bytes may choose its classes.
   */
  private static String ofModules(String message) {
    Matcher unread = UNREAD.matcher(message);
    if (unread.find()) {
      return "; add --add-reads "
          + unread.group(1)
          + "="
          + unread.group(2)
          + " to the command line";
    }
    Matcher hidden = HIDDEN.matcher(message);
    if (!hidden.find() || Jdk.ownsModule(hidden.group(1))) {
      return "";
    }
    String module = hidden.group(1);
    String home = hidden.group(2);
    String to = hidden.group(3) == null ? hidden.group(4) : "ALL-UNNAMED";
    String flag = "--add-exports " + module + "/" + home + "=" + to;
    return "; add \"exports " + home + ";\" to module " + module + ", or run with " + flag;
  }

  /** Says whether something is missing that a codec was compiled with. */
  private static boolean isOfAnotherApi(Throwable failure) {
    String message = failure.getMessage();
    boolean missing =
        failure instanceof IncompatibleClassChangeError || failure instanceof NoClassDefFoundError;
    return missing
        && message != null
        && !message.startsWith("Could not initialize")
        && API.matcher(message.replace('/', '.')).find();
  }

  private static String ofClass(@Nullable String file) {
    String type = file == null ? "" : file.replace('/', '.');
    String home = type.substring(0, Math.max(0, type.lastIndexOf('.')));
    String module = find(home);
    if (module != null) {
      return "; add --add-modules " + module + " to the command line";
    }
    boolean lacking = OF_THE_JDK.stream().anyMatch(type::startsWith) && !isInRuntime(home);
    return lacking
        ? "; no module of this Java runtime has its package: if jlink made the runtime, add the"
            + " module that has it"
            + (type.startsWith("sun.") ? ", such as jdk.unsupported" : "")
        : "";
  }

  private static boolean isInRuntime(String home) {
    return ModuleFinder.ofSystem().findAll().stream()
        .anyMatch(each -> each.descriptor().packages().contains(home));
  }

  /**
   * From 24 on, the JDK may refuse what libraries do with its unsafe methods. Where a class failed
   * for that, those who come later are told so by an error with the same frames.
   */
  private static boolean isDenied(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return trace.length > 0
        && trace[0].getClassName().equals("sun.misc.Unsafe")
        && failure.toString().contains(UnsupportedOperationException.class.getName());
  }

  private static @Nullable String find(String home) {
    String path = System.getProperty("jdk.module.path");
    ModuleFinder system = ModuleFinder.ofSystem();
    return home.isEmpty()
        ? null
        : (path == null ? system : ModuleFinder.compose(of(path), system))
            .findAll().stream()
                .map(ModuleReference::descriptor)
                .filter(each -> each.packages().contains(home))
                .map(ModuleDescriptor::name)
                .filter(each -> ModuleLayer.boot().findModule(each).isEmpty())
                .findFirst()
                .orElse(null);
  }

  private static ModuleFinder of(String path) {
    return ModuleFinder.of(
        Arrays.stream(path.split(File.pathSeparator)).map(Path::of).toArray(Path[]::new));
  }
}
