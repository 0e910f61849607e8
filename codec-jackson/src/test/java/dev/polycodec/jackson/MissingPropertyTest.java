package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a message says nothing of is what the constructor makes it, as in any mapper. */
class MissingPropertyTest {

  static class Base {
    private long timeout = 30L;
  }

  static final class Settings extends Base {
    public @Nullable String name;
    private int port = 8080;
    private @Nullable Integer limit = 5;
    private final List<String> hosts = new ArrayList<>(List.of("localhost"));

    private Settings() {}
  }

  static final class Group {
    public @Nullable Settings first;
    public @Nullable List<Settings> others;
  }

  /** What wrote the messages before there were more properties. */
  record Named(@Nullable String name) {}

  record NamedGroup(Named first, List<Named> others) {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void anInitialisedFieldKeepsItsValue(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      Named old = new Named("main");
      requireInitial(codec.decode(codec.encode(old), Settings.class));
      byte[] bytes = codec.encode(new NamedGroup(old, List.of(old)));
      Group group = codec.decode(bytes, Group.class);
      assertThat(group.others).hasSize(1).allSatisfy(MissingPropertyTest::requireInitial);
      requireInitial(group.first);
    }
  }

  private static void requireInitial(@Nullable Settings settings) {
    assertThat(settings).isNotNull();
    assertThat(settings.name).isEqualTo("main");
    assertThat(settings.port).isEqualTo(8080);
    assertThat(settings.limit).isEqualTo(5);
    assertThat(settings.hosts).containsExactly("localhost");
    assertThat(((Base) settings).timeout).isEqualTo(30L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void aNullThatWasWrittenIsNull(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      Settings written = new Settings();
      written.limit = null;
      assertThat(codec.decode(codec.encode(written), Settings.class).limit).isNull();
    }
  }
}
