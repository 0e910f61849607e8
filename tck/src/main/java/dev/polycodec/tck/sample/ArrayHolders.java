package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Figures;
import dev.polycodec.tck.model.Open;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.People;
import dev.polycodec.tck.model.Records;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** One class for each array type, with a field of that type. */
@SuppressWarnings("unused") // the fields are read and written by the codecs
final class ArrayHolders {

  private ArrayHolders() {}

  static final class OfBooleans {
    boolean @Nullable [] value;
  }

  static final class OfBytes {
    byte @Nullable [] value;
  }

  static final class OfChars {
    char @Nullable [] value;
  }

  static final class OfShorts {
    short @Nullable [] value;
  }

  static final class OfInts {
    int @Nullable [] value;
  }

  static final class OfLongs {
    long @Nullable [] value;
  }

  static final class OfFloats {
    float @Nullable [] value;
  }

  static final class OfDoubles {
    double @Nullable [] value;
  }

  static final class OfIntegers {
    Integer @Nullable [] value;
  }

  static final class OfDoubleObjects {
    Double @Nullable [] value;
  }

  static final class OfCharacters {
    Character @Nullable [] value;
  }

  static final class OfStrings {
    String @Nullable [] value;
  }

  static final class OfDecimals {
    BigDecimal @Nullable [] value;
  }

  static final class OfUuids {
    UUID @Nullable [] value;
  }

  static final class OfLocalDates {
    LocalDate @Nullable [] value;
  }

  static final class OfColors {
    Color @Nullable [] value;
  }

  static final class OfOperations {
    Operation @Nullable [] value;
  }

  static final class OfPoints {
    Records.Point @Nullable [] value;
  }

  static final class OfAddresses {
    People.Address @Nullable [] value;
  }

  static final class OfFigures {
    Figures.Figure @Nullable [] value;
  }

  static final class OfLists {
    List<String> @Nullable [] value;
  }

  static final class OfIntMatrix {
    int @Nullable [][] value;
  }

  static final class OfByteMatrix {
    byte @Nullable [][] value;
  }

  static final class OfStringMatrix {
    String @Nullable [][] value;
  }

  static final class OfLongCube {
    long @Nullable [][][] value;
  }

  static final class OfPointMatrix {
    Records.Point @Nullable [][] value;
  }

  static final class OfObjects {
    Object @Nullable [] value;
  }

  static final class OfObjectMatrix {
    Object @Nullable [][] value;
  }

  static final class OfNumbers {
    Number @Nullable [] value;
  }

  static final class OfPlugins {
    Open.Plugin @Nullable [] value;
  }

  static final class OfComparables {
    Comparable<?> @Nullable [] value;
  }

  static final class OfCharSequences {
    CharSequence @Nullable [] value;
  }
}
