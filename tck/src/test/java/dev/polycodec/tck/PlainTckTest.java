package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import java.nio.ByteBuffer;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The kit for plain variants fails those that are wrong, where they are. */
class PlainTckTest {

  @Test
  void seesThatNoPolicyIsAskedAndNoByteIsCounted() {
    assertThat(CodecTckTest.failures(SoundTck.class, PlainTck.Readings.class))
        .containsExactlyInAnyOrder(
            "A class that only the bytes name is refused unless it is allowed",
            "File",
            "Pattern",
            "a list of File",
            "a list of Pattern",
            "Trailing bytes are refused");
  }

  @Test
  void seesAValueThatTheLibraryReadsOtherwise() {
    assertThat(CodecTckTest.failures(ShiftingTck.class, PlainTck.Readings.class))
        .contains("scalar/enum");
  }

  @Test
  void seesADeclaredRefusalThatIsNone() {
    assertThat(CodecTckTest.failures(OverRefusingTck.class, PlainTck.Readings.class))
        .contains(
            "What is declared to be refused is a CodecException, although the library reads it");
  }

  @Test
  void seesAValueThatIsReadOtherwiseThanItWasWritten() {
    assertThat(writings(ShiftingTck.class)).containsExactly("scalar/enum");
  }

  @Test
  void seesAValueThatIsRefusedAlthoughTheLibraryBringsItBack() {
    assertThat(writings(RefusingTck.class))
        .containsExactly("open/enum as comparable", "scalar/enum", "scalar/enum first");
  }

  @Test
  void seesBytesThatAreNotThoseOfTheLibrary() {
    assertThat(writings(OtherBytesTck.class)).contains("text/empty");
  }

  /** Returns what fails with a fault only: what cannot be compared fails without one. */
  private static Set<String> writings(Class<? extends FaultTck> kit) {
    Set<String> failures = CodecTckTest.failures(kit, PlainTck.Writings.class);
    failures.removeAll(CodecTckTest.failures(SoundTck.class, PlainTck.Writings.class));
    return failures;
  }

  /** A library that keeps every object, and writes its number. */
  public static final class MemoryLibrary implements PlainLibrary {

    private final String codec;

    MemoryLibrary(String codec) {
      this.codec = codec;
    }

    @Override
    public CodecBuilder builder() {
      return Codecs.builder().use(codec);
    }

    @Override
    public byte[] write(Object value) {
      return ByteBuffer.allocate(Integer.BYTES).putInt(MemoryBackend.keep(value)).array();
    }

    @Override
    public Object read(byte[] bytes, Class<?> type) {
      return MemoryBackend.kept(ByteBuffer.wrap(bytes).getInt());
    }
  }

  /** A kit for the codec with a fault. */
  abstract static class FaultTck extends PlainTck {
    private final Fault fault;

    FaultTck(Fault fault) {
      this.fault = fault;
    }

    @Override
    protected String codec() {
      return fault.plainCodec();
    }

    @Override
    protected PlainLibrary library() {
      return new MemoryLibrary(codec());
    }
  }

  static class SoundTck extends FaultTck {
    SoundTck() {
      super(Fault.NONE);
    }
  }

  static class ShiftingTck extends FaultTck {
    ShiftingTck() {
      super(Fault.SHIFTS_CONSTANTS);
    }
  }

  static class RefusingTck extends FaultTck {
    RefusingTck() {
      super(Fault.REFUSES_AN_ENUM);
    }
  }

  static class OtherBytesTck extends FaultTck {
    OtherBytesTck() {
      super(Fault.WRITES_TEXTS_ELSEWHERE);
    }
  }

  static class OverRefusingTck extends SoundTck {
    @Override
    protected Set<String> refused() {
      return Set.of("scalar/uuid");
    }
  }
}
