package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Link;
import dev.polycodec.testing.TinyProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearningTest {

  enum Mood {
    GLAD {}
  }

  private static final String HEADER =
      "# Classes met on encode, for allowFrom(...). Review each before you rely on it.\n";
  private static final String INVOICE = Invoice.class.getName() + "\n";
  private static final String LINK = Link.class.getName() + "\n";

  @TempDir Path dir;

  private Path file;

  @BeforeEach
  void nameFile() {
    file = dir.resolve("allowed.txt");
  }

  @Test
  void notesTheClassesThatNoTypeDeclaresSorted() throws IOException {
    try (Codec codec = Providers.tiny().learn(file).build()) {
      codec.forType(Object.class).encode(list(Link.chain(1)));
      assertThat(file).hasContent(HEADER + LINK);

      codec.forType(Object.class).encode(list(new Invoice(1), new Invoice[0][0], 1, "a"));
      assertThat(Files.readString(file)).isEqualTo(HEADER + INVOICE + LINK);
    }
  }

  @Test
  void continuesAFile() throws IOException {
    Files.writeString(file, HEADER + "com.acme.*\n" + LINK);

    Providers.tiny().learn(file).build().forType(Object.class).encode(list(new Invoice(1)));

    assertThat(Files.readString(file)).isEqualTo(HEADER + "com.acme.*\n" + INVOICE + LINK);
  }

  @Test
  void aConstantWithABodyIsNotedAsItsEnum() throws IOException {
    try (Codec codec = Providers.tiny().learn(file).build()) {
      codec.forType(Object.class).encode(Mood.GLAD);
    }
    assertThat(Files.readString(file)).isEqualTo(HEADER + Mood.class.getName() + "\n");
  }

  @Test
  void codecsMayShareAFile() throws IOException {
    try (Codec one = Providers.tiny().learn(file).build();
        Codec other = Providers.tiny().learn(file).build()) {
      one.forType(Object.class).encode(list(Link.chain(1)));
      other.forType(Object.class).encode(list(new Invoice(1)));
    }
    assertThat(Files.readString(file)).isEqualTo(HEADER + INVOICE + LINK);
  }

  @Test
  void theSameClassesMakeTheSameFile() throws IOException {
    Path second = dir.resolve("second.txt");
    try (Codec one = Providers.tiny().learn(file).build();
        Codec other = Providers.tiny().learn(second).build()) {
      one.forType(Object.class).encode(list(Link.chain(1), new Invoice(1)));
      other.forType(Object.class).encode(list(new Invoice(2), new Invoice(1), Link.chain(3)));
    }
    assertThat(second).hasSameBinaryContentAs(file);
  }

  @Test
  void decodesNoMoreThanBefore() {
    try (Codec codec = Providers.tiny().learn(file).build()) {
      TypedCodec<Object> typed = codec.forType(Object.class);
      byte[] bytes = typed.encode(list(new Invoice(1)));

      assertThatThrownBy(() -> typed.decode(bytes))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining(Invoice.class.getName());
    }
  }

  @Test
  void notesWhatIsDeclaredOrAllowedNowhere() {
    Codec codec = Providers.tiny().allow(Link.class).learn(file).build();
    codec.encode(new Invoice(1));
    codec.forType(Object.class).encode(list(Link.chain(1)));

    assertThat(file).doesNotExist();
  }

  @Test
  void learnsNothingThatIsDenied() {
    Codec codec = Providers.tiny().deny(Invoice.class.getName()).learn(file).build();

    assertThatThrownBy(() -> codec.forType(Object.class).encode(list(new Invoice(1))))
        .isExactlyInstanceOf(TypeNotAllowedException.class)
        .hasMessageStartingWith("The policy denies the class " + Invoice.class.getName());
    assertThat(file).doesNotExist();
  }

  @Test
  void whatWasLearntAllowsToDecode() throws IOException {
    byte[] bytes =
        Providers.tiny().learn(file).build().forType(Object.class).encode(list(new Invoice(1)));
    ClassLoader loader =
        Providers.loader(TinyProvider.class).with("allowed.txt", Files.readString(file));

    Codec reader = Codecs.builder().classLoader(loader).allowFrom("allowed.txt").build();

    assertThat(reader.decode(bytes, Object.class)).isEqualTo(list(new Invoice(1)));
  }

  @Test
  void aFileThatCannotBeWrittenIsAnError() {
    Codec codec = Providers.tiny().learn(dir.resolve("missing/allowed.txt")).build();

    assertThatThrownBy(() -> codec.forType(Object.class).encode(list(new Invoice(1))))
        .isInstanceOf(CodecException.class)
        .hasMessageContaining("missing/allowed.txt, the file of learn(...)");
  }

  @Test
  void whatCouldNotBeWrittenIsWrittenWithTheNextMessage() throws IOException {
    Path late = dir.resolve("late");
    TypedCodec<Object> codec =
        Providers.tiny().learn(late.resolve("allowed.txt")).build().forType(Object.class);
    assertThatThrownBy(() -> codec.encode(list(new Invoice(1)))).isInstanceOf(CodecException.class);
    Files.createDirectory(late);
    codec.encode(list(new Invoice(1)));
    assertThat(late.resolve("allowed.txt")).hasContent(HEADER + INVOICE);
  }

  @Test
  void codecsMayShareAFileInTestsThatRunAtTheSameTime() throws Exception {
    List<Object> learnt = List.of(new Invoice(1), Link.chain(1), Samples.order());
    ExecutorService tests = Executors.newFixedThreadPool(learnt.size());
    try {
      for (int i = 0; i < 20; i++) {
        Files.deleteIfExists(file);
        List<Callable<byte[]>> each = new ArrayList<>();
        for (Object value : learnt) {
          Codec codec = Providers.tiny().learn(file).build();
          each.add(() -> codec.forType(Object.class).encode(list(value)));
        }
        for (Future<byte[]> done : tests.invokeAll(each)) {
          assertThat(done.get()).isNotEmpty();
        }
        assertThat(file).content().contains(INVOICE, LINK, "Samples$Order\n");
      }
    } finally {
      tests.shutdown();
    }
  }

  private static List<Object> list(Object... elements) {
    return new ArrayList<>(List.of(elements));
  }
}
