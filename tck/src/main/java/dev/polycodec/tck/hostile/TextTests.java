package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Bytes that are no text are refused, and never read as another text.
 *
 * <p>The messages are what the codec itself wrote, with some characters replaced by as many bytes.
 * Formats differ in what they make of characters, so what is not refused must be what the codec
 * would write of the text that it has read.
 */
public abstract class TextTests extends MessageGroup {

  private static final String BEFORE = "begin:";

  /** What is replaced, where the text ends with it, too. */
  private static final List<String> CHARACTERS =
      List.of("é", "€", "\uD83D\uDE00", "12", "123", "1234");

  /** By what it is replaced: each is ill-formed alone, or with what follows. */
  private static final Map<Integer, List<String>> ILL_FORMED =
      Map.of(
          2, // overlong, truncated, not begun, no lead
          List.of("c080", "c0af", "c1bf", "c328", "c3c3", "41c3", "8080", "fffe"),
          3, // overlong, lone surrogates, truncated
          List.of("e080af", "e09fbf", "eda080", "edbfbf", "e228a1", "e28228", "4141e2", "41e282"),
          4, // overlong, beyond Unicode, truncated, two surrogates in a row
          List.of("f08080af", "f08fbfbf", "f4908080", "f8888080", "f09f9828", "41f09f98"));

  @TestFactory
  @DisplayName("Bytes that are no text are refused")
  Stream<DynamicTest> illFormedTextsAreRefused() {
    return CHARACTERS.stream()
        .flatMap(characters -> Stream.of(BEFORE + characters, BEFORE + characters + ":end"))
        .flatMap(text -> Stream.of(text, text + "-".repeat(100)))
        .map(text -> ledger.test(HostileCase.ILL_FORMED_TEXT, text, () -> requireRefused(text)));
  }

  private void requireRefused(String text) {
    List<String> read = new ArrayList<>();
    try (Codec codec = messages.builder().build()) {
      byte[] message = messages.write(codec, new Bait.Texts(text));
      assertThat(texts(codec, message).all()).containsOnly(text);
      for (Damaged damaged : damaged(message, text)) {
        note(read, codec, damaged);
      }
    }
    assertThat(read).as("texts that were read").isEmpty();
  }

  private static Bait.Texts texts(Codec codec, byte[] message) {
    return Objects.requireNonNull(codec.decode(message, Bait.Texts.class));
  }

  private void note(List<String> read, Codec codec, Damaged damaged) {
    Bait.Texts texts;
    try {
      texts = texts(codec, damaged.message);
    } catch (CodecException refused) {
      return;
    }
    if (!isOwn(codec, texts, damaged)) {
      read.add(HexFormat.of().formatHex(damaged.message) + " as " + texts.all());
    }
  }

  private boolean isOwn(Codec codec, Bait.Texts texts, Damaged damaged) {
    try {
      byte[] own = messages.write(codec, texts);
      return own.length == damaged.message.length
          && Arrays.equals(
              own, damaged.from, damaged.to, damaged.message, damaged.from, damaged.to);
    } catch (CodecException notWritten) {
      return false;
    }
  }

  /** A message and where it is damaged. */
  private record Damaged(byte[] message, int from, int to) {}

  /** Returns the message with each place of the text damaged in each way. */
  private static List<Damaged> damaged(byte[] message, String text) {
    String characters = text.substring(BEFORE.length()).replaceAll("(:end)?-*$", "");
    byte[] found = (BEFORE + characters).getBytes(StandardCharsets.UTF_8);
    int from = BEFORE.length();
    List<Damaged> all = new ArrayList<>();
    for (int at = 0; at + found.length <= message.length; at++) {
      if (Arrays.equals(message, at, at + found.length, found, 0, found.length)) {
        for (String by : Objects.requireNonNull(ILL_FORMED.get(found.length - from))) {
          all.add(damaged(message, at + from, HexFormat.of().parseHex(by)));
        }
      }
    }
    return all;
  }

  private static Damaged damaged(byte[] message, int from, byte[] by) {
    byte[] damaged = message.clone();
    System.arraycopy(by, 0, damaged, from, by.length);
    return new Damaged(damaged, from, from + by.length);
  }
}
