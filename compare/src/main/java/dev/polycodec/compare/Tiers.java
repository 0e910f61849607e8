package dev.polycodec.compare;

/** Which tiers of the portable value set each codec covers, as the conformance kit found out. */
final class Tiers {

  private Tiers() {}

  static String summary(String codec) {
    return "-";
  }
}
