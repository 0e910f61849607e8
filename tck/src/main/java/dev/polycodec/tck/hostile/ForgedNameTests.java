package dev.polycodec.tck.hostile;

import static dev.polycodec.tck.hostile.HostileCase.ARRAY_CLASS_VALUE;
import static dev.polycodec.tck.hostile.HostileCase.CLASS_NAMES;
import static dev.polycodec.tck.hostile.HostileCase.CLASS_VALUE;
import static dev.polycodec.tck.hostile.HostileCase.DIMENSIONS;
import static dev.polycodec.tck.hostile.HostileCase.EXTERNALIZABLE;
import static dev.polycodec.tck.hostile.HostileCase.LAMBDA;
import static dev.polycodec.tck.hostile.HostileCase.LETTER_CASE;
import static dev.polycodec.tck.hostile.HostileCase.LONG_ARRAY_NAME;
import static dev.polycodec.tck.hostile.HostileCase.MALFORMED_NAME;
import static dev.polycodec.tck.hostile.HostileCase.NAME_PREFIX;
import static dev.polycodec.tck.hostile.HostileCase.NESTED_SEPARATOR;
import static dev.polycodec.tck.hostile.HostileCase.NESTED_TYPE_ARGUMENT;
import static dev.polycodec.tck.hostile.HostileCase.PROXY;
import static dev.polycodec.tck.hostile.HostileCase.PROXY_SUFFIX;
import static dev.polycodec.tck.hostile.HostileCase.REMOTE;
import static dev.polycodec.tck.hostile.HostileCase.RENAMED_CLASS;
import static dev.polycodec.tck.hostile.HostileCase.SERIALIZER;
import static dev.polycodec.tck.hostile.HostileCase.SHARED_CACHE;
import static dev.polycodec.tck.hostile.HostileCase.THROWABLE;
import static dev.polycodec.tck.hostile.HostileCase.TYPE_ARGUMENT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.hostile.evilp.Evil;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Names that no codec writes are refused like any other, in every place where a name can be. */
public abstract class ForgedNameTests extends PayloadGroup {

  private static final String ALLOWED = Evil.Bean.class.getName();
  private static final String REFUSED = ALLOWED.replace("evilp", "evilq");

  /** What some application may think that it should allow, and the policy never does. */
  private static final String[] NEVER_ALLOWED = {
    "java.lang.Class*", "java.lang.invoke.*", "com.sun.proxy.*", "jdk.proxy2.*"
  };

  private static final String REFUSAL =
      "(No policy allows|The policy does not allow|A class name has|An array class has) .*";

  private static final int MANY = 5_000;
  private static final long MAX_RETAINED = 1 << 20;

  /** A name, and the case for which it stands. */
  private record Forged(HostileCase number, String text, String name) {
    Forged(HostileCase number, String name) {
      this(number, name, name);
    }
  }

  private static List<Forged> names() {
    return List.of(
        new Forged(CLASS_VALUE, "java.lang.ClassValue"),
        new Forged(ARRAY_CLASS_VALUE, "[Ljava.lang.ClassValue;"),
        new Forged(THROWABLE, "java.lang.ThreadDeath"),
        new Forged(THROWABLE, "javax.management.BadAttributeValueExpException"),
        new Forged(EXTERNALIZABLE, REFUSED.replace("Bean", "Outside")),
        new Forged(PROXY, "com.sun.proxy.$Proxy0"),
        new Forged(PROXY, "jdk.proxy2.$Proxy0"),
        new Forged(LAMBDA, "java.lang.invoke.SerializedLambda"),
        new Forged(TYPE_ARGUMENT, "java.util.ArrayList<" + REFUSED + ">"),
        new Forged(NESTED_TYPE_ARGUMENT, "java.util.HashMap<java.lang.String,[L" + REFUSED + ";>"),
        new Forged(RENAMED_CLASS, ALLOWED + "|" + REFUSED),
        new Forged(SERIALIZER, "com.esotericsoftware.kryo.serializers.JavaSerializer"),
        new Forged(SERIALIZER, "com.caucho.hessian.io.JavaDeserializer"),
        new Forged(SERIALIZER, "one.nio.serial.ClassSerializer"),
        new Forged(PROXY_SUFFIX, ALLOWED + "_ActorProxy"),
        new Forged(REMOTE, "com.caucho.hessian.io.HessianRemote"),
        new Forged(REMOTE, "one.nio.rpc.RemoteCall"),
        new Forged(NAME_PREFIX, ALLOWED + "Evil"),
        new Forged(NAME_PREFIX, ALLOWED.substring(0, ALLOWED.length() - 1)),
        new Forged(NESTED_SEPARATOR, ALLOWED.replace('$', '.')),
        new Forged(LETTER_CASE, ALLOWED.replace("Bean", "bean")),
        new Forged(MALFORMED_NAME, "slashes", ALLOWED.replace('.', '/')),
        new Forged(MALFORMED_NAME, "descriptor", "L" + ALLOWED + ";"),
        new Forged(MALFORMED_NAME, "half an array", "[L" + ALLOWED),
        new Forged(MALFORMED_NAME, "zero character", ALLOWED + "\0"),
        new Forged(MALFORMED_NAME, "empty part", ALLOWED.replace(".", "..")),
        new Forged(MALFORMED_NAME, "nothing", ""),
        new Forged(MALFORMED_NAME, "brackets only", "[".repeat(300)),
        new Forged(MALFORMED_NAME, "70,000 characters", "x".repeat(70_000)),
        new Forged(DIMENSIONS, "255 dimensions", "[".repeat(255) + "Ljava.lang.String;"),
        new Forged(LONG_ARRAY_NAME, "65,000 dimensions", "[".repeat(65_000) + "I"));
  }

  @TestFactory
  @DisplayName("A forged name is refused, and nothing is loaded")
  Stream<DynamicTest> forgedNamesAreRefused() {
    return names().stream().flatMap(this::tests);
  }

  private Stream<DynamicTest> tests(Forged forged) {
    List<Crafted> messages = new ArrayList<>();
    for (Crafted crafted : target.bytes().named(forged.name)) {
      if (crafted.reason() == null) {
        messages.add(crafted);
      } else {
        target.ledger().cannot(forged.number, crafted.reason());
      }
    }
    return messages.isEmpty()
        ? Stream.of()
        : Stream.of(
            target.ledger().test(forged.number, forged.text, () -> refuse(forged, messages)));
  }

  private void refuse(Forged forged, Collection<Crafted> messages) {
    SpyLoader loader = new SpyLoader();
    try (Codec codec =
        target.builders().get().allow(ALLOWED).allow(NEVER_ALLOWED).classLoader(loader).build()) {
      for (Crafted crafted : messages) {
        byte[] message = target.message(codec, crafted, new Bait.Any());
        assertThat(catchThrowable(() -> codec.decode(message, Bait.Any.class)))
            .isInstanceOfAny(TypeNotAllowedException.class, MalformedDataException.class)
            .message()
            .matches(REFUSAL);
      }
    }
    assertThat(loader.asked()).doesNotContain(forged.name);
    assertThat(Initialized.names()).isEmpty();
  }

  @TestFactory
  @DisplayName("A class that another user of the library made known to it is refused")
  Stream<DynamicTest> classesKnownToTheLibraryAreRefused() {
    return target.bytes().named(Bait.Stranger.class.getName()).stream()
        .flatMap(crafted -> expressible(SHARED_CACHE, crafted))
        .map(
            crafted ->
                target
                    .ledger()
                    .test(
                        SHARED_CACHE,
                        "known to the library",
                        () -> {
                          target.bytes().useLibrary(new Bait.Stranger());
                          requireNotAllowed(crafted);
                        }));
  }

  private void requireNotAllowed(Crafted crafted) {
    try (Codec codec = target.builders().get().build()) {
      byte[] message = target.message(codec, crafted, new Bait.Any());
      assertThat(catchThrowable(() -> codec.decode(message, Bait.Any.class)))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }

  @TestFactory
  @DisplayName("Refused names leave nothing behind")
  Stream<DynamicTest> refusedNamesAreForgotten() {
    return target.bytes().named("x").stream()
        .limit(1)
        .flatMap(crafted -> expressible(CLASS_NAMES, crafted))
        .map(crafted -> target.ledger().test(CLASS_NAMES, "5,000 names", this::requireForgotten));
  }

  private void requireForgotten() {
    try (Codec codec = target.builders().get().build()) {
      decode(codec, 0, 100);
      long before = Measured.usedHeap();
      decode(codec, 100, MANY);
      assertThat(Measured.usedHeap() - before).as("bytes retained").isLessThan(MAX_RETAINED);
    }
  }

  private void decode(Codec codec, int from, int to) {
    Bait.Any model = new Bait.Any();
    for (int i = from; i < to; i++) {
      String name = "x".repeat(300) + i;
      byte[] message = target.message(codec, target.bytes().named(name).get(0), model);
      assertThat(catchThrowable(() -> codec.decode(message, Bait.Any.class)))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }

  private Stream<Crafted> expressible(HostileCase number, Crafted crafted) {
    if (crafted.reason() == null) {
      return Stream.of(crafted);
    }
    target.ledger().cannot(number, crafted.reason());
    return Stream.of();
  }
}
