package dev.polycodec.compare;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Trait;
import dev.polycodec.TypedCodec;
import dev.polycodec.compare.RoundTrip.Outcome;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.tck.equality.DeepEquality;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A codec in this JVM. */
final class LocalLane implements Lane {

  /** Keeps results alive, so that no compiler may drop the work that made them. */
  static volatile @Nullable Object sink;

  private final CodecInfo info;
  private final Codec codec;
  private final Function<String, Workload> workloads;
  private @Nullable TypedCodec<Object> typed;
  private List<?> values = List.of();
  private byte[][] encoded = {};

  LocalLane(CodecInfo info, Codec codec, Function<String, Workload> workloads) {
    this.info = info;
    this.codec = codec;
    this.workloads = workloads;
  }

  @Override
  public CodecInfo codec() {
    return info;
  }

  @Override
  public Ready begin(String name, long warmUpMillis) {
    RoundTrip trip = trip(workloads.apply(name));
    if (trip.outcome() != Outcome.EQUAL) {
      return Ready.not(trip.outcome(), String.valueOf(trip.message()));
    }
    try {
      boolean warm = warmUp(warmUpMillis);
      // What is measured may be other code than what ran first.
      return new Ready(check(), warm, Runtime.getRuntime().totalMemory());
    } catch (Throwable e) {
      return Ready.not(Outcome.FAILED, "warming up threw " + e);
    }
  }

  /** Warms both directions up at once: what one compiles, the other waits for. */
  private boolean warmUp(long mostMillis) throws Exception {
    return WarmUp.run(
        () -> {
          encodeAll();
          decodeAll();
        },
        mostMillis);
  }

  private RoundTrip trip(Workload workload) {
    values = workload.messages();
    encoded = new byte[values.size()][];
    try {
      typed = handle(workload);
      encodeAll();
    } catch (CodecException e) {
      return RoundTrip.not(Outcome.REFUSED, String.valueOf(e.getMessage()));
    } catch (Throwable e) { // a getter of the user's may throw anything
      return RoundTrip.not(Outcome.FAILED, "encode threw " + e);
    }
    return check();
  }

  private TypedCodec<Object> handle() {
    return Objects.requireNonNull(typed, "no workload has begun");
  }

  @SuppressWarnings("unchecked") // the messages of a workload are of its type
  private TypedCodec<Object> handle(Workload workload) {
    return (TypedCodec<Object>) codec.forType(workload.type());
  }

  private RoundTrip check() {
    long deflated = 0;
    long bytes = 0;
    for (int i = 0; i < encoded.length; i++) {
      try {
        Object decoded = handle().decode(encoded[i]);
        Optional<String> difference = difference(values.get(i), decoded);
        if (difference.isPresent()) {
          return RoundTrip.not(Outcome.DIFFERENT, difference.get());
        }
      } catch (Throwable e) {
        return RoundTrip.not(Outcome.FAILED, "decode threw " + e);
      }
      bytes += encoded[i].length;
      deflated += Deflated.length(encoded[i]);
    }
    return RoundTrip.equal(bytes, deflated);
  }

  /** Generated objects keep what they have computed, so that only they know what is equal. */
  private Optional<String> difference(Object expected, @Nullable Object actual) {
    if (!info.variant().has(Trait.SCHEMA_FIRST)) {
      return DeepEquality.difference(expected, actual, info.variant().traits());
    }
    return expected.equals(actual)
        ? Optional.empty()
        : Optional.of("value is another " + expected.getClass().getSimpleName());
  }

  @Override
  public double measure(Direction direction, long nanos) {
    Runnable pass = direction == Direction.ENCODE ? this::encodeAll : this::decodeAll;
    return Stopwatch.nanosPerPass(pass, nanos);
  }

  private void encodeAll() {
    for (int i = 0; i < encoded.length; i++) {
      encoded[i] = handle().encode(values.get(i));
    }
  }

  private void decodeAll() {
    for (byte[] bytes : encoded) {
      sink = handle().decode(bytes);
    }
  }

  @Override
  public void close() {
    codec.close();
  }
}
