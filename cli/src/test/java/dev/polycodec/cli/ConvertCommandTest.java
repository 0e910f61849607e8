package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
class ConvertCommandTest {

  private static final Codec OLD = Codecs.builder().use("jdk").allow("com.acme.*").build();
  private static final Codec NEW =
      Codecs.builder().use("kryo").evolution(Evolution.COMPATIBLE).allow("com.acme.*").build();

  @TempDir Path directory;

  static Run convert(String... more) {
    List<String> args = new ArrayList<>(List.of("convert", "--from", "jdk", "--to", "kryo"));
    args.addAll(List.of("--mode", "compatible", "--allow", "com.acme.*", "--progress", "none"));
    args.addAll(List.of(more));
    return Run.of(args.toArray(String[]::new));
  }

  private void fill(int count) throws IOException {
    byte[] old = OLD.encode(Order.sample());
    for (int i = 0; i < count; i++) {
      Files.write(directory.resolve("order-" + i), old);
    }
  }

  private List<byte[]> contents() throws IOException {
    List<byte[]> contents = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file :
          files.filter(each -> !each.getFileName().toString().startsWith(".")).toList()) {
        contents.add(Files.readAllBytes(file));
      }
    }
    return contents;
  }

  private static boolean isNew(byte[] bytes) {
    Order read = (Order) NEW.decode(bytes, Object.class);
    return read.customer().equals("Ada");
  }

  @Test
  void saysWhatItWouldDoAndDoesNothing() throws IOException {
    fill(2);
    Run run = convert(directory.toString());
    assertThat(run.out())
        .isEqualTo("2 would be converted, 0 kept, 0 failed (a dry run; --write does it)\n");
    assertThat(run.code()).isZero();
    assertThat(contents()).allMatch(bytes -> OLD.decode(bytes, Object.class) instanceof Order);
  }

  @Test
  void convertsOnceAndKeepsWhatIsConverted() throws IOException {
    fill(2);
    assertThat(convert("--write", directory.toString()).out())
        .isEqualTo("2 converted, 0 kept, 0 failed\n");
    assertThat(contents()).hasSize(2).allMatch(ConvertCommandTest::isNew);
    assertThat(convert("--write", directory.toString()).out())
        .isEqualTo("0 converted, 2 kept, 0 failed\n");
  }

  @Test
  void saysWhichCodecsThereAre() throws IOException {
    fill(1);
    Run run = Run.of("convert", "--from", "jdk", "--to", "cryo", directory.toString());
    assertThat(run.err())
        .startsWith("polycodec convert: There is no codec 'cryo'")
        .contains("kryo, kryo-plain");
    assertThat(run.code()).isEqualTo(2);
  }

  @Test
  void advisesItsOwnOptions() throws IOException {
    fill(1);
    String file = directory.resolve("order-0").toString();
    assertThat(Run.of("convert", "--from", "jdk", "--to", "kryo", "--progress", "none", file).err())
        .isEqualTo(
            file
                + ": The policy does not allow the class com.acme.Order; if messages may hold it,"
                + " add --allow 'com.acme.Order'\n");
    assertThat(Run.of("convert", "--from", "kryo", "--to", "fst", "--progress", "none", file).err())
        .isEqualTo(
            file
                + ": The bytes were written by the codec 'jdk', and have no envelope: add jdk to"
                + " --from\n");
    assertThat(Run.of("convert", "--from", "fst-plain", "--to", "kryo", file).err())
        .isEqualTo(
            "polycodec convert: The codec 'fst-plain' is for trusted input only; if nobody else can"
                + " write the bytes it decodes, say so with --trusted-input (see polycodec convert"
                + " --help)\n");
    assertThat(Run.of("convert", "--from", "json,cbor", "--to", "kryo", file).err())
        .isEqualTo(
            "polycodec convert: --from json cannot be combined with --from cbor for the same roots:"
                + " how their bytes begin does not tell them apart (see polycodec convert"
                + " --help)\n");
  }

  @Test
  void keepsLinksAndPermissions() throws IOException {
    fill(1);
    Path file = directory.resolve("order-0");
    Path link = Files.createSymbolicLink(directory.resolve("link"), file);
    Set<PosixFilePermission> mine = PosixFilePermissions.fromString("rw-------");
    Files.setPosixFilePermissions(file, mine);
    assertThat(convert("--write", link.toString()).code()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(Files.readAllBytes(file)).matches(ConvertCommandTest::isNew);
    assertThat(Files.getPosixFilePermissions(file)).isEqualTo(mine);
  }

  @Test
  void leavesWhatItCannotConvert() throws IOException {
    fill(1);
    Path broken = Files.write(directory.resolve("zzz"), new byte[] {1, 2, 3});
    Run run = convert("--write", directory.toString());
    assertThat(run.out()).isEqualTo("1 converted, 0 kept, 1 failed\n");
    assertThat(run.err()).startsWith(broken + ": ");
    assertThat(run.code()).isEqualTo(3);
    assertThat(broken).hasBinaryContent(new byte[] {1, 2, 3});
  }

  /** An order as it was when orders had notes. */
  static final class Noted {
    String customer = "Ada";
    String remark = "fragile";
  }

  @Test
  void followsLinksToDirectoriesAndLeavesHiddenOnes() throws IOException {
    fill(1);
    Path all = Files.createDirectories(directory.resolve("all"));
    Path one = Files.createDirectories(directory.resolve("one"));
    Files.move(directory.resolve("order-0"), one.resolve("order-0"));
    Files.createSymbolicLink(all.resolve("linked"), one);
    Files.createSymbolicLink(all.resolve("loop"), all);
    Files.write(Files.createDirectories(all.resolve(".git")).resolve("x"), new byte[] {1});
    Path current = Files.createSymbolicLink(directory.resolve("current"), all);
    assertThat(convert("--write", current.toString()).out())
        .isEqualTo("1 converted, 0 kept, 0 failed\n");
    assertThat(Files.readAllBytes(one.resolve("order-0"))).matches(ConvertCommandTest::isNew);
  }

  @Test
  void saysThatThereIsNothingToConvert() {
    Run run = convert("--write", directory.toString());
    assertThat(run.err()).isEqualTo("polycodec convert: There is no value in " + directory + "\n");
    assertThat(run.code()).isEqualTo(1);
  }

  /** A file that is gone stands for one that may not be read: those who test may read all. */
  @Test
  void goesOnAfterAFileThatCannotBeRead() throws IOException {
    fill(2);
    FileStore store = new FileStore(List.of(directory));
    Files.delete(directory.resolve("order-0"));
    List<String> told = new ArrayList<>();
    store.forEach(
        new Store.Visitor() {
          @Override
          public void visit(String name, byte[] bytes, Store.Place place) {
            told.add(name);
          }

          @Override
          public void skip(String name, String reason) {
            told.add(name + " " + reason);
          }
        });
    Path gone = directory.resolve("order-0");
    assertThat(told)
        .containsExactly(
            gone + " cannot be read: java.nio.file.NoSuchFileException: " + gone,
            directory.resolve("order-1").toString());
  }

  @Test
  void saysWhichFilesAreTooLarge() throws IOException {
    fill(1);
    Path large = directory.resolve("large");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(1L << 32); // a hole, which takes no space
    }
    String told =
        large + " takes more memory than Java has: give it more with JDK_JAVA_OPTIONS=-Xmx8g";
    Run run = convert(directory.toString());
    assertThat(run.err()).isEqualTo(told.replaceFirst(" ", ": ") + "\n");
    assertThat(run.out()).startsWith("1 would be converted, 0 kept, 0 failed, 1 skipped");
    assertThat(convert("--lines", large.toString()).err())
        .isEqualTo("polycodec convert: " + told + "\n");
  }

  @Test
  void leavesValuesOfWhichItWouldLoseAField() throws IOException {
    byte[] noted;
    try (Codec earlier =
        Codecs.builder()
            .use("jdk")
            .evolution(Evolution.COMPATIBLE)
            .renamed("com.acme.Order", Noted.class)
            .build()) {
      noted = earlier.encode(new Noted());
    }
    Path file = Files.write(directory.resolve("order"), noted);
    Run run = convert("--write", file.toString());
    assertThat(run.out()).isEqualTo("0 converted, 0 kept, 1 failed\n");
    assertThat(run.err())
        .isEqualTo(
            file
                + ": com.acme.Order has no field remark, which the value has: it would be lost."
                + " Convert with the classes that have it, or add --drop\n");
    assertThat(file).hasBinaryContent(noted);
    assertThat(convert("--write", "--drop", file.toString()).out())
        .isEqualTo("1 converted, 0 kept, 0 failed\n");
    assertThat(contents()).allMatch(ConvertCommandTest::isNew);
  }

  @Test
  void convertsWhatOnlyBeginsLikeTheNewForm() throws IOException {
    Path number = directory.resolve("number");
    Files.write(number, Codecs.builder().use("kryo-plain").build().encode(31));
    assertThat(number).hasBinaryContent(new byte[] {2, 0x3E}); // the second byte is kryo's number
    assertThat(convertPlain("--from", "kryo-plain", "--to", "kryo", number.toString()).out())
        .isEqualTo("1 converted, 0 kept, 0 failed\n");
    Codec strict = Codecs.builder().use("kryo").build();
    assertThat(strict.decode(Files.readAllBytes(number), Object.class)).isEqualTo(31);
  }

  @Test
  void convertsNamesOfKryoThatBeginLikeAnotherCodec() throws IOException {
    Path file = directory.resolve("list");
    List<String> list = new ArrayList<>(List.of("Ada"));
    Files.write(file, Codecs.builder().use("kryo-plain").build().encode(list));
    assertThat(Files.readAllBytes(file)).startsWith(1, 0); // the number of fastjson-jsonb is 0
    String[] args = {"--from", "kryo-plain", "--to", "fastjson-jsonb", file.toString()};
    assertThat(convertPlain(args).out()).isEqualTo("1 converted, 0 kept, 0 failed\n");
    assertThat(convertPlain(args).out()).isEqualTo("0 converted, 1 kept, 0 failed\n");
  }

  static Run convertPlain(String... more) {
    List<String> args = new ArrayList<>(List.of("convert", "--progress", "none", "--write"));
    args.addAll(List.of(more));
    return Run.of(args.toArray(String[]::new));
  }

  @Test
  void asksForTheClassOfValuesThatDoNotNameIt() throws IOException {
    String json = "{\"customer\":\"Ada\"}";
    Path file = Files.writeString(directory.resolve("order.json"), json);
    Run run = convertPlain("--from", "json", "--to", "kryo", file.toString());
    assertThat(run.err())
        .isEqualTo(
            "polycodec convert: values of 'json' do not name their class: add --type"
                + " com.acme.Order, or --type java.lang.Object if they are maps and lists, or have"
                + " envelopes (see polycodec convert --help)\n");
    assertThat(run.code()).isEqualTo(2);
    assertThat(file).hasContent(json);
  }

  @Test
  void convertsLinesOfBase64AndLeavesOthersAsTheyAre() throws IOException {
    Path file = directory.resolve("orders.txt");
    String line = Base64.getEncoder().encodeToString(OLD.encode(Order.sample()));
    Files.writeString(file, "# größe\r\n" + line + "\r\n" + line + "\r\nno Base64 €");
    Run run = convert("--write", "--lines", file.toString());
    assertThat(run.err()).isEqualTo(file + ":1: is no Base64\n" + file + ":4: is no Base64\n");
    String[] lines = Files.readString(file).split("\r\n");
    assertThat(lines).hasSize(4).startsWith("# größe").endsWith("no Base64 €");
    assertThat(Arrays.copyOfRange(lines, 1, 3))
        .allMatch(each -> isNew(Base64.getDecoder().decode(each)));
  }

  @Test
  void takesNoDirectoryOfLines() {
    Run run = convert("--lines", directory.toString());
    assertThat(run.err())
        .isEqualTo(
            "polycodec convert: --lines takes one file, and "
                + directory
                + " is a directory: run it for each of its files"
                + " (see polycodec convert --help)\n");
  }

  @Test
  void asksForAJournalWhereBytesDoNotTellTheirForm() throws IOException {
    fill(2);
    String[] args = {
      "convert",
      "--from",
      "jdk",
      "--to",
      "json",
      "--type",
      "com.acme.Order",
      "--allow",
      "com.acme.*",
      "--progress",
      "none",
      "--write",
      directory.toString()
    };
    assertThat(Run.of(args).err())
        .isEqualTo(
            "polycodec convert: values of 'json' do not tell that they are converted: add --journal"
                + " FILE, or --envelope (see polycodec convert --help)\n");
    String journal = directory.resolve(".journal").toString();
    List<String> more = new ArrayList<>(List.of(args));
    more.addAll(List.of("--journal", journal));
    assertThat(Run.of(more.toArray(String[]::new)).out())
        .isEqualTo("2 converted, 0 kept, 0 failed\n");
    more.set(args.length - 1, directory.resolve("../" + directory.getFileName()).toString());
    assertThat(Run.of(more.toArray(String[]::new)).out())
        .isEqualTo("0 converted, 2 kept, 0 failed\n");
  }

  @Test
  void putsEnvelopesAroundValues() throws IOException {
    fill(1);
    String file = directory.resolve("order-0").toString();
    assertThat(convert("--write", "--checksum", "--deflate", "64", file).code()).isZero();
    assertThat(Run.of("inspect", file).out())
        .contains("checksum     right")
        .contains("compression  zlib")
        .contains("customer: \"Ada\"");
  }

  @Test
  void keepsEnvelopesOfWhatWasNotWorthCompressing() throws IOException {
    Files.write(directory.resolve("incompressible"), OLD.encode("0123456789abcdefghijklmnopqrst"));
    Files.write(directory.resolve("below"), OLD.encode("a".repeat(20)));
    Files.write(directory.resolve("beyond"), OLD.encode("a".repeat(40)));
    String[] args = {"--write", "--deflate", "30", directory.toString()};
    assertThat(convert(args).out()).isEqualTo("3 converted, 0 kept, 0 failed\n");
    assertThat(convert(args).out()).isEqualTo("0 converted, 3 kept, 0 failed\n");
    assertThat(Run.of("inspect", directory.resolve("beyond").toString()).out()).contains("zlib");
  }

  @Test
  void goesOnAfterItWasKilled() throws Exception {
    int count = 3_000;
    fill(count);
    Process process = fork();
    Path first = directory.resolve("order-0");
    long old = Files.size(first);
    while (process.isAlive() && Files.size(first) == old) {
      Thread.onSpinWait();
    }
    process.destroyForcibly().waitFor();
    long done = contents().stream().filter(bytes -> bytes.length != old).count();
    assertThat(done).isBetween(1L, count - 1L);
    assertThat(contents()).hasSize(count);
    assertThat(convert("--write", directory.toString()).out())
        .isEqualTo((count - done) + " converted, " + done + " kept, 0 failed\n");
    assertThat(contents()).hasSize(count).allMatch(ConvertCommandTest::isNew);
  }

  private Process fork() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path = System.getProperty("java.class.path");
    return new ProcessBuilder(
            java,
            "-Xshare:auto",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            path,
            Main.class.getName(),
            "convert",
            "--from",
            "jdk",
            "--to",
            "kryo",
            "--mode",
            "compatible",
            "--allow",
            "com.acme.*",
            "--progress",
            "none",
            "--write",
            directory.toString())
        .inheritIO()
        .start();
  }
}
