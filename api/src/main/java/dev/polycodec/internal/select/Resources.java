package dev.polycodec.internal.select;

import dev.polycodec.CodecException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;

/** Reads resources of the class path. */
public final class Resources {

  private Resources() {}

  /**
   * Reads the lines of a resource; empty ones and those that begin with # do not count.
   *
   * @param call the call of the builder that names it
   */
  static List<String> lines(String resource, ClassLoader loader, String call) {
    URL found = loader.getResource(resource);
    if (found == null) {
      throw new CodecException(
          "There is no resource " + resource + " on the class path, which " + call + " names");
    }
    try (InputStream in = open(found)) {
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .map(String::trim)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new CodecException("Cannot read " + resource, null, null, e);
    }
  }

  /** Reads properties. */
  public static Properties properties(URL resource) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = open(resource)) {
      properties.load(in);
    } catch (IllegalArgumentException e) {
      throw new IOException(
          resource + " holds a \\u that no digits follow; write \\\\ for each \\", e);
    }
    return properties;
  }

  /** Opens what is there now: a jar that the JDK caches stays open, and is that of before. */
  private static InputStream open(URL resource) throws IOException {
    URLConnection connection = resource.openConnection();
    connection.setUseCaches(false);
    return connection.getInputStream();
  }
}
