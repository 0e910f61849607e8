package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.tck.hostile.HostileCase;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Tracked;
import dev.polycodec.tck.model.Tracked.Crate;
import dev.polycodec.tck.model.Tracked.Mark;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** An idle codec keeps no object of its last message from being collected, nor its bytes. */
abstract class LeftoverTests extends Kit.Group {

  private static final int MARKS = 20;

  /** Ends a message with a failure once all that precedes it is encoded, or decoded. */
  private static final Limits SHALLOW = Limits.defaults().withMaxDepth(10);

  private final List<Codec> codecs = new ArrayList<>();
  private final List<WeakReference<byte[]>> messages = new ArrayList<>();

  @AfterEach
  void close() {
    codecs.forEach(Codec::close);
    Tracked.forget();
  }

  /** All with one look at the heap: the numbers of the marks that are left tell what kept them. */
  @Test
  @DisplayName("Nothing of a value outlives its message, which is complete, compressed or refused")
  void nothingIsKept() throws Throwable {
    each(0, 0, value -> codec(Limits.defaults()).encode(value));
    each(100, 0, value -> decode(subject.open(), codec(Limits.defaults()), value));
    each(200, 30, value -> refuses(() -> codec(SHALLOW).encode(value)));
    each(300, 30, value -> refuses(() -> decode(subject.open(), codec(SHALLOW), value)));
    Codec compressed = keep(builder().envelope(Envelopes.defaults().deflate(1)));
    decode(compressed, compressed, crate(400, 0));
    requireNothingKept();
  }

  @Test
  @DisplayName("No array that was encoded outlives its message")
  void noEncodedArrayIsKept() throws Throwable {
    encode(codec(Limits.defaults()), new byte[70_000]);
    requireNothingKept();
  }

  private void encode(Codec codec, byte[] array) {
    messages.add(new WeakReference<>(array));
    codec.encode(array);
  }

  private interface Use {
    void on(Object value);
  }

  /**
   * Uses, each with a codec of its own, every kind of container that can hold marks, whose numbers
   * begin with the first.
   */
  private void each(int first, int depth, Use use) {
    use.on(crate(first, depth));
    if (subject.claims(Trait.CARRIES_TYPES)) {
      for (Function<List<Mark>, Object> kind : kinds().values()) {
        Object[] content = {kind.apply(marks(first)), depth == 0 ? "flat" : Link.chain(depth)};
        use.on(new Box<>(content));
      }
    }
  }

  private static Crate crate(int first, int depth) {
    return new Crate(marks(first), depth == 0 ? null : Link.chain(depth));
  }

  private static List<Mark> marks(int first) {
    return IntStream.range(first, first + MARKS).mapToObj(Mark::new).toList();
  }

  private static Map<String, Function<List<Mark>, Object>> kinds() {
    Map<String, Function<List<Mark>, Object>> kinds = new LinkedHashMap<>();
    kinds.put("list", ArrayList::new);
    kinds.put("immutable list", marks -> marks);
    kinds.put("queue", ArrayDeque::new);
    kinds.put("copied list", CopyOnWriteArrayList::new);
    kinds.put("copied set", CopyOnWriteArraySet::new);
    kinds.put("set", HashSet::new);
    kinds.put("linked set", LinkedHashSet::new);
    kinds.put("set of sets", marks -> new HashSet<>(Set.of(new HashSet<>(marks))));
    kinds.put("immutable set", Set::copyOf);
    kinds.put("unmodifiable set", marks -> Collections.unmodifiableSet(new HashSet<>(marks)));
    kinds.put("map", marks -> map(marks, new HashMap<>()));
    kinds.put("table", marks -> map(marks, new Hashtable<>()));
    kinds.put("concurrent map", marks -> map(marks, new ConcurrentHashMap<>()));
    kinds.put("identity map", marks -> map(marks, new IdentityHashMap<>()));
    kinds.put("immutable map", marks -> Map.copyOf(map(marks, new HashMap<>())));
    kinds.put("array", List::toArray);
    kinds.put("optional", marks -> Optional.of(marks.get(0)));
    return kinds;
  }

  private static Map<Mark, Mark> map(List<Mark> marks, Map<Mark, Mark> to) {
    marks.forEach(mark -> to.put(mark, mark));
    return to;
  }

  private CodecBuilder builder() {
    return subject.builder().allow(Subject.OPEN);
  }

  private Codec codec(Limits limits) {
    return keep(builder().limits(limits));
  }

  private Codec keep(CodecBuilder builder) {
    Codec codec = builder.build();
    codecs.add(codec);
    return codec;
  }

  private void decode(Codec writer, Codec reader, Object value) {
    byte[] bytes = writer.encode(value);
    messages.add(new WeakReference<>(bytes));
    reader.decode(bytes, value.getClass());
  }

  private static void refuses(Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(LimitExceededException.class);
  }

  /** The codec that is open for all tests gets another message, for it wrote some of these. */
  private void requireNothingKept() throws Throwable {
    subject.ledger().prove(HostileCase.LEFTOVERS, this::requireAllCollected);
  }

  private void requireAllCollected() throws InterruptedException {
    subject.open().encode("another");
    for (int i = 0; i < 20 && isAnythingKept(); i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(codecs).isNotEmpty();
    assertThat(Tracked.alive()).isEmpty();
    assertThat(messages).allMatch(message -> message.refersTo(null));
  }

  private boolean isAnythingKept() {
    return !Tracked.alive().isEmpty()
        || messages.stream().anyMatch(message -> !message.refersTo(null));
  }
}
