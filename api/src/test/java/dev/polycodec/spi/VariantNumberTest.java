package dev.polycodec.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VariantNumberTest {

  /** Those that there are, framed or not. */
  private static final List<String> PRESENT =
      List.of(
          "jdk",
          "kryo",
          "fst",
          "hessian",
          "protostuff",
          "onenio",
          "smile-typed",
          "cbor-typed",
          "msgpack-typed",
          "fastjson-jsonb",
          "cbor",
          "msgpack",
          "bson",
          "bson4jackson",
          "bson4jackson-typed",
          "avro",
          "smile",
          "json",
          "json-typed",
          "jdk-plain",
          "kryo-plain",
          "fst-plain",
          "fory",
          "fory-plain",
          "fastjson-plain",
          "hessian-plain",
          "hessian1-plain",
          "protostuff-plain",
          "protostuff-protobuf-plain",
          "thrift-binary",
          "thrift-compact",
          "protobuf",
          "protobuf-json",
          "avro-reflect",
          "bson-plain");

  /** Those that may be written one day: none must need another name for its number. */
  private static final List<String> RESERVED =
      List.of(
          "onenio-plain",
          "onenio-persist-plain",
          "fastjson",
          "json3",
          "json3-typed",
          "smile3",
          "smile3-typed",
          "cbor3",
          "cbor3-typed",
          "avro-plain");

  private static int number(String name) {
    return new Variant(name, 1, Framing.FRAMED, Set.of(), Trust.HARDENED).number();
  }

  @Test
  void numberOfANameNeverChanges() {
    assertThat(number("kryo")).isEqualTo(0x3E);
    assertThat(number("smile-typed")).isEqualTo(0xF5);
    assertThat(number("a")).isBetween(0, 255);
  }

  @Test
  void everyNameOfOursHasANumberOfItsOwn() {
    List<String> names = new java.util.ArrayList<>(PRESENT);
    names.addAll(RESERVED);
    assertThat(names).extracting(VariantNumberTest::number).doesNotHaveDuplicates();
  }

  /** So that JSON is never taken for a message with a frame. */
  @Test
  void noNumberIsWhatFollowsTheFirstCharacterOfJson() {
    assertThat(PRESENT.subList(0, 10))
        .extracting(name -> (char) number(name))
        .doesNotContain('"', '{', '}', '[', ']', ' ', '\n', '\r', '\t');
  }
}
