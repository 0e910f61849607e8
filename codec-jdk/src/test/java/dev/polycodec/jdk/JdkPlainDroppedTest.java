package dev.polycodec.jdk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecListener;
import dev.polycodec.Codecs;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Listeners are told of fields that the JDK leaves out. */
class JdkPlainDroppedTest {

  static class Reachable implements Serializable {
    private static final long serialVersionUID = 1L;

    String phone = "555";
    int floor = 1;
  }

  /** As it was written. */
  static class Guest1 extends Reachable {
    private static final long serialVersionUID = 1L;

    String name = "Ann";
  }

  /** As it is read. */
  static class Guest2 implements Serializable {
    private static final long serialVersionUID = 1L;

    String name;
  }

  abstract static class Office1 implements Serializable {
    private static final long serialVersionUID = 1L;

    String phone = "555";
    int floor = 1;
  }

  abstract static class Office2 implements Serializable {
    private static final long serialVersionUID = 1L;

    int floor;
  }

  static class Clerk1 extends Office1 {
    private static final long serialVersionUID = 1L;

    Guest1 visited = new Guest1();
  }

  static class Clerk2 extends Office2 {
    private static final long serialVersionUID = 1L;

    Guest2 visited;
  }

  private final PlainJdk plain = new PlainJdk();
  private final List<String> told = new ArrayList<>();

  @Test
  void superclassThatIsNoneAnyMoreIsTold() throws Exception {
    assertThat(((Guest2) read(new Guest1())).name).isEqualTo("Ann");
    assertThat(told).containsExactlyInAnyOrder("Guest2.phone", "Guest2.floor");
  }

  @Test
  void fieldOfAnAbstractSuperclassIsTold() throws Exception {
    Clerk1 clerk = new Clerk1();
    clerk.visited = null;
    assertThat(((Clerk2) read(clerk)).floor).isEqualTo(1);
    assertThat(told).containsExactly("Office2.phone");
  }

  @Test
  void whatFollowsASuperclassIsToldApart() throws Exception {
    assertThat(((Clerk2) read(new Clerk1())).visited.name).isEqualTo("Ann");
    assertThat(told).containsExactlyInAnyOrder("Office2.phone", "Guest2.phone", "Guest2.floor");
  }

  @Test
  void superclassesThatAreStillThereLoseNothing() throws Exception {
    byte[] bytes = plain.write(List.of(new Guest1(), new Clerk1(), new Reachable()));
    try (Codec codec = codec()) {
      assertThat(codec.decode(bytes, List.class)).hasSize(3);
    }
    assertThat(told).isEmpty();
  }

  /** Reads an object as one of the classes of today. */
  private Object read(Object old) throws IOException {
    String text = new String(plain.write(old), ISO_8859_1);
    byte[] bytes = text.replaceAll("(?<=Guest|Office|Clerk)1", "2").getBytes(ISO_8859_1);
    try (Codec codec = codec()) {
      return codec.decode(bytes, Object.class);
    }
  }

  private Codec codec() {
    return Codecs.builder()
        .use("jdk-plain")
        .allow(getClass().getName() + "$*")
        .listener(
            new CodecListener() {
              @Override
              public void onDropped(Dropped field) {
                told.add(field.type().getSimpleName() + "." + field.name());
              }
            })
        .build();
  }
}
