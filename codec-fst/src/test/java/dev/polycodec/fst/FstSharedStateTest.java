package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.tck.model.Parcel;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.util.FSTInputStream;

/** What FST keeps for the whole process, and what our use of it does to that. */
class FstSharedStateTest {

  private static final byte MARK = 42;

  @AfterEach
  void leaveNothing() {
    FSTInputStream.cachedBuffer.remove();
  }

  /** A decoder of FST takes the thread's buffer when it is created, before it has any input. */
  @Test
  void noMessageIsReadIntoTheBufferOfTheThread() {
    byte[] buffer = new byte[8000];
    Arrays.fill(buffer, MARK);
    FSTInputStream.cachedBuffer.set(buffer);
    try (Codec codec = Codecs.builder().use("fst").build()) {
      byte[] bytes = codec.encode(new Parcel(7, 3));
      codec.decode(bytes, Parcel.class);
    }
    assertThat(FSTInputStream.cachedBuffer.get()).isSameAs(buffer).containsOnly(MARK);
  }

  @Test
  void aThreadKeepsAnEmptyBufferAndNothingElse() {
    try (Codec codec = Codecs.builder().use("fst").build()) {
      codec.decode(codec.encode(new Parcel(7, 3)), Parcel.class);
    }
    assertThat(FSTInputStream.cachedBuffer.get()).hasSize(8000).containsOnly((byte) 0);
  }
}
