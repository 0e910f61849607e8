package dev.polycodec.fst;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Parcel;
import java.net.InetAddress;
import java.util.Calendar;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;

/** FST's object streams in the default configuration. */
public final class PlainFst implements PlainLibrary {

  /** What the policy refuses. */
  static final Set<String> REFUSED = Set.of("extra/time zone");

  private static final FSTConfiguration CONFIGURATION =
      FSTConfiguration.createDefaultConfiguration();

  @Override
  public CodecBuilder builder() {
    return Codecs.builder().use("fst-plain").trustedInput();
  }

  @Override
  public byte[] write(Object value) {
    return CONFIGURATION.asByteArray(value);
  }

  /** Not with {@code asObject}, which prints the bytes that it cannot read. */
  @Override
  public @Nullable Object read(byte[] bytes, Class<?> type) throws Exception {
    FSTObjectInput in = new FSTObjectInput(CONFIGURATION); // not one that a failure has left
    in.resetForReuseUseArray(bytes);
    return in.readObject();
  }

  /**
   * A class, which no policy allows, is a value of the format, in maps of enums too; whether FST
   * reads a calendar depends on what it read before; and a host address passes where its class is
   * denied, as the README says.
   */
  @Override
  public boolean reads(Object value) {
    Object content = value instanceof Box<?> box ? box.content() : value;
    return !(content instanceof EnumMap)
        && !(content instanceof Calendar)
        && !(content instanceof Class)
        && !holdsAddress(content)
        && PlainLibrary.super.reads(value);
  }

  private static boolean holdsAddress(@Nullable Object content) {
    if (content instanceof Object[] array) {
      return Stream.of(array).anyMatch(PlainFst::holdsAddress);
    } else if (content instanceof Map<?, ?> map) {
      return holdsAddress(map.keySet()) || holdsAddress(map.values());
    }
    return content instanceof Collection<?> elements
        ? elements.stream().anyMatch(PlainFst::holdsAddress)
        : content instanceof InetAddress;
  }

  @Override
  public List<Object> values() {
    return List.of(new Parcel(7, 3));
  }
}
