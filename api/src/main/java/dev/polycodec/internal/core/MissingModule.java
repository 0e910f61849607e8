package dev.polycodec.internal.core;

import java.io.File;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the module that has a missing class. On the module path, a library without a descriptor
 * gets all other libraries of that kind, but none that has one.
 */
public final class MissingModule {

  private MissingModule() {}

  /** Returns the flag that makes a missing class visible, or nothing if no flag does. */
  public static String flag(Throwable failure) {
    String name = failure instanceof NoClassDefFoundError e ? e.getMessage() : null;
    String module = name == null ? null : find(name.replace('/', '.'));
    return module == null ? "" : "; add --add-modules " + module + " to the command line";
  }

  private static @Nullable String find(String type) {
    String path = System.getProperty("jdk.module.path");
    String home = type.substring(0, Math.max(0, type.lastIndexOf('.')));
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
