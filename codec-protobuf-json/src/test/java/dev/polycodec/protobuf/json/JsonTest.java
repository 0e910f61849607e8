package dev.polycodec.protobuf.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.FieldMask;
import com.google.protobuf.Message;
import com.google.protobuf.Struct;
import com.google.protobuf.Timestamp;
import com.google.protobuf.Value;
import dev.polycodec.Codec;
import dev.polycodec.CodecListener;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.protobuf.messages.Orders;
import dev.polycodec.protobuf.old.Kind;
import dev.polycodec.protobuf.old.Old;
import dev.polycodec.protobuf.old.OldOuterClass;
import dev.polycodec.protobuf.orders.Address;
import dev.polycodec.protobuf.orders.Order;
import dev.polycodec.protobuf.orders.Scalars;
import dev.polycodec.protobuf.orders.WellKnown;
import dev.polycodec.protobuf.versions.After;
import dev.polycodec.protobuf.versions.Before;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages of protoc as canonical JSON. */
class JsonTest {

  private final Codec codec = Codecs.builder().use("protobuf-json").build();

  @AfterEach
  void close() {
    codec.close();
  }

  private String text(Message message) {
    return new String(codec.encode(message), StandardCharsets.UTF_8);
  }

  private <T> T read(String text, Class<T> type) {
    return codec.decode(text.getBytes(StandardCharsets.UTF_8), type);
  }

  @Test
  void textIsTheCanonicalOne() {
    assertThat(text(Orders.order()))
        .isEqualTo(
            "{\"id\":\"-7\",\"customer\":\"Ann Åberg 😀, is it?\",\"status\":\"PAID\","
                + "\"lines\":[{\"product\":\"book\",\"quantity\":4294967295,\"price\":1.5},{}],"
                + "\"shipTo\":{\"street\":\"Main Street\",\"number\":12},"
                + "\"amounts\":{\"net\":\"-100\",\"\":\"9223372036854775807\"},"
                + "\"stops\":{\"3\":{\"street\":\"Main Street\",\"number\":12}},"
                + "\"card\":{\"number\":\"18446744073709551615\",\"debit\":true},\"discount\":0,"
                + "\"placed\":\"2023-11-14T22:13:20.005Z\",\"signature\":\"AP8/\","
                + "\"tags\":[\"\",\"?\"]}");
  }

  @Test
  void otherFormsOfTheMappingAreRead() {
    Order order =
        read(
            " {\"id\": 1e3, \"ship_to\":{\"number\":\"12\"}, \"lines\":null, \"status\":2,"
                + "\"customer\":\"\\u00e9\\ud83d\\ude00\\/\", \"placed\":\"1970-01-01T01:00:00+01:00\"}\n",
            Order.class);
    assertThat(order)
        .isEqualTo(
            Order.newBuilder()
                .setId(1000)
                .setShipTo(Address.newBuilder().setNumber(12))
                .setStatusValue(2)
                .setCustomer("é😀/")
                .setPlaced(Timestamp.getDefaultInstance())
                .build());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'id':1,}|lacks a '\"' at the character 8",
        "{'id':01}|has a value that JSON has no form for at the character 6",
        "{'id':+1}|has a value that JSON has no form for at the character 6",
        "{'id':.5}|has a value that JSON has no form for at the character 6",
        "{'id':NaN}|has a value that JSON has no form for at the character 6",
        "{'id':[5]}|has a value that JSON has no form for at the character 6",
        "{'id':'0x1'}|has another text than a number in quotes at the character 11",
        "{'id':1}x|goes on behind the message at the character 8",
        "{'id':1}{}|goes on behind the message at the character 8",
        "{id:1}|lacks a '\"' at the character 1",
        "{'id';1}|lacks a ':' at the character 5",
        "{'id':1|lacks a '}' at the character 7",
        "{'id':1 /* one */}|lacks a '}' at the character 8",
        "{'customer':'a\tb'}|has a control character in a string at the character 14",
        "{'customer':'a|ends within a string at the character 14",
        "{'customer':'\\q'}|has an unknown escape in a string at the character 15",
        "{'customer':'\\u12g4'}|has an escape without four hexadecimal digits at the character 15",
        "{'customer':'\\ud800'}|has half a character in a string at the character 19",
        "{'customer':1}|lacks a '\"' at the character 12",
        "{'id':1,'id':1}|has a member twice at the character 13",
        "{'shipTo':{},'ship_to':{}}|has a member twice at the character 23",
        "{'amounts':{'a':1,'\\u0061':1}}|has a member twice at the character 27",
        "{'stops':{'01':{}}}|has a key that is not of the type of the keys at the character 15",
        "{'stops':{'1.0':{}}}|has a key that is not of the type of the keys at the character 16",
        "{'card':{'debit':'true'}}|has a word that is neither true, false nor null at the character 17",
        "{'status':'1'}|has a constant that polycodec.orders.Status lacks at the character 13",
        "{'status':'GONE'}|has a constant that polycodec.orders.Status lacks at the character 16",
        "{'id':9223372036854775808}|has a value that does not fit its field at the character 25",
        "{'id':0.5}|has a value that does not fit its field at the character 9",
        "{'shipTo':{'number':2147483648}}|has a value that does not fit its field at the character 30",
        "{'lines':[{'quantity':-1}]}|has a value that does not fit its field at the character 24",
        "{'lines':[{'quantity':4294967296}]}|has a value that does not fit its field at the character 32",
        "{'card':{'number':18446744073709551616}}|has a value that does not fit its field at the character 38",
        "{'signature':'*'}|has a value that does not fit its field at the character 16",
        "{'stops':{'2147483648':{}}}|has a key that is not of the type of the keys at the character 23",
        "{'iban':'a','card':{}}|has two members of a oneof at the character 19",
        "{'tags':[null]}|lacks a '\"' at the character 9",
        "{'tags':['a',]}|lacks a '\"' at the character 13",
        "{'tags':{}}|lacks a '[' at the character 8",
        "{'stops':{'1':null}}|lacks a '{' at the character 14",
        "{'placed':'0000-12-31T23:59:59Z'}|has a text that is not in the form of its type at the character 32",
        "{'placed':'2023-02-03T00:00Z'}|has a text that is not in the form of its type at the character 29",
        "{'placed':'2023-02-03t00:00:00z'}|has a text that is not in the form of its type at the character 32",
        "{'placed':'2023-02-30T00:00:00Z'}|has a text that is not in the form of its type at the character 32",
        "{'lines':[{'price':1e999}]}|has a number that is too large or too small for its type at the character 24",
        "{'lines':[{'price':1e-999}]}|has a number that is too large or too small for its type at the character 25",
        "[]|lacks a '{' at the character 0",
        "null|lacks a '{' at the character 0",
        "``|lacks a '{' at the character 0"
      })
  void whatIsNoStrictJsonIsRefused(String text, String complaint) {
    assertThatThrownBy(() -> read(text == null ? "" : text.replace('\'', '"'), Order.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessageStartingWith("The text " + complaint);
  }

  @Test
  void whatDoesNotFitIsRefusedWithoutAWordOfIt() {
    assertThatThrownBy(() -> read("{\"id\":0.5}", Order.class)).hasNoCause();
    assertThatThrownBy(() -> read("{\"placed\":\"today\"}", Order.class)).hasNoCause();
  }

  @Test
  void aNegativeZeroComesBack() {
    Scalars zero = Scalars.newBuilder().setADouble(-0.0).setAFloat(-0.0f).build();
    assertThat(codec.decode(codec.encode(zero), Scalars.class)).isEqualTo(zero);
  }

  @Test
  void aMessageWithoutARequiredFieldIsRefusedBothWays() {
    Old partial = Old.newBuilder().setLevel(1).buildPartial();

    assertThatThrownBy(() -> codec.encode(partial))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage("A message of dev.polycodec.protobuf.old.Old lacks required fields: name");
    assertThatThrownBy(() -> read("{\"part\":{\"inner\":[{}]}}", Old.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The text lacks required fields of polycodec.old.Old (name, part.inner[0].name) at the"
                + " character 23");
  }

  @Test
  void aConstantOfAClosedEnumIsOneThatItHas() {
    assertThat(read("{\"name\":\"\",\"kind\":2}", Old.class).getKind()).isEqualTo(Kind.SECOND);
    assertThatThrownBy(() -> read("{\"name\":\"\",\"kind\":3}", Old.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The text has a constant that polycodec.old.Kind lacks at the character 19");
  }

  @Test
  void illFormedUtf8IsRefused() {
    byte[] bytes = codec.encode(Orders.address());
    bytes[12] = (byte) 0xC3;
    assertThatThrownBy(() -> codec.decode(bytes, Address.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a text that is ill-formed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e999999999", "1e-999999999", "1e99999999999", "\"1e999999999\""})
  void arithmeticWithoutEndIsRefused(String number) {
    assertThatThrownBy(() -> read("{\"id\":" + number + "}", Order.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxDigits");
    assertThatThrownBy(() -> read("{\"id\":" + "9".repeat(100_000) + "}", Order.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxDigits");
  }

  @Test
  void elementsAreCounted() {
    String many = "{\"tags\":[" + "\"\",".repeat(1_000_000) + "\"\"]}";
    assertThatThrownBy(() -> read(many, Order.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxElements");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"a\":"})
  void valuesOfAnyTypeAreLevels(String level) {
    for (int depth : new int[] {Limits.defaults().maxDepth(), 100_000}) {
      assertThatThrownBy(() -> read(level.repeat(depth), Value.class))
          .isExactlyInstanceOf(LimitExceededException.class);
    }
    assertThatThrownBy(() -> read("{\"gone\":" + level.repeat(100_000), Address.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxDepth");
  }

  @Test
  void pathsOfAMaskAreElements() {
    String paths = "\"" + "a,".repeat(Limits.defaults().maxElements() + 1) + "a\"";
    assertThatThrownBy(() -> read(paths, FieldMask.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxElements");
  }

  static List<Lost> losses() {
    Scalars none = Scalars.getDefaultInstance();
    return List.of(
        new Lost(
            After.newBuilder().setUnknownFields(Orders.unknown().getUnknownFields()).build(),
            "unknown fields of polycodec.versions.After"),
        new Lost(
            none.toBuilder().setAFloat(Float.intBitsToFloat(0x7FC00001)).build(),
            "the bits of a NaN, or a text that is not UTF-8"),
        new Lost(
            FieldMask.newBuilder().addPaths("camelCase").build(),
            "the field google.protobuf.FieldMask.paths"),
        new Lost(
            WellKnown.newBuilder().setValue(Value.getDefaultInstance()).build(),
            "fields of google.protobuf.Value"),
        new Lost(
            Struct.newBuilder().putFields("a", Value.getDefaultInstance()).build(),
            "fields of google.protobuf.Value"));
  }

  record Lost(Message message, String what) {}

  @ParameterizedTest
  @MethodSource("losses")
  void whatJsonDoesNotKeepIsRefused(Lost lost) {
    assertThatThrownBy(() -> codec.encode(lost.message()))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "JSON does not keep "
                + lost.what()
                + " in a message of "
                + lost.message().getClass().getName()
                + "; take protobuf, whose bytes do");
  }

  @Test
  void whatTheLibraryWritesAndDoesNotReadIsRefused() {
    Old old = Old.newBuilder().setName("a").setExtension(OldOuterClass.remark, "b").build();
    assertThatThrownBy(() -> codec.encode(old))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "JSON does not keep a message of dev.polycodec.protobuf.old.Old: The text has a member"
                + " that polycodec.old.Old lacks at the character 21; take protobuf, whose bytes"
                + " do");
  }

  @Test
  void halfACharacterIsRefused() {
    assertThatThrownBy(() -> codec.encode(Address.newBuilder().setStreet("a\ud800").build()))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "A message of dev.polycodec.protobuf.orders.Address has a text that is not well-formed"
                + " Unicode, which UTF-8 has no form for");
  }

  @Test
  void aMessageOfANewerClassIsReadUnlessTheCodecIsStrict() {
    After after = After.newBuilder().setName("a").setCount(7).addAdded("new").build();
    String text = text(after);
    List<String> dropped = new ArrayList<>();
    CodecListener listener =
        new CodecListener() {
          @Override
          public void onDropped(Dropped property) {
            dropped.add(property.name());
          }
        };
    try (Codec strict = Codecs.builder().use("protobuf-json").evolution(Evolution.STRICT).build();
        Codec told = Codecs.builder().use("protobuf-json").listener(listener).build()) {
      assertThat(told.decode(codec.encode(after), Before.class))
          .isEqualTo(Before.newBuilder().setName("a").setCount(7).build());
      assertThat(dropped).containsExactly("added");
      assertThatThrownBy(() -> strict.decode(text.getBytes(StandardCharsets.UTF_8), Before.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("The text has a member that polycodec.versions.Before lacks");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'x':[1,{'a':null}],'name':'a','count':2}",
        "{'name':'a','x':'y','count':2}",
        "{'name':'a','x':{},'y':1,'count':2 , 'z':true }",
        "{'x':0,'y':1, 'name':'a','z':[],'count':2}"
      })
  void membersThatNobodyKnowsAreLeftOutWhereverTheyStand(String text) {
    assertThat(read(text.replace('\'', '"'), Before.class))
        .isEqualTo(Before.newBuilder().setName("a").setCount(2).build());
    assertThat(read("{\"x\":1}", Before.class)).isEqualTo(Before.getDefaultInstance());
  }
}
