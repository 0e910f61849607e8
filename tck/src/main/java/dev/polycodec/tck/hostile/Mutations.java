package dev.polycodec.tck.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Figures.Circle;
import dev.polycodec.tck.model.Figures.Drawing;
import dev.polycodec.tck.model.Figures.Square;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Node;
import dev.polycodec.tck.model.Open.Loose;
import dev.polycodec.tck.model.Open.Named;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.People.Person;
import dev.polycodec.tck.model.Records.Line;
import dev.polycodec.tck.model.Records.Point;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Decodes mutated messages in a JVM of its own, which a crash or a full heap would end. */
final class Mutations {

  private static final int HANG_SECONDS = 20;
  private static final int[] EDGES = {0, 1, 0x7f, 0x80, 0xff, 0xfe, 0x40, 0x20};

  private final Random random;
  private final Codec codec;
  private final @Nullable PlainLibrary library;
  private volatile byte @Nullable [] current;
  private int refused;
  private int decoded;

  private Mutations(Codec codec, @Nullable PlainLibrary library, long seed) {
    this.codec = codec;
    this.library = library;
    this.random = new Random(seed);
  }

  /**
   * Takes the name of a codec, a seed, how many messages to decode, and the class of the plain
   * library that writes them if the codec does not; prints two counts.
   */
  public static void main(String[] arguments) throws Exception {
    PlainLibrary library = arguments.length > 3 ? library(arguments[3]) : null;
    CodecBuilder builder = library == null ? Codecs.builder().use(arguments[0]) : library.builder();
    try (Codec codec = builder.allow("dev.polycodec.tck.model.*").build()) {
      Mutations run = new Mutations(codec, library, Long.parseLong(arguments[1]));
      run.watch();
      run.run(Integer.parseInt(arguments[2]));
      System.out.println(run.refused + " refused, " + run.decoded + " decoded");
    }
  }

  private static PlainLibrary library(String name) throws ReflectiveOperationException {
    return (PlainLibrary) Class.forName(name).getConstructor().newInstance();
  }

  /** Ends the JVM, naming the message, when one is decoded for longer than any takes. */
  private void watch() {
    Thread watchdog =
        new Thread(
            () -> {
              byte[] before = null;
              while (true) {
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(HANG_SECONDS));
                byte[] now = current;
                if (now != null && now == before) {
                  System.err.println("Hangs on " + HexFormat.of().formatHex(now));
                  Runtime.getRuntime().halt(2);
                }
                before = now;
              }
            });
    watchdog.setDaemon(true);
    watchdog.start();
  }

  private void run(int count) throws Exception {
    List<byte[]> messages = new ArrayList<>();
    List<Class<?>> types = new ArrayList<>();
    for (Object value : values()) {
      byte[] message = written(value);
      if (message.length > 0) {
        messages.add(message);
        types.add(value.getClass());
      }
    }
    for (int i = 0; i < count; i++) {
      int at = i % messages.size();
      decode(mutated(messages.get(at)), types.get(at));
    }
  }

  /** Returns the message of a value, or none if the value is beyond the codec or its library. */
  private byte[] written(Object value) throws Exception {
    if (library == null) {
      try {
        return codec.encode(value);
      } catch (EncodeException e) {
        return new byte[0];
      }
    }
    return library.reads(value) ? library.write(value) : new byte[0];
  }

  private List<Object> values() {
    List<Object> values = new ArrayList<>(ofTheKit());
    if (library != null) {
      values.addAll(library.values());
    }
    return values;
  }

  private static List<Object> ofTheKit() {
    Node shared = new Node("shared");
    Map<String, Object> map = new HashMap<>(Map.of("a", 1L, "b", List.of(2, "c")));
    map.put("d", new TreeMap<>(Map.of(1, Color.RED)));
    List<Object> list = new ArrayList<>(List.of(new UUID(1, 2), Instant.EPOCH, new int[] {1, 2}));
    list.add(new Object[] {"x", Optional.of(3), map});
    Address home = new Address("Main Street", 12);
    return List.of(
        new Person("Ann", 1, home, List.of(home), Map.of(Color.RED, home)),
        new Drawing(new Circle(1), List.of(new Square(2)), null, null),
        new Line(new Point(1, 2), new Point(3, 4)),
        new Node("root").to(shared).to(new Node("other").to(shared)),
        new Box<Object>(list),
        new Loose(new Point(1, 2), 3L, "text", new Named("plugin")));
  }

  private byte[] mutated(byte[] message) {
    byte[] bytes = message.clone();
    for (int i = random.nextInt(3); i >= 0; i--) {
      bytes = mutatedOnce(bytes);
    }
    return bytes;
  }

  private byte[] mutatedOnce(byte[] bytes) {
    int at = random.nextInt(bytes.length);
    switch (random.nextInt(6)) {
      case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
      case 1 -> bytes[at] = (byte) random.nextInt();
      case 2 -> bytes[at] = (byte) EDGES[random.nextInt(EDGES.length)];
      case 3 -> bytes[at] += (byte) (random.nextBoolean() ? 1 : -1);
      case 4 -> copyWithin(bytes, at);
      default -> {
        for (int i = at; i < Math.min(bytes.length, at + 5); i++) {
          bytes[i] = (byte) 0xff;
        }
      }
    }
    return bytes;
  }

  private void copyWithin(byte[] bytes, int at) {
    int length = Math.min(1 + random.nextInt(8), bytes.length - at);
    System.arraycopy(bytes, random.nextInt(bytes.length - length + 1), bytes, at, length);
  }

  private void decode(byte[] bytes, Class<?> type) throws Exception {
    Object value;
    current = bytes;
    try {
      value = codec.decode(bytes, type);
    } catch (CodecException e) {
      refused++;
      return;
    } catch (RuntimeException | Error e) {
      throw new AssertionError("Not translated, from " + HexFormat.of().formatHex(bytes), e);
    }
    decoded++;
    Optional<String> violation = Soundness.violation(value);
    if (violation.isPresent()) {
      throw new AssertionError(violation.get() + ", from " + HexFormat.of().formatHex(bytes));
    }
  }
}
