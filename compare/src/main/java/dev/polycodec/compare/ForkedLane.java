package dev.polycodec.compare;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.compare.Request.Reply;
import dev.polycodec.compare.RoundTrip.Outcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A codec in a JVM of its own, which runs nothing else, so that no other codec and no other data
 * decides what the compilers make of shared code; asked and answered in lines of JSON.
 */
final class ForkedLane implements Lane {

  /**
   * One collector, whose threads disturb no other JVM, room for what most messages leave, and a
   * stack to compare messages as deep as codecs take.
   */
  private static final List<String> JVM_ARGS = List.of("-XX:+UseSerialGC", "-Xms256m", "-Xss16m");

  private final ObjectMapper json = new ObjectMapper();
  private final CodecInfo codec;
  private final Process process;
  private final Writer requests;
  private final BufferedReader replies;

  private ForkedLane(CodecInfo codec, Process process) {
    this.codec = codec;
    this.process = process;
    this.requests = process.outputWriter(StandardCharsets.UTF_8);
    this.replies = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Starts its JVM. */
  static Lane start(CodecInfo codec, DataOptions data) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JVM_ARGS);
    command.addAll(codec.jvmFlags());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Main.class.getName(), "worker", "--codec", codec.name()));
    command.addAll(data.arguments());
    try {
      Redirect errors = data.verbose ? Redirect.INHERIT : Redirect.DISCARD;
      return new ForkedLane(codec, new ProcessBuilder(command).redirectError(errors).start());
    } catch (IOException e) {
      return new BrokenLane(codec, "its JVM does not start: " + e.getMessage());
    }
  }

  @Override
  public CodecInfo codec() {
    return codec;
  }

  @Override
  public Ready begin(String workload, long warmUpMillis) {
    try {
      Ready answer = ask(Request.begin(workload, warmUpMillis)).ready();
      return answer == null ? Ready.not(Outcome.FAILED, "no answer") : answer;
    } catch (IOException e) {
      return Ready.not(Outcome.FAILED, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public double measure(Direction direction, long nanos) {
    try {
      return ask(Request.measure(direction, nanos)).nanosPerPass();
    } catch (IOException e) {
      throw new Failure(codec.name() + " cannot be measured: " + e.getMessage(), e);
    }
  }

  private Reply ask(Request request) throws IOException {
    requests.write(json.writeValueAsString(request) + "\n");
    requests.flush();
    String line = replies.readLine();
    while (line != null && !line.startsWith("{\"ready\"")) {
      line = replies.readLine(); // a backend may print
    }
    if (line == null) {
      throw new IOException("its JVM ended with exit code " + exitCode());
    }
    return json.readValue(line, Reply.class);
  }

  private int exitCode() {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failure("Interrupted", e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
