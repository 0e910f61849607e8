package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Fory makes a text of any bytes and any coder: of no coder that there is, which the JVM's own
 * methods misread, or one that equals no other of the same characters.
 */
class ForyTextsTest {

  private static final String TEXT = "abcd";
  private static final byte UTF_16 = (byte) (TEXT.length() << 2 | 1);
  private static final byte NO_CODER = (byte) (TEXT.length() << 2 | 3);

  /** Has a text where each class that holds one may be declared. */
  public static class Texts {
    public String text = "";
    public Object any = "";
    public CharSequence chars = "";
    public Comparable<?> comparable = "";
    public String[] array = {};
    public Object[] objects = {};
    public List<String> list = List.of();
    public List<Object> anything = List.of();
    public ArrayList<List<String>> lists = new ArrayList<>();
    public Set<String> set = Set.of();
    public Map<String, String> map = Map.of();
    public TreeMap<String, List<String>> sorted = new TreeMap<>();
    public LinkedList<String> linked = new LinkedList<>();
    public Throwable thrown = new IllegalStateException();
    public Exception[] failures = {};
    private String hidden = "";

    private static Texts with(java.util.function.Consumer<Texts> change) {
      Texts texts = new Texts();
      change.accept(texts);
      return texts;
    }
  }

  /** Inherits what holds a text. */
  public static final class More extends Texts {}

  record Holder(String text) {}

  record Of<T>(T content, List<T> all) {}

  /** Is a list. */
  public static final class Own extends ArrayList<String> {
    private static final long serialVersionUID = 1L;
  }

  static Stream<Object> holders() {
    return Stream.of(inStructs(), inContainers(), inValues()).flatMap(each -> each);
  }

  private static Stream<Object> inStructs() {
    More more = new More();
    more.text = TEXT;
    return Stream.of(
        more,
        new Holder(TEXT),
        new Of<>(TEXT, List.of()),
        new Of<>("", List.of(TEXT)),
        new SimpleEntry<>(1, TEXT),
        Texts.with(texts -> texts.text = TEXT),
        Texts.with(texts -> texts.hidden = TEXT),
        Texts.with(texts -> texts.any = TEXT),
        Texts.with(texts -> texts.chars = TEXT),
        Texts.with(texts -> texts.thrown = new IllegalStateException(TEXT)),
        Texts.with(texts -> texts.failures = new Exception[] {new IllegalStateException(TEXT)}),
        Texts.with(texts -> texts.comparable = TEXT),
        Texts.with(texts -> texts.array = new String[] {TEXT}),
        Texts.with(texts -> texts.objects = new Object[] {TEXT, 1}),
        Texts.with(texts -> texts.list = new ArrayList<>(List.of(TEXT))),
        Texts.with(texts -> texts.list = Arrays.asList(TEXT)),
        Texts.with(texts -> texts.anything = new ArrayList<>(List.of(TEXT, 1))),
        Texts.with(texts -> texts.lists.add(new ArrayList<>(List.of(TEXT)))),
        Texts.with(texts -> texts.set = new HashSet<>(List.of(TEXT))),
        Texts.with(texts -> texts.map = new HashMap<>(Map.of("", TEXT))),
        Texts.with(texts -> texts.map = new HashMap<>(Map.of(TEXT, ""))),
        Texts.with(texts -> texts.map = Map.of(TEXT, "")),
        Texts.with(texts -> texts.sorted.put("", new ArrayList<>(List.of(TEXT)))),
        Texts.with(texts -> texts.linked.add(TEXT)));
  }

  private static Stream<Object> inContainers() {
    Own own = new Own();
    own.add(TEXT);
    Set<String> set = Collections.newSetFromMap(new HashMap<>());
    set.add(TEXT);
    EnumMap<TimeUnit, String> enums = new EnumMap<>(Map.of(TimeUnit.DAYS, TEXT));
    return Stream.of(
        own,
        enums,
        new ArrayList<>(List.of(TEXT)),
        new ArrayList<>(Arrays.asList(TEXT, null)),
        new ArrayList<>(Arrays.asList(TEXT, 1, null)),
        new LinkedList<>(List.of(TEXT, 1)),
        new ArrayDeque<>(List.of(TEXT)),
        new LinkedBlockingQueue<>(List.of(TEXT)),
        new TreeSet<>(List.of(TEXT)),
        new LinkedHashMap<>(Map.of(1, TEXT)),
        List.of(TEXT),
        List.of(TEXT, 2, 3),
        Set.of(TEXT),
        Map.of(TEXT, 1),
        Map.of(1, TEXT),
        Arrays.asList(TEXT, 1),
        new ArrayList<>(List.of(TEXT, 1)).subList(0, 1),
        Collections.singletonList(TEXT),
        Collections.singleton(TEXT),
        Collections.singletonMap(TEXT, 1),
        Collections.singletonMap(1, TEXT),
        Collections.unmodifiableList(new ArrayList<>(List.of(TEXT))),
        Collections.synchronizedMap(new HashMap<>(Map.of(1, TEXT))),
        set);
  }

  private static Stream<Object> inValues() {
    return Stream.of(
        TEXT,
        Optional.of(TEXT),
        new AtomicReference<>(TEXT),
        new String[] {TEXT},
        new String[] {TEXT, null},
        new String[][] {{TEXT}},
        new Object[] {TEXT},
        new Object[] {TEXT, 1},
        new Comparable<?>[] {TEXT, 1},
        new CharSequence[] {TEXT},
        new StackTraceElement[] {new StackTraceElement("c", TEXT, "f", 1)},
        new StackTraceElement("c", "m", TEXT, 1),
        new IllegalStateException(TEXT),
        URI.create(TEXT),
        new Locale(TEXT, "", ""),
        new StringBuilder(TEXT),
        Pattern.compile(TEXT));
  }

  @ParameterizedTest
  @MethodSource("holders")
  void textsThatTheJvmWouldNotMakeAreRefused(Object holder) {
    byte[] bytes = new HardenedFory().write(holder);
    int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf(TEXT);
    try (Codec codec =
        Codecs.builder()
            .use("fory")
            .allow(
                "dev.polycodec.fory.*",
                "java.net.URI",
                "java.util.regex.Pattern",
                "java.lang.IllegalStateException")
            .build()) {
      codec.decode(bytes, Object.class);
      for (byte header : new byte[] {UTF_16, NO_CODER}) {
        byte[] hostile = bytes.clone();
        hostile[at - 1] = header;
        hostile[at + 1] = 0;
        hostile[at + 3] = 0;
        assertThatThrownBy(() -> codec.decode(hostile, Object.class))
            .isExactlyInstanceOf(MalformedDataException.class)
            .hasMessage("A text is in another form than the JVM's own");
      }
    }
  }
}
