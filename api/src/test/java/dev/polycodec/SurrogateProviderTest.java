package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.SurrogateProvider;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.TinyProvider;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What jars announce for the values of libraries. */
class SurrogateProviderTest {

  static class Money {}

  /** Has a form for a class that is there. */
  public static class Bank implements SurrogateProvider {
    @Override
    public String library() {
      return Money.class.getName();
    }

    @Override
    public List<Surrogate<?, ?>> surrogates() {
      return List.of(
          SurrogateProvider.form(Money.class, String.class, any -> "", form -> new Money()));
    }
  }

  /** Has another form for it. */
  public static class OtherBank extends Bank {}

  /** Needs a library that is not there, and would fail without it. */
  public static class Absent implements SurrogateProvider {
    @Override
    public String library() {
      return "com.acme.Gone";
    }

    @Override
    public List<Surrogate<?, ?>> surrogates() {
      throw new NoClassDefFoundError("com/acme/Gone");
    }
  }

  /** Fits another version of the library. */
  public static class Outdated extends Absent {
    @Override
    public String library() {
      return Money.class.getName();
    }
  }

  /** Sees the API and not the SPI, as the loader of a bundle of OSGi that imports no more. */
  private static final class BundleLoader extends ClassLoader {

    BundleLoader(ClassLoader parent) {
      super(parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("dev.polycodec.spi.")) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }
  }

  @SafeVarargs
  private static CodecBuilder with(Class<? extends SurrogateProvider>... providers) {
    return Codecs.builder().classLoader(loader(providers));
  }

  @SafeVarargs
  private static ClassLoader loader(Class<? extends SurrogateProvider>... providers) {
    String names = Arrays.stream(providers).map(Class::getName).collect(Collectors.joining("\n"));
    return Providers.loader(TinyProvider.class)
        .with("META-INF/services/" + SurrogateProvider.class.getName(), names);
  }

  @Test
  void providersAreFoundForABundleThatImportsTheApiAlone() {
    ClassLoader bundle = new BundleLoader(loader(Bank.class, OtherBank.class));
    assertThatThrownBy(() -> Codecs.builder().classLoader(bundle).build())
        .isInstanceOf(CodecException.class)
        .hasMessageContaining(" has two forms, one of ");
  }

  @Test
  void aLibraryThatIsNotThereBreaksNothing() {
    try (Codec codec = with(Absent.class, Bank.class).build()) {
      assertThat(codec.decode(codec.encode("a"), String.class)).isEqualTo("a");
    }
  }

  @Test
  void twoProvidersOfOneClassAreRefusedWhenTheCodecIsBuilt() {
    assertThatThrownBy(() -> with(Bank.class, OtherBank.class).build())
        .isInstanceOf(CodecException.class)
        .hasMessage(
            Money.class.getName()
                + " has two forms, one of "
                + Bank.class.getName()
                + ", one of "
                + OtherBank.class.getName()
                + ": remove one of the jars");
  }

  @Test
  void aProviderOfAnotherVersionIsNamed() {
    assertThatThrownBy(() -> with(Outdated.class).build())
        .isInstanceOf(CodecException.class)
        .hasMessage(
            Outdated.class.getName()
                + " has failed, or does not fit the version of its library that is there"
                + " (java.lang.NoClassDefFoundError: com/acme/Gone)")
        .hasCauseInstanceOf(NoClassDefFoundError.class);
  }

  @Test
  void aProviderThatIsNotThereIsNamed() {
    assertThatThrownBy(
            () ->
                Codecs.builder()
                    .classLoader(
                        Providers.loader(TinyProvider.class)
                            .with(
                                "META-INF/services/" + SurrogateProvider.class.getName(),
                                "com.acme.Forms"))
                    .build())
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "A provider of surrogates cannot be loaded: dev.polycodec.spi.SurrogateProvider:"
                + " Provider com.acme.Forms not found");
  }

  @Test
  void whatAFunctionThrowsIsHidden() {
    Surrogate<Money, String> surrogate =
        SurrogateProvider.form(
            Money.class,
            String.class,
            any -> "",
            form -> {
              throw new IllegalStateException("the secret " + form);
            });

    assertThatThrownBy(() -> surrogate.fromForm("42"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The bytes hold no valid " + Money.class.getName() + ": IllegalStateException")
        .hasNoCause();
  }

  @Test
  void aContainerMayHoldSeveralTables() {
    Set<Object> told = new HashSet<>();
    var surrogate =
        (dev.polycodec.spi.Message.Filling.Form<?>)
            SurrogateProvider.container(
                Money.class,
                any -> new Object[0],
                form -> new Money(),
                (form, table) ->
                    Stream.of(new HashSet<>(), new TreeSet<>())
                        .forEach(like -> table.accept(like, Arrays.asList(form))));

    assertThat(
            surrogate.keys(
                new Object[] {"a"}, (like, keys) -> told.add(like.getClass().getName() + keys)))
        .isTrue();
    assertThat(told).containsExactlyInAnyOrder("java.util.TreeSet[a]", "java.util.HashSet[a]");
  }

  /** Fails by itself. */
  public static class Failing extends Bank {
    @Override
    public List<Surrogate<?, ?>> surrogates() {
      throw new IllegalStateException("no rates");
    }
  }

  @Test
  void aProviderThatFailsIsNamed() {
    assertThatThrownBy(() -> with(Failing.class).build())
        .isInstanceOf(CodecException.class)
        .hasMessage(
            Failing.class.getName()
                + " has failed, or does not fit the version of its library that is there"
                + " (java.lang.IllegalStateException: no rates)")
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void aProviderThatNeedsANewerJavaIsNamed() {
    ClassLoader newer =
        new ClassLoader(
            Providers.loader(TinyProvider.class)
                .with("META-INF/services/" + SurrogateProvider.class.getName(), "com.acme.Newer")) {
          @Override
          protected Class<?> findClass(String name) {
            throw new UnsupportedClassVersionError(name + " has been compiled by a newer Java");
          }
        };
    assertThatThrownBy(() -> Codecs.builder().classLoader(newer).build())
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "A provider of surrogates cannot be loaded: java.lang.UnsupportedClassVersionError:"
                + " com.acme.Newer has been compiled by a newer Java")
        .hasCauseInstanceOf(UnsupportedClassVersionError.class);
  }
}
