package dev.polycodec.internal.message;

import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import java.util.HashMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The message that one worker encodes or decodes now. */
public final class MessageState implements Message {

  private static final double DIGITS_PER_BYTE = 8 * Math.log10(2);

  private final Setup setup;
  private final Limits limits;

  // Copies, for these are asked for each object and each text, by methods small enough to inline.
  private final int maxBytes;
  private final int maxDepth;
  private final int maxObjects;

  private final PayloadNames names;
  private final ClassTable met = new ClassTable();
  private final KeySteps keys;
  private final Manifest manifest;

  private @Nullable Root root;
  private Class<?> rootClass = Object.class;
  private @Nullable Class<?> last;
  private @Nullable Layout lastLayout;
  private boolean encoding;
  private int depth;
  private int objects;
  private int unbacked;
  private long affordable;

  public MessageState(Setup setup) {
    this.setup = setup;
    this.limits = setup.limits();
    this.maxBytes = limits.maxBytes();
    this.maxDepth = limits.maxDepth();
    this.maxObjects = limits.maxObjects();
    this.names = new PayloadNames(setup);
    this.keys = new KeySteps(setup.shapes(), limits.maxKeySteps());
    this.manifest =
        setup.evolution() == Evolution.STRICT
            ? new FingerprintTable(setup.exchange(), limits.maxClasses())
            : new SchemaTable(limits.maxClasses());
  }

  /** Begins to encode a value. */
  public void beginEncode(Root declared) {
    begin(declared, true, 0);
  }

  /** Begins to decode a message of some length. */
  public void beginDecode(Root declared, int length) {
    begin(declared, false, length);
  }

  private void begin(Root declared, boolean writing, int length) {
    root = declared;
    encoding = writing;
    affordable = length;
    rootClass = declared.raw();
  }

  /** Forgets the message, which an idle engine must not keep from being collected. */
  public void end() {
    root = null;
    rootClass = Object.class;
    last = null;
    lastLayout = null;
    depth = 0;
    objects = 0;
    unbacked = 0;
    keys.reset();
    met.reset();
    manifest.reset();
  }

  /** Sets the class of the root, the first class of the message. */
  public void rootClass(Class<?> type) {
    rootClass = type;
    check(type);
  }

  /** Returns the classes with fields, in order of first encounter. */
  public Manifest manifest() {
    return manifest;
  }

  /** Returns how deep the objects were nested when the message failed. */
  public int depth() {
    return depth;
  }

  @Override
  public Root root() {
    if (root == null) {
      throw new IllegalStateException("There is no message");
    }
    return root;
  }

  @Override
  public Class<?> rootClass() {
    return rootClass;
  }

  @Override
  public String nameOf(Class<?> type) {
    return names.nameOf(type);
  }

  @Override
  public Class<?> load(String name) {
    Class<?> numbered = names.numbered(name);
    return numbered == null ? root().load(name) : root().info(numbered, encoding).type();
  }

  @Override
  public int numberOf(Class<?> type) {
    ClassInfo info = root().info(type, encoding);
    boolean numbered = manifest.numbers() && info.tabled() && root().declares(type);
    return numbered ? info.shape().fingerprint() : 0;
  }

  @Override
  public Class<?> loadNumber(int number) {
    return root().loadNumber(number, rootClass);
  }

  @Override
  public Class<?> loadRoot(String name) {
    return root().loadRoot(name);
  }

  @Override
  public void enter(Class<?> type) {
    if (type != last) {
      check(type);
    }
    if (++objects > maxObjects || ++depth > maxDepth) {
      throw tooMany();
    }
  }

  private LimitExceededException tooMany() {
    return objects > maxObjects
        ? exceeded("more than " + maxObjects + " objects", "withMaxObjects")
        : exceeded("objects nested deeper than " + maxDepth, "withMaxDepth");
  }

  @Override
  public void exit() {
    depth--;
  }

  @Override
  public void check(Class<?> type) {
    if (type != last) {
      int slot = met.slot(type);
      Layout known = met.layout(slot);
      lastLayout = known == null ? meet(type, slot) : known;
      last = type;
    }
  }

  private Layout meet(Class<?> type, int slot) {
    ClassInfo info = met.info(slot);
    if (info == null || info.root() != root) {
      info = root().info(type, encoding);
    }
    if (met.size() == limits.maxClasses()) {
      throw exceeded("more than " + limits.maxClasses() + " classes", "withMaxClasses");
    }
    Layout layout = info.tabled() ? manifest.meet(info, encoding) : info.layout();
    met.meet(slot, info, layout);
    if (!layout.same()) {
      layout.slots().stream()
          .filter(field -> field.target() == null)
          .forEach(field -> dropped(type, field.name()));
    }
    return layout;
  }

  @Override
  public void dropped(Class<?> type, String name) {
    setup.settings().events().dropped(setup.variant().name(), type, name);
  }

  @Override
  public <T> @Nullable T sound(@Nullable T value, Class<?> declared) {
    if (value != null && !declared.isInstance(value) && !boxes(declared, value)) {
      throw new MalformedDataException(
          "The bytes put an object of the class "
              + value.getClass().getName()
              + " where "
              + declared.getName()
              + " is declared");
    }
    return value;
  }

  private static boolean boxes(Class<?> declared, Object value) {
    return declared.isPrimitive() && Types.box(declared) == value.getClass();
  }

  @Override
  public int elements(int announced, int minBytesEach, int remaining) {
    if (announced < 0 || (minBytesEach > 0 && announced > remaining / minBytesEach)) {
      throw announces(announced, "elements", remaining);
    }
    if (minBytesEach == 0) {
      unbacked = (int) Math.min((long) unbacked + announced, Integer.MAX_VALUE);
    }
    if (announced > limits.maxElements() || unbacked > limits.maxElements()) {
      throw exceeded("more than " + limits.maxElements() + " elements", "withMaxElements");
    }
    return announced;
  }

  @Override
  public int container(int announced, int minBytesEach, int remaining) {
    elements(announced, minBytesEach, remaining);
    affordable -= (long) announced * minBytesEach;
    if (affordable < 0) {
      throw new MalformedDataException(
          "The containers of the message announce more elements together than it has bytes");
    }
    return announced;
  }

  @Override
  public void key(Object container, @Nullable Object key) {
    if (!(key instanceof String && container instanceof HashMap)) {
      keys.add(depth, container, key);
    }
  }

  @Override
  public void keys(Class<?> container, @Nullable Object[] form) {
    keys.addForm(depth, container, form);
  }

  @Override
  public void digits(int bytes, int scale) {
    if ((bytes - 1) * DIGITS_PER_BYTE > limits.maxDigits()
        || Math.abs((long) scale) > limits.maxDigits()) {
      throw exceeded("a number of more than " + limits.maxDigits() + " digits", "withMaxDigits");
    }
  }

  @Override
  public int bulk(int announced, int minBytesEach, int remaining) {
    long bytes = (long) announced * minBytesEach;
    if (announced < 0 || bytes > remaining || bytes > maxBytes) {
      throw tooLong(announced, bytes, remaining);
    }
    return announced;
  }

  private CodecException tooLong(int announced, long bytes, int remaining) {
    return announced < 0 || (bytes > remaining && !encoding)
        ? announces(announced, "elements", remaining)
        : PayloadBuffer.tooLarge(maxBytes);
  }

  @Override
  public EncodeException cycle(Class<?> type) {
    return Cycles.unfinished(type);
  }

  @Override
  public boolean encoding() {
    return encoding;
  }

  @Override
  public Layout layout(Class<?> type) {
    check(type);
    return Objects.requireNonNull(lastLayout);
  }

  private static MalformedDataException announces(int announced, String what, int remaining) {
    return new MalformedDataException(
        "The bytes announce "
            + announced
            + " "
            + what
            + ", but only "
            + remaining
            + " bytes remain");
  }

  static LimitExceededException exceeded(String what, String setting) {
    return new LimitExceededException(
        "The message holds " + what + "; raise Limits." + setting + " if that is expected");
  }
}
