package dev.polycodec.internal.select;

import dev.polycodec.CodecException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads the lines of a resource; empty ones and those that begin with # do not count. */
final class ResourceLines {

  private ResourceLines() {}

  /**
   * Reads a resource.
   *
   * @param call the call of the builder that names it
   */
  static List<String> read(String resource, ClassLoader loader, String call) {
    try (InputStream in = loader.getResourceAsStream(resource)) {
      if (in == null) {
        throw new CodecException(
            "There is no resource " + resource + " on the class path, which " + call + " names");
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .map(String::trim)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new CodecException("Cannot read " + resource, null, null, e);
    }
  }
}
