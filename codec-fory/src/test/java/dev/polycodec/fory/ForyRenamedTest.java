package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.SchemaMismatchException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A class that was renamed keeps its old name, in both directions. */
class ForyRenamedTest {

  /** Has the name that bytes have. */
  public record Order(int number, Level level) {}

  /** What it is called now. */
  public record Purchase(int number, Rank level) {}

  /** Has the name that bytes have. */
  public enum Level {
    LOW,
    HIGH
  }

  /** What it is called now. */
  public enum Rank {
    LOW,
    HIGH
  }

  private static CodecBuilder builder(String name) {
    CodecBuilder builder = Codecs.builder().use(name).allow(ForyRenamedTest.class.getName() + "$*");
    return name.equals("fory") ? builder : builder.trustedInput();
  }

  private static Codec before(String name) {
    return builder(name).build();
  }

  private static Codec after(String name) {
    return builder(name)
        .renamed(Order.class.getName(), Purchase.class)
        .renamed(Level.class.getName(), Rank.class)
        .build();
  }

  @ParameterizedTest
  @ValueSource(strings = {"fory", "fory-plain"})
  void objectsAndConstantsAreReadByTheOldName(String name) {
    List<Object> was = new ArrayList<>(List.of(new Order(1, Level.HIGH), Level.LOW));
    List<Object> is = new ArrayList<>(List.of(new Purchase(1, Rank.HIGH), Rank.LOW));
    try (Codec old = before(name);
        Codec fresh = after(name)) {
      assertThat(fresh.decode(old.encode(was), ArrayList.class)).isEqualTo(is);
      assertThat(old.decode(fresh.encode(is), ArrayList.class)).isEqualTo(was);
      assertThat(fresh.decode(fresh.encode(is), ArrayList.class)).isEqualTo(is);
      assertThat(fresh.decode(old.encode(was.get(0)), Purchase.class)).isEqualTo(is.get(0));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fory", "fory-plain"})
  void anArrayIsNotFoundByTheOldName(String name) {
    try (Codec old = before(name);
        Codec fresh = after(name)) {
      byte[] bytes = old.encode(new Order[] {new Order(1, Level.HIGH)});
      assertThatThrownBy(() -> fresh.decode(bytes, Purchase[].class))
          .isExactlyInstanceOf(SchemaMismatchException.class)
          .hasMessage(
              "Fory finds an array of "
                  + Purchase.class.getName()
                  + " by the name that the class has, not by one that it had: keep the name, or put"
                  + " the objects into lists before it is renamed");
    }
  }
}
