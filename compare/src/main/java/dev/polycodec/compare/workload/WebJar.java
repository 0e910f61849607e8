package dev.polycodec.compare.workload;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * A data set that arrives in a WebJar, a Maven artifact made from an npm package.
 *
 * @param artifact the artifact of the group {@code org.webjars.npm}
 * @param version the version on the class path
 */
record WebJar(String artifact, String version) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Finds the version of an artifact that is on the class path. */
  static WebJar find(String artifact) {
    Properties properties = new Properties();
    try (InputStream in =
        open("META-INF/maven/org.webjars.npm/" + artifact + "/pom.properties", artifact)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new WebJar(artifact, properties.getProperty("version"));
  }

  /** Reads a JSON file of the package. */
  JsonNode read(String path) {
    String resource = "META-INF/resources/webjars/" + artifact + "/" + version + "/" + path;
    try (InputStream in = open(resource, artifact)) {
      return JSON.readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return artifact + " " + version;
  }

  private static InputStream open(String resource, String artifact) throws IOException {
    InputStream in = WebJar.class.getClassLoader().getResourceAsStream(resource);
    if (in == null) {
      throw new IOException("org.webjars.npm:" + artifact + " is not on the class path");
    }
    return in;
  }
}
