package dev.polycodec.dubbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A provider and a consumer of Dubbo, each in a JVM of its own")
class DubboExchangeTest {

  private static final String ALLOW =
      "-Dpolycodec.allow=com.acme.rpc.Order;com.acme.rpc.Receipt;com.acme.rpc.SoldOutException";

  @ParameterizedTest(name = "provider with Polycodec: {0}, consumer with Polycodec: {1}")
  @CsvSource({
    "true, false, Fail to decode request due to: RpcInvocation [methodName=place",
    "false, true, add allow(\"com.acme.rpc.Present\")"
  })
  void argumentsResultsAndFailuresArriveAsTheyAreAndOthersAreRefused(
      boolean provider, boolean consumer, String refusal) throws Exception {
    String printed = exchange(provider, consumer);
    assertThat(printed)
        .contains("2003 quick,please 1.1")
        .contains("true [compiler] 12.50")
        .contains("86400000 2024-02-29T01:02:03 {compiler=7}")
        .contains("next: ca")
        .contains("unicorn: unicorn is sold out")
        .containsPattern("(?s)\nsent: .*" + Pattern.quote(refusal))
        .containsPattern("(?s)\nreturned: .*add allow\\(\"com.acme.rpc.Present\"\\)");
  }

  private static String exchange(boolean provider, boolean consumer) throws Exception {
    String port = String.valueOf(freePort());
    Process providing = start(provider, "com.acme.rpc.Provider", port);
    try (BufferedReader lines = providing.inputReader(StandardCharsets.UTF_8)) {
      String line = lines.readLine();
      while (line != null && !line.equals("ready")) {
        line = lines.readLine();
      }
      Process consuming = start(consumer, "com.acme.rpc.Consumer", port);
      String printed =
          consuming.inputReader(StandardCharsets.UTF_8).lines().collect(Collectors.joining("\n"));
      consuming.waitFor();
      return printed;
    } finally {
      providing.destroy();
      providing.waitFor();
    }
  }

  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static Process start(boolean polycodec, String main, String port) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")); // it ends soon
    command.add("-Ddubbo.service.shutdown.wait=1"); // else 10 s for peers that are gone
    command.addAll(List.of("-Dfile.encoding=UTF-8", ALLOW, "-cp", classPath(polycodec)));
    command.addAll(List.of(main, port));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectInput(Redirect.PIPE)
        .start();
  }

  /** Returns the class path of an application, with or without Polycodec. */
  private static String classPath(boolean polycodec) {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> polycodec || !isOurs(new File(entry)))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static boolean isOurs(File entry) {
    return entry.getName().startsWith("polycodec-") || entry.getName().equals("classes");
  }
}
