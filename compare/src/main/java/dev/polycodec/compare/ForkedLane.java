package dev.polycodec.compare;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.compare.Request.Reply;
import dev.polycodec.compare.RoundTrip.Outcome;
import dev.polycodec.compare.workload.Workload;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A codec in a JVM of its own, with the flags it needs; asked and answered in lines of JSON. */
final class ForkedLane implements Lane {

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

  static Lane start(CodecInfo codec, DataOptions data) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
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
  public RoundTrip begin(Workload workload) {
    try {
      RoundTrip answer = ask(new Request(workload.name(), null, 0)).roundTrip();
      return answer == null ? RoundTrip.not(Outcome.FAILED, "no answer") : answer;
    } catch (IOException e) {
      return RoundTrip.not(Outcome.FAILED, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public double measure(Direction direction, long nanos) {
    try {
      return ask(new Request(null, direction, nanos)).nanosPerPass();
    } catch (IOException e) {
      throw new Failure(codec.name() + " cannot be measured: " + e.getMessage(), e);
    }
  }

  private Reply ask(Request request) throws IOException {
    requests.write(json.writeValueAsString(request) + "\n");
    requests.flush();
    String line = replies.readLine();
    while (line != null && !line.startsWith("{\"roundTrip\"")) {
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
