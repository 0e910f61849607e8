package dev.polycodec.compare;

import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The user's jars and directories, as {@code java -cp} takes them; with a loader of their own. */
public final class ClassPath {

  private static final String ALL_JARS = "*";

  private ClassPath() {}

  static ClassLoader loader(@Nullable String path) {
    return loader(path, ClassPath.class.getClassLoader());
  }

  /**
   * Returns a loader of the classes in a path, or its parent if there is none.
   *
   * @throws Failure if the path names what is not there
   */
  public static ClassLoader loader(@Nullable String path, ClassLoader parent) {
    if (path == null) {
      return parent;
    }
    List<URL> urls = new ArrayList<>();
    for (String entry : path.split(File.pathSeparator)) {
      for (Path each : entries(entry)) {
        urls.add(url(each));
      }
    }
    return new URLClassLoader(urls.toArray(new URL[0]), parent);
  }

  /** Says what is wrong with a class that is there, and not with the data. */
  static Failure unusable(String type, Throwable e) {
    Throwable root = e;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    if (root instanceof NoClassDefFoundError || root instanceof ClassNotFoundException) {
      String missing = String.valueOf(root.getMessage()).replace('/', '.');
      return Failure.ofInput(
          "Class " + type + " needs " + missing + "; is its jar in --class-path?", e);
    }
    return e instanceof InvalidDefinitionException definition
        ? Failure.ofInput(
            "Data cannot be bound to class " + type + ": " + definition.getOriginalMessage(), e)
        : Failure.ofInput("Class " + type + " cannot be used: " + root, e);
  }

  /** Returns the entry itself, or all jars of a directory whose name a star follows. */
  private static List<Path> entries(String entry) {
    if (!entry.equals(ALL_JARS) && !entry.endsWith(File.separator + ALL_JARS)) {
      return List.of(Path.of(entry));
    }
    Path directory = Path.of(entry.substring(0, entry.length() - 1));
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(directory, "*.{jar,JAR}")) {
      found.forEach(jars::add);
    } catch (IOException e) {
      throw Failure.ofInput("There is no directory " + directory + ", which --class-path names", e);
    }
    return jars;
  }

  private static URL url(Path entry) {
    if (!Files.exists(entry)) {
      throw Failure.ofInput("There is no file " + entry + ", which --class-path names", null);
    }
    try {
      return entry.toUri().toURL();
    } catch (MalformedURLException e) {
      throw Failure.ofInput("--class-path cannot name " + entry, e);
    }
  }
}
