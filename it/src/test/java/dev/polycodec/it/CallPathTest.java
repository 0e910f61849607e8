package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.Location;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.MethodEntryEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.MethodEntryRequest;
import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How many files a reader opens to follow a call: a debugger looks at a process that has warmed up.
 */
@Tag("once")
class CallPathTest {

  private static final String MAIN =
      """
      import dev.polycodec.*;
      import java.util.*;

      public final class Main {
        static final class Order {
          private final String id = "a";
          private final List<Date> days = new ArrayList<>(List.of(new Date(1)));
        }

        static byte[] watched(Codec codec, Object value) {
          return codec.encode(value);
        }

        public static void main(String[] args) {
          try (Codec codec = Codecs.builder().use("kryo").build()) {
            Order order = new Order();
            for (int i = 0; i < 200; i++) {
              codec.encode(order);
            }
            watched(codec, order);
          }
        }
      }
      """;

  @Test
  void fromTheCallToTheWireAreTwentyFiles(@TempDir Path home) throws Exception {
    List<Path> jars = Stream.of(Jars.api(), Jars.kryo()).flatMap(List::stream).toList();
    Sources.compile("Main", MAIN, jars, home);
    Set<String> files = filesEntered(home, jars);
    assertThat(files)
        .startsWith("Codec.java")
        .endsWith("KryoWriter.java")
        .hasSizeLessThanOrEqualTo(20);
  }

  /** Returns the files of ours that the call enters, until the first of Kryo's wire. */
  private static Set<String> filesEntered(Path home, List<Path> jars) throws Exception {
    VirtualMachine machine = launch(home, jars);
    MethodEntryRequest start = entries(machine, "Main");
    start.enable();
    Set<String> files = new LinkedHashSet<>();
    boolean watching = false;
    while (true) {
      EventSet events = machine.eventQueue().remove();
      for (Event event : events) {
        if (event instanceof VMDisconnectEvent) {
          return files;
        } else if (event instanceof MethodEntryEvent entry) {
          if (watching) {
            add(files, entry.location());
          } else if (entry.method().name().equals("watched")) {
            watching = true;
            start.disable();
            entries(machine, "dev.polycodec.*").enable();
          }
        }
      }
      events.resume();
    }
  }

  private static void add(Set<String> files, Location location) throws AbsentInformationException {
    if (!files.contains("KryoWriter.java")) {
      files.add(location.sourceName());
    }
  }

  private static MethodEntryRequest entries(VirtualMachine machine, String classes) {
    MethodEntryRequest request = machine.eventRequestManager().createMethodEntryRequest();
    request.addClassFilter(classes);
    request.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
    return request;
  }

  private static VirtualMachine launch(Path home, List<Path> jars) throws Exception {
    LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
    Map<String, Connector.Argument> arguments = connector.defaultArguments();
    String classPath =
        Stream.concat(Stream.of(home), jars.stream())
            .map(path -> path.toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    arguments.get("home").setValue(System.getProperty("java.home"));
    arguments.get("options").setValue("-cp " + classPath);
    arguments.get("main").setValue("Main");
    return connector.launch(arguments);
  }
}
