package com.acme.driver;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the command line says.
 *
 * @param customers how many customers shop
 * @param rate how many requests there are a second
 * @param pause how many seconds the customers shop between two steps
 * @param from the codec that writes at first
 * @param to the codec that writes at the end
 * @param picture the file of the picture, if one is wanted
 */
record Options(
    int customers, int rate, int pause, String from, String to, @Nullable String picture) {

  static final String HELP =
      """
      usage: run [--customers=60] [--rate=60] [--pause=2] [--from=kryo] [--to=fst] [--picture=FILE]

        --customers  how many customers shop, each with a session
        --rate       how many requests they make in a second
        --pause      how many seconds they shop between two steps
        --from, --to the codec before and after the change: kryo, fst, jdk
        --picture    where to draw what ran where, as SVG
      """;

  private static final List<String> NAMES =
      List.of("--customers", "--rate", "--pause", "--from", "--to", "--picture");

  /**
   * Reads a command line.
   *
   * @throws IllegalArgumentException if it is not one, with what is wrong
   */
  static Options parse(String... arguments) {
    Map<String, String> given = new HashMap<>();
    for (String argument : arguments) {
      String[] parts = argument.split("=", 2);
      if (!NAMES.contains(parts[0]) || parts.length < 2) {
        throw new IllegalArgumentException("There is no option " + argument);
      }
      given.put(parts[0], parts[1]);
    }
    return new Options(
        number(given, "--customers", 60),
        number(given, "--rate", 60),
        number(given, "--pause", 2),
        given.getOrDefault("--from", "kryo"),
        given.getOrDefault("--to", "fst"),
        given.get("--picture"));
  }

  private static int number(Map<String, String> given, String name, int otherwise) {
    String text = given.get(name);
    if (text == null) {
      return otherwise;
    }
    if (!text.matches("[1-9][0-9]{0,4}")) {
      throw new IllegalArgumentException(name + " is a number from 1 to 99999, not " + text);
    }
    return Integer.parseInt(text);
  }
}
