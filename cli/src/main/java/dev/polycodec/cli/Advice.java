package dev.polycodec.cli;

import java.util.List;
import java.util.regex.Pattern;

/** Says by the options of the command what codecs say by the calls of a builder. */
final class Advice {

  private record Rule(Pattern call, String option) {

    static Rule of(String call, String option) {
      return new Rule(Pattern.compile(call), option);
    }
  }

  private static final String NAME = "\\(\"([^\"]+)\"\\)";

  private static final List<Rule> RULES =
      List.of(
          Rule.of("add allow" + NAME + "( to the builder)?", "add --allow '$1'"),
          Rule.of("change the pattern of allow\\(\\.\\.\\.\\)", "change the pattern of --allow"),
          Rule.of("say so with trustedInput\\(\\)", "say so with --trusted-input"),
          Rule.of("add (alsoRead|readLegacy)" + NAME + " to the envelope", "add $2 to --from"),
          Rule.of(
              "read them with use" + NAME + "(, or add envelope\\(\\S+\\) to the builder)?",
              "add $1 to --from"),
          Rule.of(
              "readLegacy" + NAME + " cannot be combined with readLegacy" + NAME,
              "--from $1 cannot be combined with --from $2"),
          Rule.of("which use" + NAME + " names", "which --from or --to names"),
          Rule.of(
              "add its jar, name its loader with classLoader\\(\\.\\.\\.\\), or say renamed.* now",
              "add its jar to --class-path, or say renamed(...) in the class of --from-setup"),
          Rule.of("name its loader with classLoader\\(\\.\\.\\.\\)", "add its jar to --class-path"),
          Rule.of(
              "read them with its former version, write with .* SchemaExchange",
              "have its former version on --class-path"),
          Rule.of(
              "(hand over the setup of the writer with) KryoOptions\\.plain\\(\\.\\.\\.\\)",
              "$1 --from-setup"),
          Rule.of("write with evolution\\((\\w+)\\)", "write with --mode $1"),
          Rule.of(
              "register a Surrogate for it(, or add useInside\\(\\S+ \\S+\\) to the builder)?",
              "put a jar with a SurrogateProvider for it on --class-path"),
          Rule.of(
              "raise (Limits\\.\\w+) if that is expected",
              "raise $1 in the classes of --from-setup and --to-setup"));

  private Advice() {}

  /** Returns a message in which each call that the command has an option for is that option. */
  static String of(Throwable failure) {
    String message = String.valueOf(failure.getMessage());
    for (Rule rule : RULES) {
      message = rule.call.matcher(message).replaceAll(rule.option);
    }
    return message;
  }
}
