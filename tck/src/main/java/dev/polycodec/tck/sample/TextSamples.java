package dev.polycodec.tck.sample;

import dev.polycodec.tck.sample.ScalarHolders.OfString;

/** Strings: every encoding length of a character, every length at which formats switch. */
final class TextSamples {

  private static final int[] LENGTHS = {
    1, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 1023, 1024, 32767, 32768,
    70000
  };

  private TextSamples() {}

  static void addTo(SampleSet set) {
    set.core("empty", OfString.class, () -> "")
        .core("ascii", OfString.class, () -> "hello, world")
        .core("latin", OfString.class, () -> "Grüße, señor")
        .core("three bytes", OfString.class, () -> "日本語 €")
        .core("surrogate pairs", OfString.class, () -> "a😀b𝄞c")
        .core("controls", OfString.class, () -> "\0\t\n\r\b\f\u001f\u007f\u0080\u2028\ufeff")
        .core("escapes", OfString.class, () -> "\"quoted\" \\ </script> {\"a\":[1]}")
        .core("first and last character", OfString.class, () -> "\u0000\uffff\ufffe")
        .core("number", OfString.class, () -> "007")
        .core("null word", OfString.class, () -> "null")
        .core("class name", OfString.class, () -> "java.lang.Integer");
    for (int length : LENGTHS) {
      set.core(length + " ascii", OfString.class, () -> "x".repeat(length - 1) + "y");
      set.core(length + " wide", OfString.class, () -> "é".repeat(length - 1) + "\u4e2d");
    }
    addIllFormed(set);
  }

  /** Ill-formed Unicode comes back as it is, or is refused: never as question marks. */
  private static void addIllFormed(SampleSet set) {
    set.extra("lone high surrogate", OfString.class, () -> "a\ud83d")
        .extra("lone low surrogate", OfString.class, () -> "\ude00b")
        .extra("swapped surrogates", OfString.class, () -> "a\ude00\ud83db")
        .extra("two high surrogates", OfString.class, () -> "\ud83d\ud83d\ude00")
        .extra("long with lone surrogate", OfString.class, () -> "é".repeat(300) + "\udfff" + "x");
  }
}
