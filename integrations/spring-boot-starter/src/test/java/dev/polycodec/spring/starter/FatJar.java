package dev.polycodec.spring.starter;

import com.acme.shop.Shop;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.springframework.boot.loader.tools.Library;
import org.springframework.boot.loader.tools.LibraryScope;
import org.springframework.boot.loader.tools.Repackager;

/** Packages the application as the plugin of Spring Boot does: one jar with jars in it. */
final class FatJar {

  private static final List<String> TOOLS =
      List.of("junit", "assertj", "opentest4j", "surefire", "embedded-redis", "loader-tools");

  private FatJar() {}

  static Path build(Path directory) throws IOException {
    Path application = directory.resolve("application.jar");
    Path packed = directory.resolve("shop.jar");
    Path classes = testClasses();
    jar(classes, classes.resolve("com"), application);
    Repackager repackager = new Repackager(application.toFile());
    repackager.setMainClass("com.acme.shop.Shop");
    repackager.repackage(
        packed.toFile(),
        callback -> {
          for (Path library : libraries(directory, classes)) {
            callback.library(new Library(library.toFile(), LibraryScope.COMPILE));
          }
        });
    return packed;
  }

  private static Path testClasses() {
    try {
      return Path.of(Shop.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Path> libraries(Path directory, Path classes) throws IOException {
    List<Path> libraries = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(entry).toAbsolutePath();
      String name = path.getFileName().toString();
      if (Files.isDirectory(path) && !path.equals(classes)) {
        Path jar = directory.resolve("library-" + libraries.size() + ".jar");
        jar(path, path, jar);
        libraries.add(jar);
      } else if (Files.isRegularFile(path) && TOOLS.stream().noneMatch(name::contains)) {
        libraries.add(path);
      }
    }
    return libraries;
  }

  private static void jar(Path root, Path content, Path jar) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(content)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(new JarEntry(root.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
  }
}
