package dev.polycodec.tck.hostile;

import dev.polycodec.Codec;
import dev.polycodec.EncodeException;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Failures.Rejected;
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
import dev.polycodec.tck.model.Subclasses.Recent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The messages that are mutated. */
final class MutationSamples {

  private MutationSamples() {}

  /** Returns the messages of the values that a codec, or the library that it reads, can write. */
  static List<Specimen> of(Codec codec, @Nullable PlainLibrary library) throws Exception {
    boolean generated = library instanceof SchemaLibrary;
    List<Object> values = generated ? new ArrayList<>() : new ArrayList<>(ofTheKit());
    if (library != null) {
      values.addAll(library.values());
    }
    List<Specimen> messages = new ArrayList<>();
    for (Object value : values) {
      byte[] message = written(codec, generated ? null : library, value);
      if (message.length > 0) {
        messages.add(new Specimen(value.getClass(), message));
      }
    }
    return messages;
  }

  private static byte[] written(Codec codec, @Nullable PlainLibrary library, Object value)
      throws Exception {
    if (library == null) {
      try {
        return codec.encode(value);
      } catch (EncodeException e) {
        return new byte[0];
      }
    }
    return library.reads(value) ? library.write(value) : new byte[0];
  }

  private static Throwable failure() {
    Throwable cause = new Exception("cause");
    cause.setStackTrace(new StackTraceElement[0]);
    Throwable failure = new Rejected(1, "reason").initCause(cause);
    failure.setStackTrace(Arrays.copyOf(failure.getStackTrace(), 2));
    return failure;
  }

  /** Returns the values of the kit that are written, new ones each time. */
  static List<Object> ofTheKit() {
    Node shared = new Node("shared");
    Map<String, Object> map = new HashMap<>(Map.of("a", 1L, "b", List.of(2, "c")));
    map.put("d", new TreeMap<>(Map.of(1, Color.RED)));
    List<Object> list = new ArrayList<>(List.of(new UUID(1, 2), Instant.EPOCH, new int[] {1, 2}));
    list.add(new Object[] {"x", Optional.of(3), map});
    Recent recent = new Recent(3, true);
    recent.putAll(Map.of("a", 1, "b", 2));
    Address home = new Address("Main Street", 12);
    return List.of(
        new Person("Ann", 1, home, List.of(home), Map.of(Color.RED, home)),
        new Drawing(new Circle(1), List.of(new Square(2)), null, null),
        new Line(new Point(1, 2), new Point(3, 4)),
        new Node("root").to(shared).to(new Node("other").to(shared)),
        new Box<Object>(list),
        new Box<Object>(failure()),
        new Box<Object>(recent),
        new Loose(new Point(1, 2), 3L, "text", new Named("plugin")));
  }
}
