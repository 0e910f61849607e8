package dev.polycodec.spring.boot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** The names of the classes that Spring stores by itself, as far as they are on the class path. */
final class SpringValues {

  private SpringValues() {}

  static List<String> names(@Nullable ClassLoader loader) {
    var files = new PathMatchingResourcePatternResolver(loader);
    List<String> names = new ArrayList<>();
    try {
      files
          .getResource(CodecFactory.SPRING_VALUES)
          .getContentAsString(StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .forEach(pattern -> names.addAll(matching(pattern, files)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names;
  }

  private static List<String> matching(String pattern, PathMatchingResourcePatternResolver files) {
    if (!pattern.endsWith(".*")) {
      return List.of(pattern);
    }
    String name = pattern.substring(0, pattern.length() - 1);
    List<String> names = new ArrayList<>();
    try {
      for (Resource file : files.getResources("classpath*:" + name.replace('.', '/') + "*.class")) {
        String simple = String.valueOf(file.getFilename());
        names.add(name + simple.substring(0, simple.lastIndexOf('.')));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names;
  }
}
