package dev.polycodec.compare;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.compare.Request.Reply;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
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
    ObjectMapper json = new ObjectMapper();
    PrintWriter out = spec.commandLine().getOut();
    CodecInfo info = Discovery.run().select(List.of(codec)).get(0);
    UserData userData = data.userData();
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try (Lane lane = Lanes.local(info, userData.loader())) {
      String line;
      while ((line = requests.readLine()) != null) {
        Reply reply = answer(json.readValue(line, Request.class), lane, userData);
        out.println(json.writeValueAsString(reply));
      }
    }
    return 0;
  }

  private static Reply answer(Request request, Lane lane, UserData userData) {
    if (request.direction() != null) {
      return new Reply(null, lane.measure(request.direction(), request.nanos()));
    }
    String name = String.valueOf(request.workload());
    Workload own = userData.load();
    Workload workload = own != null && own.name().equals(name) ? own : Workloads.load(name);
    return new Reply(lane.begin(workload), 0);
  }
}
