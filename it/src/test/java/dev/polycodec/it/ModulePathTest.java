package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a message on the module path advises is done, and helps. */
class ModulePathTest {

  private static final String PACKAGE = "com.acme.app";

  private static final String MAIN =
      """
      package com.acme.app;

      import dev.polycodec.*;

      public final class Main {
        static class Order implements java.io.Serializable {
          private int id = 7;
        }

        enum Size { SMALL }

        public static void main(String[] args) {
          try (Codec codec = Codecs.builder().use(args[0]).build()) {
            if (args.length == 1) {
              System.out.println(codec.decode(codec.encode(new Order()), Order.class).id);
            } else {
              System.out.println(codec.decode(codec.encode(Size.SMALL), Size.class));
            }
          } catch (CodecException e) {
            System.out.println(e.getMessage());
          }
        }
      }
      """;

  @TempDir private static Path home;

  @BeforeAll
  static void compileOnce() throws IOException {
    Path sources = Files.createDirectories(home.resolve("sources"));
    Files.writeString(
        sources.resolve("module-info.java"), "module com.acme.app { requires dev.polycodec; }");
    Files.writeString(sources.resolve("Main.java"), MAIN);
    Sources.compileModule(sources, Jars.api(), home.resolve("classes"));
  }

  @Test
  void aPackageIsOpenedToThisLibraryAndForPlainJsonToJackson() {
    List<Path> jars = Jars.jackson();
    String first = printed(jars, "json");
    assertThat(first)
        .isEqualTo(
            "com.acme.app.Main$Order is in a package that is not open: add \"opens com.acme.app to"
                + " dev.polycodec;\" to module com.acme.app, or run with --add-opens"
                + " com.acme.app/com.acme.app=dev.polycodec");
    String second = printed(jars, "json", opens("dev.polycodec"));
    assertThat(second)
        .isEqualTo(
            "com.acme.app.Main$Order is in a package that is not open to Jackson: add \"opens"
                + " com.acme.app to com.fasterxml.jackson.databind;\" to module com.acme.app, or"
                + " run with --add-opens com.acme.app/com.acme.app=com.fasterxml.jackson.databind");
    String both = opens("dev.polycodec,com.fasterxml.jackson.databind");
    assertThat(printed(jars, "json", both)).isEqualTo("7");
    assertThat(printed(jars, "smile-typed", opens("dev.polycodec"))).isEqualTo("7");
  }

  @Test
  void anEnumThatJacksonWouldNotReadIsNotWritten() {
    String advice =
        "com.acme.app.Main$Size is in a package that is not open to Jackson: add \"opens"
            + " com.acme.app to com.fasterxml.jackson.databind;\" to module com.acme.app, or"
            + " run with --add-opens com.acme.app/com.acme.app=com.fasterxml.jackson.databind";
    assertThat(printed(Jars.jackson(), List.of("json", "Size"), opens("dev.polycodec")))
        .isEqualTo(advice);
    String both = opens("dev.polycodec,com.fasterxml.jackson.databind");
    assertThat(printed(Jars.jackson(), List.of("json", "Size"), both)).isEqualTo("SMALL");
  }

  @Test
  void aPackageIsOpenedToAvroForItsReflection() {
    String jackson = "--add-modules=com.fasterxml.jackson.databind";
    assertThat(printed(Jars.avro(), "avro-reflect", opens("dev.polycodec"), jackson))
        .isEqualTo(
            "The backend needs access to a package that its module does not open; add \"opens"
                + " com.acme.app to org.apache.avro;\" to module com.acme.app, or run with"
                + " --add-opens com.acme.app/com.acme.app=org.apache.avro");
    String both = opens("dev.polycodec,org.apache.avro");
    assertThat(printed(Jars.avro(), "avro-reflect", both, jackson)).isEqualTo("7");
  }

  @Test
  void aPackageThatIsOpenToTheBackendAloneIsOpenedToThisLibraryToo() {
    String advice =
        "com.acme.app.Main$Order is in a package that is not open: add \"opens com.acme.app to"
            + " dev.polycodec;\" to module com.acme.app, or run with --add-opens"
            + " com.acme.app/com.acme.app=dev.polycodec";
    assertThat(printed(Jars.kryo(), "kryo-plain", opens("com.esotericsoftware.kryo")))
        .isEqualTo(advice);
    String modules = "--add-modules=org.objectweb.asm.util,java.sql";
    assertThat(printed(Jars.onenio(), "onenio-plain", opens("one.nio"), modules)).isEqualTo(advice);
    assertThat(printed(Jars.kryo(), "kryo-plain", opens("dev.polycodec,com.esotericsoftware.kryo")))
        .isEqualTo("7");
  }

  @Test
  void theModuleThatFstNeedsIsNamedWithItsFlag() {
    assertThat(printed(Jars.fst(), "fst", opens("dev.polycodec")))
        .startsWith("The codec 'fst' of ")
        .endsWith(
            " cannot be opened: its backend is missing or does not fit"
                + " (java.lang.NoClassDefFoundError: com/fasterxml/jackson/core/JsonFactory); add"
                + " --add-modules com.fasterxml.jackson.core to the command line");
    assertThat(
            printed(
                Jars.fst(),
                "fst",
                opens("dev.polycodec"),
                "--add-modules=com.fasterxml.jackson.core"))
        .isEqualTo("7");
  }

  @Test
  void theModuleThatJsonOfProtobufNeedsIsNamedWithItsFlag() {
    assertThat(printed(Jars.protobufJson(), "protobuf-json"))
        .startsWith("The codec 'protobuf-json' of ")
        .contains(" (java.lang.NoClassDefFoundError: com/google/gson/")
        .endsWith("); add --add-modules com.google.gson to the command line");
    assertThat(printed(Jars.protobufJson(), "protobuf-json", "--add-modules=com.google.gson"))
        .startsWith(
            "com.acme.app.Main$Order is no class of messages that protoc generates, and"
                + " protobuf-json carries no others: ");
  }

  private static String opens(String modules) {
    return "--add-opens=" + PACKAGE + "/" + PACKAGE + "=" + modules;
  }

  private static String printed(List<Path> jars, String codec, String... flags) {
    return printed(jars, List.of(codec), flags);
  }

  private static String printed(List<Path> jars, List<String> arguments, String... flags) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(flags));
    command.add("-p");
    command.add(
        Stream.of(Stream.of(home.resolve("classes")), Jars.api().stream(), jars.stream())
            .flatMap(paths -> paths)
            .map(path -> path.toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator)));
    command.addAll(List.of("-m", PACKAGE + "/" + PACKAGE + ".Main"));
    command.addAll(arguments);
    return Run.of(command, home).printed();
  }
}
