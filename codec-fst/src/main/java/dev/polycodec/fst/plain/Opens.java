package dev.polycodec.fst.plain;

import dev.polycodec.CodecException;
import java.util.List;
import java.util.Optional;

/** The packages of the JDK that FST's object streams reflect on. */
public final class Opens {

  private static final List<String> PACKAGES =
      List.of(
          "java.base/java.lang",
          "java.base/java.math",
          "java.base/java.net",
          "java.base/java.text",
          "java.base/java.util",
          "java.base/java.util.concurrent",
          "java.sql/java.sql");

  private Opens() {}

  /** Returns the flags that open them. */
  public static List<String> flags() {
    return PACKAGES.stream().map(Opens::flag).toList();
  }

  private static String flag(String name) {
    return "--add-opens=" + name + "=ALL-UNNAMED";
  }

  /**
   * Checks that they are open to a class of FST.
   *
   * @throws CodecException if one is not, with the missing flags
   */
  static void require(Class<?> backend) {
    List<String> missing =
        PACKAGES.stream().filter(name -> !isOpen(name, backend)).map(Opens::flag).toList();
    if (!missing.isEmpty()) {
      throw new CodecException(
          "fst-plain uses FST's object streams, which need these flags of the JVM: "
              + String.join(" ", missing)
              + "; or name the packages as Add-Opens in the manifest of an executable jar");
    }
  }

  private static boolean isOpen(String name, Class<?> backend) {
    int slash = name.indexOf('/');
    Optional<Module> module = ModuleLayer.boot().findModule(name.substring(0, slash));
    return module.isEmpty() || module.get().isOpen(name.substring(slash + 1), backend.getModule());
  }
}
