package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("once")
class SelectionTest {

  @TempDir private static Path home;
  @TempDir private Path extra;
  private static App app;

  @BeforeAll
  static void compileOnce() {
    app = App.consumer(home);
  }

  @Test
  void withoutACodecTheMessageNamesTheArtifacts() {
    assertThat(app.printed())
        .isEqualTo(
            "No codec is present. Add one of these artifacts of dev.polycodec: polycodec-kryo,"
                + " polycodec-jackson, polycodec-jackson3, polycodec-jdk, polycodec-fst,"
                + " polycodec-hessian, polycodec-protostuff, polycodec-onenio, polycodec-bson,"
                + " polycodec-bson4jackson, polycodec-msgpack, polycodec-fastjson");
  }

  @Test
  void amongSeveralCodecsNoneIsPicked() {
    assertThat(app.with(Jars.jdk()).with(Jars.kryo()).printed())
        .isEqualTo(
            "Several codecs are present: jdk (%s), kryo (%s). Name one with use(\"jdk\"), the"
                + " system property polycodec.codec, or the key codec in polycodec.properties; or"
                + " keep one of the jars",
            url(Jars.jdk().get(0)), url(Jars.kryo().get(0)));
  }

  @Test
  void theSystemPropertyChooses() {
    assertThat(both().flag("-Dpolycodec.codec=jdk").printed()).isEqualTo("jdk: equal");
  }

  @Test
  void thePropertiesFileChooses() throws IOException {
    write("polycodec.properties", "codec=kryo");
    assertThat(both().with(extra).printed()).isEqualTo("kryo: equal");
  }

  @Test
  void theSystemPropertyWinsOverThePropertiesFile() throws IOException {
    write("polycodec.properties", "codec=kryo");
    assertThat(both().with(extra).flag("-Dpolycodec.codec=jdk").printed()).isEqualTo("jdk: equal");
  }

  @Test
  void theBuilderWinsOverTheSystemProperty() {
    assertThat(both().flag("-Dpolycodec.codec=jdk").arg("kryo").printed()).isEqualTo("kryo: equal");
  }

  @Test
  void anUnknownNameIsMetWithTheNamesPresentAndTheArtifact() {
    assertThat(app.with(Jars.jdk()).flag("-Dpolycodec.codec=json").printed())
        .isEqualTo(
            "There is no codec 'json', which the system property polycodec.codec names; present:"
                + " jdk, jdk-plain. Its artifact is dev.polycodec:polycodec-jackson");
  }

  @Test
  void aBrokenProviderPreventsAutomaticSelection() throws IOException {
    breakOneProvider();
    assertThat(app.with(Jars.jdk()).with(extra).printed())
        .isEqualTo(
            "No codec is selected automatically while one fails to load; repair it, or name"
                + " another. Failed to load: java.util.ServiceConfigurationError:"
                + " dev.polycodec.spi.CodecProvider: Provider com.acme.Missing not found");
  }

  @Test
  void aBrokenProviderIsSkippedWhenAnotherCodecIsNamed() throws IOException {
    breakOneProvider();
    assertThat(app.with(Jars.jdk()).with(extra).arg("jdk").printed()).isEqualTo("jdk: equal");
  }

  @Test
  void aCodecWithoutItsBackendSaysWhatIsMissing() {
    assertThat(app.with(Jars.one("polycodec-kryo")).printed())
        .isEqualTo(
            "The codec 'kryo' of %s cannot be opened: its backend is missing or does not fit"
                + " (java.lang.NoClassDefFoundError:"
                + " com/esotericsoftware/kryo/serializers/FieldSerializer)",
            url(Jars.one("polycodec-kryo")));
  }

  @Test
  void twoCodecsOfOneNameAreRefusedWithBothPlaces() throws IOException {
    Sources.compile("com.acme.OtherKryo", OTHER_KRYO, Jars.api(), extra);
    write("META-INF/services/dev.polycodec.spi.CodecProvider", "com.acme.OtherKryo");
    assertThat(app.with(Jars.kryo()).with(extra).printed())
        .isEqualTo(
            "Two codecs have the name 'kryo': one in %s, one in %s; remove one of them",
            url(Jars.kryo().get(0)), url(extra));
  }

  @Test
  void anOlderBackendThanSupportedIsRefusedWithBothVersions() {
    String older = System.getProperty("older-kryo.version");
    Path jar = Path.of("target", "older", "kryo-" + older + ".jar");
    assertThat(app.with(jar).with(Jars.kryo()).printed())
        .isEqualTo(
            "The codec 'kryo' cannot be opened: com.esotericsoftware:kryo %s is on the class path,"
                + " but this codec needs 5.5.0 or newer; set its version in your own"
                + " dependencyManagement, which wins over every imported bom, or import"
                + " polycodec-bom before the one that lowers it",
            older);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kryo",
        "smile-typed",
        "fst",
        "hessian",
        "protostuff",
        "onenio",
        "bson",
        "fastjson-jsonb"
      })
  void whatOtherJarsHaveShadedInTellsNothingOfTheBackend(String codec) throws IOException {
    for (String library : LIBRARIES) {
      write("META-INF/maven/" + library + "/pom.properties", "version=0.1");
    }
    App all = app.with(extra);
    for (List<Path> jars :
        List.of(
            Jars.kryo(),
            Jars.jackson(),
            Jars.fst(),
            Jars.hessian(),
            Jars.protostuff(),
            Jars.onenio(),
            Jars.bson(),
            Jars.fastjson())) {
      all = all.with(jars);
    }
    assertThat(all.arg(codec).printed()).isEqualTo(codec + ": equal");
  }

  private static final List<String> LIBRARIES =
      List.of(
          "com.esotericsoftware/kryo",
          "com.fasterxml.jackson.core/jackson-core",
          "com.fasterxml.jackson.core/jackson-databind",
          "com.fasterxml.jackson.dataformat/jackson-dataformat-smile",
          "de.ruedigermoeller/fst",
          "com.caucho/hessian",
          "io.protostuff/protostuff-api",
          "ru.odnoklassniki/one-nio",
          "org.mongodb/bson",
          "com.alibaba.fastjson2/fastjson2");

  private static final String OTHER_KRYO =
      """
      package com.acme;

      import dev.polycodec.spi.*;
      import java.util.*;

      public final class OtherKryo implements CodecProvider {
        public List<Variant> variants() {
          return List.of(new Variant("kryo", 1, Framing.FRAMED, Set.of(), Trust.HARDENED));
        }

        public Backend open(Variant variant, BackendConfig config) {
          throw new IllegalStateException("never opened");
        }
      }
      """;

  private App both() {
    return app.with(Stream.of(Jars.jdk(), Jars.kryo()).flatMap(jars -> jars.stream()).toList());
  }

  private void breakOneProvider() throws IOException {
    write("META-INF/services/dev.polycodec.spi.CodecProvider", "com.acme.Missing");
  }

  private void write(String resource, String line) throws IOException {
    Path file = extra.resolve(resource);
    Files.createDirectories(file.getParent());
    Files.writeString(file, line + "\n");
  }

  private static String url(Path path) {
    return path.toUri().toString().replace("file:///", "file:/");
  }
}
