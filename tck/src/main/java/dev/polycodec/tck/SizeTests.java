package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.lang.reflect.Array;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is longer than buffers, blocks and 16 bits comes back. */
abstract class SizeTests extends Kit.Group {

  private static final int LONG = 70_001;

  @TestFactory
  @DisplayName("Long values come back")
  Stream<DynamicTest> longValuesComeBack() {
    return values().entrySet().stream()
        .map(each -> dynamicTest(each.getKey(), () -> requireBack(each.getValue())));
  }

  private static Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("bytes", array(byte.class, i -> (byte) (i * 31 + (i >> 8))));
    values.put("chars", array(char.class, i -> (char) ('a' + i % 23)));
    values.put("shorts", array(short.class, i -> (short) (i * 7)));
    values.put("ints", array(int.class, i -> i * 1_000_003));
    values.put("longs", array(long.class, i -> i * 1_000_000_007L));
    values.put("doubles", array(double.class, i -> i / 8.0));
    values.put("texts", array(String.class, i -> "text " + i));
    values.put("ascii", text(i -> (char) ('a' + i % 23)));
    values.put("latin", text(i -> (char) (i % 2 == 0 ? 'x' : 0xE0 + i % 23)));
    values.put("wide", text(i -> (char) (0x4E00 + i % 997)));
    return values;
  }

  private static Object array(Class<?> of, IntFunction<Object> element) {
    Object array = Array.newInstance(of, LONG);
    IntStream.range(0, LONG).forEach(i -> Array.set(array, i, element.apply(i)));
    return array;
  }

  private static String text(IntFunction<Character> character) {
    StringBuilder text = new StringBuilder();
    IntStream.range(0, LONG).forEach(i -> text.append((char) character.apply(i)));
    return text.toString();
  }

  private void requireBack(Object value) {
    Object back = subject.plain().decode(subject.plain().encode(value), value.getClass());
    assertThat(back).isEqualTo(value);
  }
}
