package dev.polycodec.tck.evolution;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Two codecs that send each other values, one of which has the older versions of all classes, and
 * one the newer, as in a rolling deployment.
 */
final class Trial implements AutoCloseable {

  /** Says what the outcome is of what the reader gets. */
  @FunctionalInterface
  interface Judge {

    /** Returns the outcome for a value, as {@link Rendering} shows it. */
    Outcome read(String shown);

    /** Returns the outcome for an exception. */
    default Outcome refused(CodecException why) {
      return Outcome.REFUSED;
    }
  }

  /** What one of the two has. */
  private record Side(VersionLoader loader, Codec codec) {}

  private final Mode mode;
  private final Map<Version, Side> sides = new EnumMap<>(Version.class);

  Trial(Supplier<CodecBuilder> builders, Mode mode) {
    this.mode = mode;
    Supplier<CodecBuilder> inMode = mode.of(builders);
    for (Version version : Version.values()) {
      VersionLoader loader = new VersionLoader(version);
      sides.put(version, new Side(loader, loader.codec(inMode)));
    }
  }

  /** Returns what becomes of a value. */
  Outcome outcome(Case change, Judge judge) {
    Side writer = side(change.writer());
    Side reader = side(change.writer().other());
    byte[] bytes;
    try {
      bytes = writer.codec.encode(change.value().create(writer.loader));
    } catch (CodecException e) { // some say so of the class, others of the value
      return Outcome.UNSUPPORTED;
    }
    if (mode == Mode.EXCHANGED) {
      Schemas.send(writer.codec, reader.codec, change.value().classes(writer.loader));
    }
    String shown;
    try {
      Class<?> type = reader.loader.type(change.value().type());
      shown = Rendering.of(reader.codec.decode(bytes, type));
    } catch (CodecException e) {
      return judge.refused(e);
    }
    return judge.read(shown);
  }

  private Side side(Version version) {
    return Objects.requireNonNull(sides.get(version));
  }

  @Override
  public void close() {
    sides.values().forEach(side -> side.codec.close());
  }
}
