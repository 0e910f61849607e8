package dev.polycodec.fst;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Parcel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Calendar;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectOutput;

/** FST's object streams in the default configuration. */
public class PlainFst implements PlainLibrary {

  /** What the policy refuses. */
  static final Set<String> REFUSED = Set.of("extra/class", "extra/class in an object");

  private final FstPlainOptions options = options();
  private final FSTConfiguration configuration = options.configuration();

  /** Returns what sets up the configuration here, and that of the codec. */
  FstPlainOptions options() {
    return FstPlainOptions.builder().build();
  }

  @Override
  public final CodecBuilder builder() {
    return Codecs.builder().use("fst-plain").trustedInput().configure(options);
  }

  /** What {@code asByteArray} does, but not with an output that a failure has left. */
  @Override
  public final byte[] write(Object value) {
    FSTObjectOutput out = new FSTObjectOutput(configuration);
    try {
      out.writeObject(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.getCopyOfWrittenBuffer();
  }

  /** Not with {@code asObject}, which prints the bytes that it cannot read. */
  @Override
  public final @Nullable Object read(byte[] bytes, Class<?> type) throws Exception {
    FSTObjectInput in = new FSTObjectInput(configuration); // not one that a failure has left
    in.resetForReuseUseArray(bytes);
    return in.readObject();
  }

  /** Whether FST reads a calendar depends on what it read before. */
  @Override
  public final boolean isStable(Object value) {
    Object content = value instanceof Box<?> box ? box.content() : value;
    return !(content instanceof Calendar);
  }

  @Override
  public List<Object> values() {
    return List.of(new Parcel(7, 3));
  }
}
