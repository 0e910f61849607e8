package dev.polycodec.cli;

import static dev.polycodec.cli.ConvertCommandTest.convert;
import static dev.polycodec.cli.ConvertCommandTest.convertPlain;
import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.kryo.KryoOptions;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
@DisplayName("What convert takes of an application")
class ConvertSetupTest {

  @TempDir Path directory;

  private Path order() throws IOException {
    try (Codec old = Codecs.builder().use("jdk").allow("com.acme.*").build()) {
      return Files.write(directory.resolve("order"), old.encode(Order.sample()));
    }
  }

  @Test
  void takesClassesFromAClassPath() throws IOException {
    Path sources = Files.createDirectories(directory.resolve("classes"));
    Path source = sources.resolve("Item.java");
    Files.writeString(source, "package demo; public record Item(String name) {}");
    int compiled =
        javax.tools.ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", sources.toString(), source.toString());
    assertThat(compiled).isZero();
    Path file = directory.resolve("item.json");
    Files.writeString(file, "{\"name\":\"pen\"}");
    Run run =
        Run.of(
            "convert",
            "--from",
            "json",
            "--to",
            "kryo",
            "--mode",
            "compatible",
            "--class-path",
            sources.toString(),
            "--type",
            "demo.Item",
            "--progress",
            "none",
            "--write",
            file.toString());
    assertThat(run.err()).isEmpty();
    assertThat(Run.of("inspect", file.toString()).out()).endsWith("demo.Item\n  name: \"pen\"\n");
  }

  /** What a program did with its Kryo, as the application says it to the command. */
  public static final class OldSetup implements Consumer<CodecBuilder> {
    @Override
    public void accept(CodecBuilder builder) {
      builder.configure(
          KryoOptions.plain(
              kryo -> {
                kryo.register(Order.Line.class);
                kryo.register(BigDecimal.class);
              }));
    }
  }

  /** The numbers of classes in the new values. */
  public static final class NewSetup implements Consumer<CodecBuilder> {
    @Override
    public void accept(CodecBuilder builder) {
      builder.register(Order.Line.class, 7);
    }
  }

  @Test
  void setsUpBothCodecsAsTheApplicationSays() throws IOException {
    CodecBuilder theirs = Codecs.builder().use("kryo-plain").allow(Order.Line.class);
    new OldSetup().accept(theirs);
    Order.Line line = new Order.Line("pen", 2, new BigDecimal("1.50"));
    Path file = directory.resolve("line");
    Files.write(file, theirs.build().encode(line));
    String[] args = {
      "--from",
      "kryo-plain",
      "--from-setup",
      OldSetup.class.getName(),
      "--to",
      "kryo",
      "--to-setup",
      NewSetup.class.getName(),
      "--type",
      "com.acme.Order$Line",
      file.toString()
    };
    requireConvertedOnce(args);
    CodecBuilder ours = Codecs.builder().use("kryo");
    new NewSetup().accept(ours);
    assertThat(ours.build().decode(Files.readAllBytes(file), Order.Line.class)).isEqualTo(line);
  }

  /** An order had another name. */
  public static final class Renamed implements Consumer<CodecBuilder> {
    @Override
    public void accept(CodecBuilder builder) {
      builder.renamed("com.acme.Purchase", Order.class);
    }
  }

  /** Orders have a number now. */
  public static final class Numbered implements Consumer<CodecBuilder> {
    @Override
    public void accept(CodecBuilder builder) {
      builder.register(Order.class, 8);
    }
  }

  @Test
  void writesNewNamesAndNumbersByTheSameCodec() throws IOException {
    CodecBuilder old = Codecs.builder().use("kryo").allow("com.acme.*");
    new Renamed().accept(old);
    Path file = Files.write(directory.resolve("order"), old.build().encode(Order.sample()));
    String[] args = {
      "--from",
      "kryo",
      "--from-setup",
      Renamed.class.getName(),
      "--to",
      "kryo",
      "--allow",
      "com.acme.*",
      file.toString()
    };
    requireConvertedOnce(args);
    assertThat(Run.of("inspect", file.toString()).out()).contains("root         com.acme.Order\n");
    args[3] = Numbered.class.getName();
    args[2] = "--to-setup";
    requireConvertedOnce(args);
    CodecBuilder ours = Codecs.builder().use("kryo").allow("com.acme.*");
    new Numbered().accept(ours);
    Order read = (Order) ours.build().decode(Files.readAllBytes(file), Object.class);
    assertThat(read.customer()).isEqualTo("Ada");
  }

  private static void requireConvertedOnce(String... args) {
    assertThat(convertPlain(args).out()).isEqualTo("1 converted, 0 kept, 0 failed\n");
    assertThat(convertPlain(args).out()).isEqualTo("0 converted, 1 kept, 0 failed\n");
  }

  @Test
  void saysWhatIsWrongWithASetup() throws IOException {
    String file = order().toString();
    Run gone = convert("--from-setup", "com.acme.Gone", file);
    assertThat(gone.code()).isEqualTo(2);
    assertThat(gone.err())
        .isEqualTo(
            "polycodec convert: com.acme.Gone, which --from-setup names, is not on the"
                + " --class-path (see polycodec convert --help)\n");
    assertThat(convert("--to-setup", "com.acme.Order", file).err())
        .isEqualTo(
            "polycodec convert: com.acme.Order, which --to-setup names, must be a public"
                + " Consumer<CodecBuilder> with a public constructor without arguments"
                + " (see polycodec convert --help)\n");
  }

  @Test
  void saysWhatIsNotOnTheClassPath() throws IOException {
    String file = order().toString();
    Run run = convert("--class-path", directory.resolve("lib") + "/*", file);
    assertThat(run.err())
        .isEqualTo(
            "polycodec convert: There is no directory "
                + directory.resolve("lib")
                + ", which --class-path names (see polycodec convert --help)\n");
    assertThat(run.code()).isEqualTo(2);
    assertThat(convert("--class-path", "gone.jar", file).err())
        .isEqualTo(
            "polycodec convert: There is no file gone.jar, which --class-path names (see polycodec"
                + " convert --help)\n");
    Run typed = convert("--type", "com.acme.Gone", file);
    assertThat(typed.err())
        .isEqualTo(
            "polycodec convert: There is no class com.acme.Gone on the --class-path (see polycodec"
                + " convert --help)\n");
    assertThat(typed.code()).isEqualTo(2);
  }
}
