package dev.polycodec.jdk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Hooks.Keeping;
import dev.polycodec.tck.model.Records.Point;
import java.io.Serializable;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A class as a value, in an object with hooks of Java")
class JdkClassValuesTest {

  static class Base implements Serializable {
    private static final long serialVersionUID = 1L;
    int number = 1;
  }

  static final class Hooked extends Base {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      return this;
    }
  }

  static class Full extends ArrayList<Object> {
    private static final long serialVersionUID = 1L;
  }

  private static CodecBuilder builder() {
    return Codecs.builder().use("jdk").allow("dev.polycodec.jdk.*", "dev.polycodec.tck.model.*");
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Point.class,
        Color.class,
        Keeping.class,
        Base.class,
        Full.class,
        ArrayList.class,
        HashMap.class,
        Properties.class,
        AbstractList.class,
        Serializable.class,
        List.class,
        Integer.class
      })
  void comesBack(Class<?> type) {
    try (Codec codec = builder().build()) {
      List<Keeping> twice = List.of(new Keeping(type), new Keeping(type));
      List<?> back = codec.decode(codec.encode(new ArrayList<>(twice)), ArrayList.class);
      assertThat(back).allMatch(each -> ((Keeping) each).content() == type);
    }
  }

  @Test
  void isUnderThePolicy() {
    try (Codec codec = builder().build();
        Codec strict = Codecs.builder().use("jdk").build()) {
      Keeping keeping = new Keeping(Point.class);
      byte[] bytes = codec.encode(keeping);
      String advice = "allow(\"" + Point.class.getName() + "\") to the builder";
      assertThatThrownBy(() -> strict.encode(keeping))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining(advice);
      assertThatThrownBy(() -> strict.decode(bytes, Keeping.class))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining(advice);
    }
  }

  /** By the descriptor of such a class, the JDK would fill a list that nobody has counted. */
  @ParameterizedTest
  @ValueSource(classes = {ArrayList.class, Base.class, Point.class})
  void isNoObject(Class<?> type) {
    try (Codec codec = builder().build()) {
      String honest = new String(codec.encode(new Keeping(type)), ISO_8859_1);
      String object = honest.replace("vr\u0001\u0000", "sr\u0001\u0000");
      assertThat(object).isNotEqualTo(honest);
      assertThatThrownBy(() -> codec.decode(object.getBytes(ISO_8859_1), Keeping.class))
          .isExactlyInstanceOf(SchemaMismatchException.class);
    }
  }

  @Test
  void isNoSuperclassOfAnother() {
    try (Codec codec = builder().build()) {
      List<Object> objects = new ArrayList<>(List.of(new Hooked(), new Keeping(Base.class)));
      assertThat(codec.decode(codec.encode(objects), ArrayList.class)).hasSize(2);
      objects.add(0, objects.remove(1));
      assertThatThrownBy(() -> codec.encode(objects)).hasMessageStartingWith(refused(Hooked.class));
    }
  }

  @Test
  void isNoClassOfArraysOfObjects() {
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.encode(new Keeping(Point[].class)))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessageStartingWith(refused(Point[].class));
    }
  }

  private static String refused(Class<?> type) {
    return "An object with Java serialization hooks refers to the class "
        + type.getName()
        + ", which their stream cannot bring back: let it keep the name, or register a Surrogate";
  }
}
