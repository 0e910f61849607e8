package dev.polycodec.internal.select;

import dev.polycodec.CodecException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;

/** Reads resources of the class path. */
public final class Resources {

  private static final String MARK = "\uFEFF";

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
    try {
      return text(read(found))
          .lines()
          .map(String::trim)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new CodecException("Cannot read " + resource, null, null, e);
    }
  }

  /** Reads properties in UTF-8, as editors write them, or else as Java did before. */
  public static Properties properties(URL resource) throws IOException {
    Properties properties = new Properties();
    byte[] bytes = read(resource);
    String text;
    try {
      text = text(bytes);
    } catch (CharacterCodingException e) {
      text = new String(bytes, StandardCharsets.ISO_8859_1);
    }
    try {
      properties.load(new StringReader(text));
    } catch (IllegalArgumentException e) {
      throw new IOException(
          resource + " holds a \\u that no digits follow; write \\\\ for each \\", e);
    }
    return properties;
  }

  /** Returns a text of UTF-8 without the mark that some editors put before it. */
  private static String text(byte[] bytes) throws CharacterCodingException {
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
  }

  /** Reads what is there now: a jar that the JDK caches stays open, and is that of before. */
  private static byte[] read(URL resource) throws IOException {
    URLConnection connection = resource.openConnection();
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return in.readAllBytes();
    }
  }
}
