package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.testing.Logs;
import dev.polycodec.testing.ProviderJar;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Providers.FakeLoader;
import dev.polycodec.testing.TinyProvider;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelectionTest {

  @TempDir Path directory;

  private final List<URLClassLoader> loaders = new ArrayList<>();

  @AfterEach
  void closeLoaders() throws IOException {
    for (URLClassLoader loader : loaders) {
      loader.close();
    }
  }

  @Test
  void noneIsAnErrorThatNamesTheArtifacts() {
    refused(Codecs.builder().classLoader(classPath()))
        .isEqualTo(
            "No codec is present in sight of java.net.URLClassLoader, the loader of classLoader()."
                + " Add one of these artifacts of dev.polycodec: polycodec-kryo, polycodec-jackson,"
                + " polycodec-jackson3, polycodec-jdk, polycodec-fst, polycodec-hessian,"
                + " polycodec-protostuff, polycodec-onenio, polycodec-bson,"
                + " polycodec-bson4jackson, polycodec-msgpack, polycodec-fastjson");
  }

  @Test
  void theOnlyPrimaryIsSelected() throws IOException {
    ClassLoader one = classPath(ProviderJar.of(directory, "alpha", "first", "second"));
    try (Codec codec = Codecs.builder().classLoader(one).build()) {
      assertThat(codec.name()).isEqualTo("first");
    }
  }

  @Test
  void severalAreAnErrorThatListsEachWithItsJar() throws IOException {
    Path alpha = ProviderJar.of(directory, "alpha", "first", "second");
    Path beta = ProviderJar.of(directory, "beta", "third");
    refused(Codecs.builder().classLoader(classPath(alpha, beta)))
        .isEqualTo(
            "Several codecs are present: first (%s), third (%s). Name one with use(\"first\"), the"
                    .formatted(alpha.toUri().toURL(), beta.toUri().toURL())
                + " system property polycodec.codec, or the key codec in polycodec.properties; or"
                + " keep one of the jars");
  }

  /** A codec on top of another's jar, which nobody may have asked for. */
  public static final class OnTiny extends TinyProvider {

    @Override
    public List<Variant> variants() {
      return List.of(
          new Variant("upper", 1, Framing.FRAMED, Set.of(Trait.CARRIES_TYPES), Trust.HARDENED));
    }

    @Override
    public Set<String> builtOn() {
      return Set.of("tiny");
    }
  }

  @Test
  void oneThatIsThereForAnotherIsNotSelectedUnasked() {
    ClassLoader both = Providers.loader(TinyProvider.class, OnTiny.class);
    try (Codec codec = Codecs.builder().classLoader(both).build();
        Codec named = Codecs.builder().classLoader(both).use("tiny").build()) {
      assertThat(codec.name()).isEqualTo("upper");
      assertThat(named.name()).isEqualTo("tiny");
    }
  }

  @Test
  void theBuilderNamesAnyVariant() throws IOException {
    ClassLoader two =
        classPath(
            ProviderJar.of(directory, "alpha", "first", "second"),
            ProviderJar.of(directory, "beta", "third"));
    try (Codec codec = Codecs.builder().classLoader(two).use("second").build()) {
      assertThat(codec.name()).isEqualTo("second");
    }
  }

  @Test
  void twoOfOneNameAreAnErrorWithBothJars() throws IOException {
    Path alpha = ProviderJar.of(directory, "alpha", "same");
    Path beta = ProviderJar.of(directory, "beta", "same");
    refused(Codecs.builder().classLoader(classPath(alpha, beta)).use("same"))
        .isEqualTo(
            "Two codecs have the name 'same': one in %s, one in %s; remove one of them"
                .formatted(alpha.toUri().toURL(), beta.toUri().toURL()));
  }

  @Test
  void twoOfOneNumberAreAnErrorWithBothJars() throws IOException {
    Path alpha = ProviderJar.of(directory, "alpha", "kryo");
    Path beta = ProviderJar.of(directory, "beta", "ak");
    refused(Codecs.builder().classLoader(classPath(alpha, beta)).use("kryo"))
        .isEqualTo(
            "The names of two codecs give the same number, so that their bytes cannot be told"
                + " apart:"
                + " kryo (%s) and ak (%s); remove one of them, or rename it"
                    .formatted(alpha.toUri().toURL(), beta.toUri().toURL()));
  }

  @Test
  void unknownNameListsWhatIsPresent() throws IOException {
    ClassLoader one = classPath(ProviderJar.of(directory, "alpha", "second", "first"));
    refused(Codecs.builder().classLoader(one).use("other"))
        .isEqualTo("There is no codec 'other', which use(\"other\") names; present: first, second");
    refused(Codecs.builder().classLoader(classPath()).use("json"))
        .isEqualTo(
            "There is no codec 'json', which use(\"json\") names; present: none in sight of"
                + " java.net.URLClassLoader, the loader of classLoader(). Its artifact is"
                + " dev.polycodec:polycodec-jackson");
    refused(Codecs.builder().classLoader(classPath()).use("kryo-plain"))
        .endsWith("Its artifact is dev.polycodec:polycodec-kryo");
    refused(Codecs.builder().classLoader(classPath()).use("protobuf"))
        .endsWith("Its artifact is dev.polycodec:polycodec-protobuf");
    refused(Codecs.builder().classLoader(classPath()).use("protobuf-json"))
        .endsWith("Its artifact is dev.polycodec:polycodec-protobuf-json");
  }

  @Test
  void misspeltNameIsMetWithTheOneThatIsMeant() throws IOException {
    ClassLoader one = classPath(ProviderJar.of(directory, "alpha", "first", "second"));
    refused(Codecs.builder().classLoader(one).use("frist"))
        .endsWith("present: first, second. Did you mean 'first'?");
    refused(Codecs.builder().classLoader(one).use("kyro"))
        .endsWith("present: first, second. Did you mean 'kryo' of dev.polycodec:polycodec-kryo?");
    refused(Codecs.builder().classLoader(one).use("first").useInside("secnod", String.class))
        .endsWith("present: first, second. Did you mean 'second'?");
    refused(
            Codecs.builder()
                .classLoader(one)
                .use("first")
                .envelope(Envelopes.defaults().alsoRead("secon")))
        .endsWith("present: first, second. Did you mean 'second'?");
    refused(Codecs.builder().classLoader(one).use("onenio-raw"))
        .endsWith(
            "present: first, second. dev.polycodec:polycodec-onenio has onenio,"
                + " onenio-persist-plain, onenio-plain, and no other");
    refused(Codecs.builder().classLoader(one).use("fory-raw"))
        .endsWith(
            "present: first, second. dev.polycodec:polycodec-fory has fory, fory-plain, and no"
                + " other");
    refused(Codecs.builder().classLoader(one).use("elsewhere")).endsWith("present: first, second");
  }

  @Test
  void contextLoaderThatDoesNotSeeThisLibraryGivesWayToOurOwn() {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(ClassLoader.getPlatformClassLoader());
    try {
      refused(Codecs.builder()).startsWith("No codec is present. Add one of");
      refused(Codecs.builder().classLoader(ClassLoader.getPlatformClassLoader()).use("kryo"))
          .isEqualTo(
              "There is no codec 'kryo', which use(\"kryo\") names; present: none in sight of"
                  + " jdk.internal.loader.ClassLoaders$PlatformClassLoader 'platform', the loader"
                  + " of classLoader(). That loader does not see this library itself, and so no"
                  + " codec: name one that does. Its artifact is dev.polycodec:polycodec-kryo");
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void providerThatIsNotThereFailsAutomaticSelection() throws IOException {
    Path alpha = ProviderJar.of(directory, "alpha", "first");
    Path gone = ProviderJar.empty(directory, "gone");
    refused(Codecs.builder().classLoader(classPath(alpha, gone)))
        .isEqualTo(
            "No codec is selected automatically while one fails to load; repair it, or name"
                + " another. Failed to load: java.util.ServiceConfigurationError:"
                + " dev.polycodec.spi.CodecProvider: Provider gone.Provider not found");
  }

  @Test
  void providerThatFailsIsSkippedWhenAnotherIsNamed() throws IOException {
    ClassLoader loader =
        classPath(
            ProviderJar.failing(directory, "broken", "NoClassDefFoundError(\"com/acme/Gone\")"),
            ProviderJar.of(directory, "alpha", "first"));
    String failure =
        "broken.Provider of %s: java.lang.NoClassDefFoundError: com/acme/Gone"
            .formatted(directory.resolve("broken.jar").toUri().toURL());
    Logs.takeWarnings();
    try (Codec codec = Codecs.builder().classLoader(loader).use("first").build()) {
      assertThat(codec.name()).isEqualTo("first");
    }
    assertThat(Logs.takeWarnings())
        .containsExactly("Skipped a codec that failed to load: " + failure);
    refused(Codecs.builder().classLoader(loader)).endsWith("Failed to load: " + failure);
    refused(Codecs.builder().classLoader(loader).use("broken"))
        .isEqualTo(
            "There is no codec 'broken', which use(\"broken\") names; present: first. Failed to"
                + " load: "
                + failure);
  }

  @Test
  void providerOfAnotherVersionThanTheApiIsTold() throws IOException {
    Path jar = ProviderJar.failing(directory, "later", "NoSuchFieldError(\"LATER\")");
    refused(Codecs.builder().classLoader(classPath(jar)))
        .endsWith(
            "Failed to load: later.Provider of "
                + jar.toUri().toURL()
                + ": java.lang.NoSuchFieldError: LATER; the codec's jar and polycodec-api are of"
                + " different versions: give both the same, as polycodec-bom does");
  }

  @Test
  void providerOfAnotherCopyOfTheApiIsTold() throws IOException {
    Path services = Files.createDirectories(directory.resolve("alien/META-INF/services"));
    Files.writeString(services.resolve(CodecProvider.class.getName()), Logs.class.getName());
    refused(Codecs.builder().classLoader(classPath(directory.resolve("alien"))))
        .endsWith(
            "Failed to load: java.util.ServiceConfigurationError:"
                + " dev.polycodec.spi.CodecProvider: dev.polycodec.testing.Logs not a subtype; its"
                + " class belongs to another copy of polycodec-api than this one: have a single copy"
                + " that both the codec and the application see");
  }

  @Test
  void providerThatCannotBeMadeIsToldWithItsReason() throws IOException {
    Path jar = ProviderJar.unmade(directory, "broken", "IllegalStateException(\"no licence\")");
    refused(Codecs.builder().classLoader(classPath(jar)))
        .endsWith(
            "Failed to load: java.util.ServiceConfigurationError:"
                + " dev.polycodec.spi.CodecProvider: Provider broken.Provider could not be"
                + " instantiated (java.lang.IllegalStateException: no licence)");
  }

  @Test
  void resourceOnTheClassPathNamesTheCodec() throws IOException {
    Path settings = Files.createDirectories(directory.resolve("settings"));
    Path file = Files.writeString(settings.resolve("polycodec.properties"), "codec = second\n");
    ClassLoader loader = classPath(ProviderJar.of(directory, "alpha", "first", "second"), settings);
    try (Codec codec = Codecs.builder().classLoader(loader).build()) {
      assertThat(codec.name()).isEqualTo("second");
    }
    Files.writeString(file, "codec=other");
    refused(Codecs.builder().classLoader(loader))
        .isEqualTo(
            "There is no codec 'other', which %s names; present: first, second"
                .formatted(file.toUri().toURL()));
  }

  @Test
  void resourcesThatDisagreeAreAnError() {
    FakeLoader loader =
        Providers.loader(TinyProvider.class)
            .with("polycodec.properties", "codec=tiny", "", "codec=tiny-bare");
    assertThatThrownBy(() -> Codecs.builder().classLoader(loader).build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "codec=tiny in test:polycodec.properties#0 cannot be combined with codec=tiny-bare in"
                + " test:polycodec.properties#2");
  }

  @Test
  void theBuilderGoesBeforeTheResource() {
    FakeLoader loader =
        Providers.loader(TinyProvider.class).with("polycodec.properties", "codec=tiny-bare");
    try (Codec named = Codecs.builder().classLoader(loader).use("tiny").build();
        Codec resource = Codecs.builder().classLoader(loader).build()) {
      assertThat(named.name()).isEqualTo("tiny");
      assertThat(resource.name()).isEqualTo("tiny-bare");
    }
  }

  @Test
  void theContextLoaderIsAskedWhenNoneIsGiven() throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(classPath(ProviderJar.of(directory, "alpha", "first")));
    try (Codec codec = Codecs.create()) {
      assertThat(codec.name()).isEqualTo("first");
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void twoJarsOfOneProviderAreWarnedOf() throws IOException {
    Path alpha = ProviderJar.of(directory, "alpha", "first");
    Path older = Files.copy(alpha, directory.resolve("alpha-0.1.jar"));
    Logs.takeWarnings();
    Codecs.builder().classLoader(classPath(alpha, older)).build().close();
    assertThat(Logs.takeWarnings())
        .containsExactly(
            "The codec 'first' is in several jars, of which the first is used: jar:"
                + alpha.toUri().toURL()
                + "!/, jar:"
                + older.toUri().toURL()
                + "!/; remove the others, or classes of several versions are mixed");
    Codecs.builder().classLoader(classPath(alpha, alpha)).build().close();
    assertThat(Logs.takeWarnings()).isEmpty();
  }

  @Test
  void ourOwnLoaderIsAskedWhenThereIsNoOther() {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(null);
    try {
      refused(Codecs.builder()).startsWith("No codec is present.");
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void codecForTrustedInputNeedsTheWord() {
    ClassLoader loader = Providers.loader(TinyProvider.class);
    refused(Codecs.builder().classLoader(loader).use("tiny-unsafe"))
        .isEqualTo(
            "The codec 'tiny-unsafe' is for trusted input only; if nobody else can write the bytes"
                + " it decodes, say so with trustedInput()");
    Logs.takeWarnings();
    try (Codec codec =
        Codecs.builder().classLoader(loader).use("tiny-unsafe").trustedInput().build()) {
      assertThat(codec.decode(codec.encode(7), Integer.class)).isEqualTo(7);
    }
    assertThat(Logs.takeWarnings())
        .containsExactly(
            "The codec tiny-unsafe is for trusted input only: bytes that others write can crash the"
                + " JVM");
  }

  /** Announces what should not come first, first. */
  public static final class UnsafeFirst extends TinyProvider {
    @Override
    public List<Variant> variants() {
      return List.of(UNSAFE);
    }
  }

  @Test
  void codecForTrustedInputIsNeverChosenBecauseItIsPresent() {
    ClassLoader loader = Providers.loader(UnsafeFirst.class);
    refused(Codecs.builder().classLoader(loader).trustedInput())
        .startsWith("No codec is present in sight of ");
  }

  @Test
  void codecForAnyInputBringsNoWarning() {
    Logs.takeWarnings();
    try (Codec codec = Providers.tiny().trustedInput().build()) {
      assertThat(codec.decode(codec.encode(7), Integer.class)).isEqualTo(7);
    }
    assertThat(Logs.takeWarnings()).isEmpty();
  }

  private static org.assertj.core.api.AbstractStringAssert<?> refused(CodecBuilder builder) {
    Throwable thrown = org.assertj.core.api.Assertions.catchThrowable(builder::build);
    assertThat(thrown).isExactlyInstanceOf(NoCodecException.class);
    return assertThat(thrown.getMessage());
  }

  private ClassLoader classPath(Path... entries) {
    try {
      URL[] urls = new URL[entries.length];
      for (int i = 0; i < urls.length; i++) {
        urls[i] = entries[i].toUri().toURL();
      }
      URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader());
      loaders.add(loader);
      return loader;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
