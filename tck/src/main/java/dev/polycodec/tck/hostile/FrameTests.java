package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the frame says is judged like what the payload says. */
public abstract class FrameTests extends PayloadGroup {

  /** Kept, they would take 3 MB at least. */
  private static final int FINGERPRINTS = 200_000;

  /** Kept, their names would take as much. */
  private static final int FIELDS = 20_000;

  private static final int MAX_KEPT = 2 << 20;

  @TestFactory
  @DisplayName("A forged frame is refused")
  Stream<DynamicTest> forgedFramesAreRefused() {
    Ledger ledger = target.ledger();
    if (!target.framed()) {
      ledger.cannot(HostileCase.UNKNOWN_NUMBER, "no class has a number");
      ledger.cannot(HostileCase.DEFINITION, "the bytes define no class");
      ledger.cannot(HostileCase.FIELD_TYPE, "the bytes do not name the types of fields");
      return Stream.of();
    }
    return Stream.of(
        ledger.test(HostileCase.UNKNOWN_NUMBER, "root", this::refuseRootNumber),
        ledger.test(HostileCase.DEFINITION, "class table", this::refuseFields),
        ledger.test(HostileCase.FIELD_TYPE, "class table", this::refuseFieldType));
  }

  private void refuseRootNumber() {
    try (Codec codec = target.builders().get().build()) {
      byte[] message = Frames.ofRootNumber(999, codec.encode(new Bait.Any()));
      assertThat(catchThrowable(() -> codec.decode(message, Bait.Any.class)))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageContaining("999");
    }
  }

  private void refuseFields() {
    try (Codec codec = target.builders().get().evolution(Evolution.COMPATIBLE).build()) {
      byte[] message = Frames.ofManyFields(codec.encode(new Bait.Any()));
      assertThat(catchThrowable(() -> codec.decode(message, Bait.Any.class)))
          .isInstanceOf(MalformedDataException.class);
    }
  }

  @Test
  @DisplayName("Nothing that a refused class table lists is kept")
  void refusedSchemasAreNotKept() throws Throwable {
    if (target.framed()) {
      target.ledger().prove(HostileCase.REFUSED_SCHEMAS, this::requireNoSchemasKept);
      target.ledger().prove(HostileCase.REFUSED_SCHEMAS, this::requireNoFingerprintsKept);
    } else {
      target.ledger().cannot(HostileCase.REFUSED_SCHEMAS, "the bytes define no class");
    }
  }

  private void requireNoSchemasKept() {
    try (Codec codec = target.builders().get().evolution(Evolution.COMPATIBLE).build()) {
      byte[] honest = codec.encode(new Bait.Any());
      refuseForeignFields(codec, honest, 1); // what the first of them makes is kept, once
      long before = Measured.usedHeap();
      for (int i = 0; i < 3; i++) {
        refuseForeignFields(codec, honest, FIELDS + i);
      }
      assertThat(Measured.usedHeap() - before).isLessThan(MAX_KEPT);
    }
  }

  private void requireNoFingerprintsKept() {
    try (Codec codec = target.builders().get().evolution(Evolution.STRICT).build()) {
      byte[] honest = codec.encode(new Bait.Any());
      refuse(codec, Frames.ofFingerprints(1, honest));
      long before = Measured.usedHeap();
      refuse(codec, Frames.ofFingerprints(FINGERPRINTS, honest));
      assertThat(Measured.usedHeap() - before).isLessThan(MAX_KEPT);
    }
  }

  private static void refuseForeignFields(Codec codec, byte[] honest, int count) {
    refuse(codec, Frames.ofForeignFields(count, honest));
  }

  private static void refuse(Codec codec, byte[] message) {
    assertThat(catchThrowable(() -> codec.decode(message, Bait.Any.class)))
        .isInstanceOf(CodecException.class);
  }

  @Test
  @DisplayName("A class loader is not asked for any number of names that do not exist")
  void missingNamesAreBounded() throws Throwable {
    if (target.framed()) {
      target.ledger().prove(HostileCase.MISSING_NAMES, this::requireLoaderSpared);
    } else {
      target.ledger().cannot(HostileCase.MISSING_NAMES, "no class table has names");
    }
  }

  private void requireLoaderSpared() {
    SpyLoader loader = new SpyLoader();
    try (Codec codec =
        target.builders().get().allow("dev.polycodec.tck.**").classLoader(loader).build()) {
      String honest = new String(codec.encode(new Bait.Any()), StandardCharsets.ISO_8859_1);
      for (int i = 0; i < 3_000; i++) {
        String forged = honest.replace("Bait$Any", String.format("X%07d", i));
        byte[] message = forged.getBytes(StandardCharsets.ISO_8859_1);
        assertThat(catchThrowable(() -> codec.decode(message, Object.class)))
            .isInstanceOf(CodecException.class);
      }
      assertThat(loader.asked().stream().filter(name -> name.contains(".X00")).count())
          .isBetween(100L, 1_100L);
      byte[] other = codec.encode(new Bait.Owner());
      assertThat(codec.decode(other, Object.class)).isInstanceOf(Bait.Owner.class);
    }
  }

  /** The field is null: only the class table names its type. */
  private void refuseFieldType() {
    SpyLoader loader = new SpyLoader();
    try (Codec codec =
        target.builders().get().evolution(Evolution.COMPATIBLE).classLoader(loader).build()) {
      String text = new String(codec.encode(new Bait.Owner()), StandardCharsets.ISO_8859_1);
      assertThat(text).contains("evilp");
      byte[] message = text.replace("evilp", "evilq").getBytes(StandardCharsets.ISO_8859_1);
      assertThat(catchThrowable(() -> codec.decode(message, Bait.Owner.class)))
          .isInstanceOf(CodecException.class)
          .hasMessageContaining("not allowed, or not there");
    }
    assertThat(loader.asked()).noneMatch(name -> name.contains("evilq"));
    assertThat(Initialized.names()).isEmpty();
  }
}
