package dev.polycodec.compare;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.compare.Request.Reply;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Runs one codec in a JVM that {@link ForkedLane} started: answers the requests on the standard
 * input, and ends with it, so that it outlives no parent.
 */
@Command(name = "worker", hidden = true)
final class WorkerCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DataOptions data = new DataOptions();

  @Option(names = "--codec", required = true)
  private String codec = "";

  @Override
  public Integer call() throws IOException {
    endWithParent();
    ObjectMapper json = new ObjectMapper();
    PrintWriter out = spec.commandLine().getOut();
    CodecInfo info = Discovery.withTables().select(List.of(codec)).get(0);
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try (Lane lane = Lanes.local(info, data.userData())) {
      String line;
      while ((line = requests.readLine()) != null) {
        out.println(json.writeValueAsString(answer(json.readValue(line, Request.class), lane)));
      }
    }
    return 0;
  }

  /** Ends this JVM also where it is busy, or a class of the user's never returns. */
  private static void endWithParent() {
    ProcessHandle.current()
        .parent()
        .ifPresent(parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)));
  }

  private static Reply answer(Request request, Lane lane) {
    return request.direction() == null
        ? new Reply(lane.begin(String.valueOf(request.workload()), request.warmUpMillis()), 0)
        : new Reply(null, lane.measure(request.direction(), request.nanos()));
  }
}
