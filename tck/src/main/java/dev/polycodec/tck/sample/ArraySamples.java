package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Figures.Circle;
import dev.polycodec.tck.model.Figures.Figure;
import dev.polycodec.tck.model.Figures.Square;
import dev.polycodec.tck.model.Open.Named;
import dev.polycodec.tck.model.Open.Plugin;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.sample.ArrayHolders.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

/** Arrays of every kind of component and several dimensions. */
final class ArraySamples {

  private ArraySamples() {}

  static void addTo(SampleSet set) {
    addPrimitive(set);
    addScalar(set);
    addObjects(set);
    addNested(set);
    addOpen(set);
  }

  private static void addPrimitive(SampleSet set) {
    set.core("booleans", OfBooleans.class, () -> new boolean[] {true, false, true})
        .core("bytes", OfBytes.class, () -> new byte[] {0, -128, 127})
        .core("bytes empty", OfBytes.class, () -> new byte[0])
        .core("bytes many", OfBytes.class, () -> new byte[5000])
        .core("chars", OfChars.class, () -> new char[] {'a', '\0', '\ud83d', '\uffff'})
        .core("shorts", OfShorts.class, () -> new short[] {-32768, 0, 32767})
        .core("ints", OfInts.class, () -> new int[] {Integer.MIN_VALUE, -1, Integer.MAX_VALUE})
        .core("ints empty", OfInts.class, () -> new int[0])
        .core("ints null", OfInts.class, () -> null)
        .core("longs", OfLongs.class, () -> new long[] {Long.MIN_VALUE, 0, Long.MAX_VALUE})
        .core("floats", OfFloats.class, () -> new float[] {-0f, Float.NaN, Float.MIN_VALUE})
        .core("doubles", OfDoubles.class, () -> new double[] {-0d, Double.NaN, Double.MAX_VALUE})
        .core("doubles empty", OfDoubles.class, () -> new double[0]);
  }

  private static void addScalar(SampleSet set) {
    set.core("integers", OfIntegers.class, () -> new Integer[] {1, null, Integer.MIN_VALUE})
        .core("double objects", OfDoubleObjects.class, () -> new Double[] {-0.0, null})
        .core("characters", OfCharacters.class, () -> new Character[] {'x', null})
        .core("strings", OfStrings.class, () -> new String[] {"a", "", null, "ü"})
        .core("strings empty", OfStrings.class, () -> new String[0])
        .core("strings of nulls", OfStrings.class, () -> new String[3])
        .core("decimals", OfDecimals.class, () -> new BigDecimal[] {new BigDecimal("1.10")})
        .core("uuids", OfUuids.class, () -> new UUID[] {new UUID(1, 2), null})
        .core("dates", OfLocalDates.class, () -> new LocalDate[] {LocalDate.EPOCH, null});
  }

  private static void addObjects(SampleSet set) {
    set.core("enums", OfColors.class, () -> new Color[] {Color.BLUE, null, Color.BLUE})
        .core("enums with bodies", OfOperations.class, () -> Operation.values())
        .core("records", OfPoints.class, () -> new Point[] {new Point(1, 2), null})
        .core("records empty", OfPoints.class, () -> new Point[0])
        .core("objects", OfAddresses.class, () -> new Address[] {new Address("Main", 1), null})
        .core("sealed", OfFigures.class, () -> new Figure[] {new Circle(1), null, new Square(2)})
        .core("of a permitted class", OfFigures.class, () -> new Circle[] {new Circle(1)})
        .core("lists", OfLists.class, () -> new List<?>[] {List.of("a"), null, List.of()});
  }

  private static void addNested(SampleSet set) {
    set.core("int matrix", OfIntMatrix.class, () -> new int[][] {{1, 2}, {}, null})
        .core("int matrix empty", OfIntMatrix.class, () -> new int[0][])
        .core("byte matrix", OfByteMatrix.class, () -> new byte[][] {{1}, {2, 3}})
        .core("string matrix", OfStringMatrix.class, () -> new String[][] {{"a", null}, null})
        .core("long cube", OfLongCube.class, () -> new long[][][] {{{1}, {}}, {}, null})
        .core("record matrix", OfPointMatrix.class, () -> new Point[][] {{new Point(1, 2)}, {}});
  }

  private static void addOpen(SampleSet set) {
    set.typed("anything", OfObjects.class, () -> new Object[] {1, "a", null, 2L, new int[] {3}})
        .typed("anything empty", OfObjects.class, () -> new Object[0])
        .typed("anything as strings", OfObjects.class, () -> new String[] {"a", null})
        .typed("anything as matrix", OfObjects.class, () -> new int[][] {{1}, {2}})
        .typed("matrix of anything", OfObjectMatrix.class, () -> new Object[][] {{1, "a"}, {}})
        .typed("numbers", OfNumbers.class, () -> new Number[] {1, 2L, 3.0f, (short) 4, null})
        .typed("numbers as integers", OfNumbers.class, () -> new Integer[] {1, null})
        .typed("comparables", OfComparables.class, () -> new Comparable<?>[] {1, "a", 'c'})
        .typed("character sequences", OfCharSequences.class, () -> new CharSequence[] {"a", null})
        .typed("interfaces", OfPlugins.class, () -> new Plugin[] {new Named("a"), null});
  }
}
