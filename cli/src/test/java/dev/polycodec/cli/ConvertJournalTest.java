package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Surrogate;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The new values are read by the old codec, too, as ten times as much. */
@Tag("once")
@DisplayName("The journal of convert")
class ConvertJournalTest {

  @TempDir Path directory;

  /** What is stored as a number. */
  public static final class Money {
    final long mills;

    Money(long mills) {
      this.mills = mills;
    }
  }

  /** Money, as it is stored. */
  private record Form(long mills) implements Surrogate<Money, Long> {
    @Override
    public Class<Money> type() {
      return Money.class;
    }

    @Override
    public Class<Long> form() {
      return Long.class;
    }

    @Override
    public Long toForm(Money value) {
      return value.mills / mills;
    }

    @Override
    public Money fromForm(Long form) {
      return new Money(form * mills);
    }
  }

  /** Money is stored in cents. */
  public static final class Cents implements Consumer<CodecBuilder> {
    @Override
    public void accept(CodecBuilder builder) {
      builder.surrogate(new Form(10));
    }
  }

  /** Money is stored in tenths of a cent. */
  public static final class Mills implements Consumer<CodecBuilder> {
    @Override
    public void accept(CodecBuilder builder) {
      builder.surrogate(new Form(1));
    }
  }

  private Run convert(String codec, Object... files) {
    List<String> args =
        new ArrayList<>(List.of("convert", "--from", codec, "--to", codec, "--progress", "none"));
    args.addAll(List.of("--type", Money.class.getName(), "--allow", Money.class.getName()));
    args.addAll(List.of("--from-setup", Cents.class.getName()));
    args.addAll(List.of("--to-setup", Mills.class.getName()));
    for (Object file : files) {
      args.add(file.toString());
    }
    return Run.of(args.toArray(String[]::new));
  }

  private Run convertJson(Object... files) {
    List<Object> args = new ArrayList<>(List.of(files));
    args.addAll(List.of("--write", "--journal", directory.resolve(".journal")));
    return convert("json", args.toArray());
  }

  private Path store(String name) throws IOException {
    return Files.writeString(directory.resolve(name), "700");
  }

  @Test
  void aFileIsConvertedOnceUnderWhateverNames() throws IOException {
    Path file = store("november");
    Files.createSymbolicLink(directory.resolve("latest"), file);
    assertThat(convertJson(directory, file, directory).out())
        .isEqualTo("1 converted, 0 kept, 0 failed\n");
    assertThat(file).hasContent("7000");
    assertThat(convertJson(directory.resolve("latest")).out())
        .isEqualTo("0 converted, 1 kept, 0 failed\n");
  }

  @Test
  void hardLinksAreFilesOfTheirOwn() throws IOException {
    Path one = store("one");
    Path two = Files.createLink(directory.resolve("two"), one);
    assertThat(convertJson(directory).out()).isEqualTo("2 converted, 0 kept, 0 failed\n");
    assertThat(convertJson(directory).out()).isEqualTo("0 converted, 2 kept, 0 failed\n");
    assertThat(one).hasContent("7000");
    assertThat(two).hasContent("7000");
  }

  @Test
  @EnabledOnOs(OS.LINUX) // where a name is any bytes
  void filesWhoseNamesAreNoTextAreToldApart() throws IOException {
    Path one = Path.of(URI.create(directory.toUri() + "%E4"));
    Path two = Path.of(URI.create(directory.toUri() + "%F6"));
    Files.writeString(one, "500");
    Files.writeString(two, "700");
    assertThat(convertJson(directory).out()).isEqualTo("2 converted, 0 kept, 0 failed\n");
    assertThat(convertJson(directory).out()).isEqualTo("0 converted, 2 kept, 0 failed\n");
    assertThat(Files.readString(one) + " " + Files.readString(two)).isEqualTo("5000 7000");
  }

  /** A scan of Redis may return a key twice. */
  @Test
  void aJournalKnowsWhatThisRunHasConverted() throws IOException {
    byte[] key = {(byte) 0xE4};
    byte[] value = {1, 2, 3};
    Journal journal = Journal.open(directory.resolve("journal"));
    assertThat(journal.has(key, value)).isFalse();
    journal.add(key, value);
    assertThat(journal.has(key, value)).isTrue();
    assertThat(Journal.open(directory.resolve("journal")).has(key, value)).isTrue();
  }

  @Test
  void aJournalWhoseLastLineIsCutOffGoesOn() throws IOException {
    Path file = directory.resolve("journal");
    byte[] key = {7};
    Journal.open(file).add(key, new byte[] {1});
    Files.writeString(file, Files.readString(file) + "0123");
    Journal.open(file).add(key, new byte[] {2});
    assertThat(Journal.open(file).has(key, new byte[] {2})).isTrue();
  }

  @Test
  void asksForAJournalWhereTheOldCodecReadsNewValuesAsOthers() throws IOException {
    Path file = directory.resolve("price");
    CodecBuilder old = Codecs.builder().use("kryo").allow(Money.class);
    new Cents().accept(old);
    byte[] cents = old.build().encode(new Money(7_000));
    Files.write(file, cents);
    Run refused = convert("kryo", "--write", file);
    assertThat(refused.out()).isEqualTo("0 converted, 0 kept, 1 failed\n");
    assertThat(refused.err())
        .isEqualTo(
            file
                + ": would not tell that it is converted: add --journal FILE, which ./polycodec"
                + " convert has\n");
    assertThat(file).hasBinaryContent(cents);
    Path journal = directory.resolve("journal");
    assertThat(convert("kryo", "--write", file, "--journal", journal).out())
        .isEqualTo("1 converted, 0 kept, 0 failed\n");
    assertThat(convert("kryo", "--write", file, "--journal", journal).out())
        .isEqualTo("0 converted, 1 kept, 0 failed\n");
    assertThat(convert("kryo", file, "--journal", journal).out())
        .startsWith("0 would be converted, 1 kept, 0 failed");
    CodecBuilder now = Codecs.builder().use("kryo").allow(Money.class);
    new Mills().accept(now);
    Money read = now.build().decode(Files.readAllBytes(file), Money.class);
    assertThat(read.mills).isEqualTo(7_000);
  }
}
