package dev.polycodec.tck;

import static dev.polycodec.tck.CodecTckTest.failures;
import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.tck.hostile.HostileBytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The kit sees what a wire does wrong that the walk cannot see. */
@Tag("once")
class WrongWireTest {

  @Test
  void seesThatMoreRemainsThanThereIs() {
    assertThat(failures(RemainingTck.class, CodecTck.HostilePayloads.class))
        .contains("byte[] cut off", "long[] cut off", "String cut off");
  }

  @Test
  void seesThatAnArrayOfTheCallerIsKept() {
    assertThat(failures(KeepingTck.class, CodecTck.Leftovers.class))
        .containsExactly("No array that was encoded outlives its message");
  }

  @Test
  void seesThatANullIsAnyNegativeLength() {
    assertThat(failures(OtherNullsTck.class, CodecTck.OneForm.class))
        .containsExactly("one of each primitive");
  }

  @Test
  void acceptsAWireThatIsRight() {
    assertThat(failures(RightTck.class, CodecTck.HostilePayloads.class))
        .noneMatch(name -> name.endsWith("cut off"));
    assertThat(failures(RightTck.class, CodecTck.Leftovers.class)).isEmpty();
  }

  /** A kit for a wire. */
  abstract static class WireTck extends CodecTck {
    private final WrongWire wire;

    WireTck(WrongWire wire) {
      this.wire = wire;
    }

    @Override
    protected String codec() {
      return wire.codec();
    }

    @Override
    protected HostileBytes hostileBytes() {
      return new MemoryHostileBytes();
    }
  }

  static class RightTck extends WireTck {
    RightTck() {
      super(WrongWire.NOTHING);
    }
  }

  static class OtherNullsTck extends RightTck {
    @Override
    protected boolean hasOneForm() {
      return true;
    }
  }

  static class RemainingTck extends WireTck {
    RemainingTck() {
      super(WrongWire.REMAINS_TOO_MUCH);
    }
  }

  static class KeepingTck extends WireTck {
    KeepingTck() {
      super(WrongWire.KEEPS_ARRAYS);
    }
  }
}
