package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class OtherJvmTest {

  private static final String CLASS_PATH = "java.class.path";

  /** Logs where a project has nothing that logs. */
  static final class Logs {
    private Logs() {}

    public static void main(String[] arguments) {
      LoggerFactory.getLogger(Logs.class).warn("nobody reads this");
    }
  }

  @Test
  void saysNothingOfLogsThatGoNowhere() throws Exception {
    String all = System.getProperty(CLASS_PATH);
    System.setProperty(CLASS_PATH, withoutLogs(all));
    try {
      assertThat(OtherJvm.said(List.of(), Logs.class, List.of())).isEmpty();
    } finally {
      System.setProperty(CLASS_PATH, all);
    }
  }

  @Test
  void takesNoFlagsOfWhichTheJvmWouldTell() {
    assertThat(OtherJvm.of(List.of(), Logs.class, List.of()).environment())
        .doesNotContainKeys("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");
  }

  private static String withoutLogs(String classPath) {
    return Pattern.compile(File.pathSeparator, Pattern.LITERAL)
        .splitAsStream(classPath)
        .filter(entry -> !entry.contains("slf4j-nop"))
        .collect(Collectors.joining(File.pathSeparator));
  }
}
