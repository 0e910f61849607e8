package dev.polycodec.benchmarks;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.compare.Failure;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** The form of the files that figures are kept in: each says what found them, where and when. */
public final class JsonFile {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private JsonFile() {}

  /** Returns a file without figures: the command of these arguments, and where it runs. */
  public static ObjectNode begin(List<String> arguments) {
    ObjectNode root = JSON.createObjectNode();
    root.put("command", "./polycodec " + String.join(" ", arguments));
    root.putObject("environment")
        .put("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString())
        .put("java", System.getProperty("java.vm.name") + " " + Runtime.version())
        .put("os", System.getProperty("os.name") + " " + System.getProperty("os.arch"))
        .put("processors", Runtime.getRuntime().availableProcessors());
    return root;
  }

  /** Returns the text of a file. */
  public static String text(ObjectNode root) {
    try {
      return JSON.writeValueAsString(root) + "\n";
    } catch (JsonProcessingException e) {
      throw new Failure("The figures cannot be written: " + e.getMessage(), e);
    }
  }
}
