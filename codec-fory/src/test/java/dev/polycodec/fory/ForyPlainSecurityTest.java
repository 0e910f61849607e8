package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ForyPlainSecurityTest {

  private static final String HOME = ForyPlainSecurityTest.class.getName();
  private static final int THREADS = 8;

  /** Where it is, after the first byte, that of a reference, and that of a class. */
  private static final int LENGTH = 3;

  private static final int ROUNDS = 50;

  static class Base {}

  static class Right extends Base {}

  static class Wrong {}

  static class Owner {
    Base base = new Right();
  }

  record Any(Object content) {}

  private static CodecBuilder builder() {
    return Codecs.builder().use("fory-plain").trustedInput();
  }

  private static Codec open() {
    return builder().allow(HOME + "$*").build();
  }

  private static byte[] written(Object value) {
    return new PlainFory().write(value);
  }

  /** Each bit of a message is changed: among them those of references, numbers and names. */
  @Test
  void anObjectOfAWrongClassIsNotStored() {
    byte[] bytes = written(new Any(List.of(new Wrong(), new Owner(), new Owner())));
    int refused = 0;
    try (Codec codec = open()) {
      for (int bit = 0; bit < Byte.SIZE * bytes.length; bit++) {
        byte[] hostile = bytes.clone();
        hostile[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
        try {
          requireSound(codec.decode(hostile, Any.class));
        } catch (CodecException e) {
          refused++;
        }
      }
    }
    assertThat(refused).isBetween(1, Byte.SIZE * bytes.length - 1);
  }

  private static void requireSound(@Nullable Any any) {
    if (any != null && any.content() instanceof List<?> list) {
      for (Object each : list) {
        Object base = each instanceof Owner owner ? owner.base : null;
        assertThat(base == null || base instanceof Base).isTrue();
      }
    }
  }

  @Test
  void aClassThatAnEarlierMessageWasAllowedIsRefusedInAnother() {
    byte[] bytes = written(new Any(new Right()));
    try (Codec codec = builder().build()) {
      assertThat(codec.decode(written(new Right()), Right.class)).isNotNull();
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("The policy does not allow the class " + HOME + "$Right");
      assertThatThrownBy(() -> codec.encode(new Any(new Right())))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("The policy does not allow the class " + HOME + "$Right");
    }
  }

  /** The engines of one codec share what they generate, and nothing else. */
  @Test
  void whatOneThreadIsAllowedIsRefusedInAnother() throws Exception {
    byte[] right = written(new Right());
    byte[] any = written(new Any(new Right()));
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (Codec codec = builder().build()) {
      Callable<Void> rounds =
          () -> {
            for (int i = 0; i < ROUNDS; i++) {
              assertThat(codec.encode(codec.decode(right, Right.class))).isEqualTo(right);
              assertThat(catchThrowable(() -> codec.decode(any, Any.class)))
                  .isInstanceOf(TypeNotAllowedException.class);
            }
            return null;
          };
      for (Future<Void> done : threads.invokeAll(Collections.nCopies(THREADS, rounds))) {
        done.get();
      }
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void aClassIsNoValue() {
    byte[] bytes = written(new Any(String.class));
    try (Codec codec = open()) {
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage("No policy allows the class java.lang.Class");
    }
  }

  /** A number in front of what follows, which becomes the largest that there is. */
  @Test
  void aContainerLongerThanItsBytesIsNotAllocated() {
    for (Object root :
        List.of(
            new byte[] {1},
            new Object[] {1},
            "a",
            new ArrayList<>(List.of(1)),
            new HashMap<>(Map.of(1, 1)),
            new TreeSet<>(List.of(1)))) {
      byte[] bytes = written(root);
      ByteBuffer bomb = ByteBuffer.allocate(bytes.length + 4).put(bytes, 0, LENGTH);
      bomb.putInt(-1).put((byte) 7).put(bytes, LENGTH + 1, bytes.length - LENGTH - 1);
      try (Codec codec = open()) {
        assertThatThrownBy(() -> codec.decode(bomb.array(), root.getClass()))
            .isInstanceOfAny(MalformedDataException.class, LimitExceededException.class);
      }
    }
  }

  @Test
  void aCapacityThatTakesNoBytesIsPaidFor() {
    byte[] bytes = written(new ArrayBlockingQueue<>(1));
    byte[] bomb = ByteBuffer.allocate(bytes.length + 4).put(bytes).array();
    ByteBuffer.wrap(bomb).position(bytes.length - 1).putInt(-1).put((byte) 7);
    try (Codec codec = open()) {
      assertThatThrownBy(() -> codec.decode(bomb, ArrayBlockingQueue.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessage(
              "The message takes too much memory for its length; raise Limits.withMaxExpansion if"
                  + " that is expected");
    }
  }

  @Test
  void moreObjectsThanTheLimitAreRefusedInBothDirections() {
    List<Object> many = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      many.add(new Right());
    }
    byte[] bytes = written(many);
    try (Codec codec =
        builder().allow(HOME + "$*").limits(Limits.defaults().withMaxObjects(20)).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, ArrayList.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessage(
              "The message has more than 20 objects; raise Limits.withMaxObjects if that is"
                  + " expected");
      assertThatThrownBy(() -> codec.encode(many)).isInstanceOf(LimitExceededException.class);
    }
  }

  @Test
  void keysThatTakeTooLongAreRefused() {
    Set<Object> twins = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      twins.add(new Twin(i));
    }
    byte[] bytes = written(new Any(twins));
    Limits few = Limits.defaults().withMaxKeySteps(10);
    try (Codec codec = builder().allow(HOME + "$*").limits(few).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("more than 10 steps to hash and compare");
    }
    try (Codec codec = open()) {
      assertThat(codec.decode(bytes, Any.class).content()).isEqualTo(twins);
    }
  }

  /** All have the same hash, and no order. */
  record Twin(int number) {
    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** Fory hands a set the map that it is a view of, which is not filled before the set is. */
  @Test
  void aSetThatIsAViewOfAMapHoldsThatMapAndNoOther() throws Exception {
    Set<Object> set = Collections.newSetFromMap(new HashMap<>());
    set.addAll(List.of("a", "b"));
    try (Codec codec = open()) {
      Any back = codec.decode(codec.encode(new Any(set)), Any.class);
      assertThat(back.content()).isEqualTo(set);
      try (ObjectOutputStream out = new ObjectOutputStream(OutputStream.nullOutputStream())) {
        out.writeObject(back.content()); // what stands for a map while it is filled is not written
      }
    }
  }
}
