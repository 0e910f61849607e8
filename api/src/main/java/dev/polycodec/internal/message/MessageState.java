package dev.polycodec.internal.message;

import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.internal.message.ClassTable.MetClass;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import java.util.Collection;
import java.util.HashMap;
import org.jspecify.annotations.Nullable;

/** The message that one worker encodes or decodes now. */
public final class MessageState implements Message {

  /** Shorter texts are compared about as fast as any other key. */
  private static final int LONG_KEY = 64;

  private final Setup setup;
  private final Limits limits;

  // Copies, for these are asked for each object, by a method small enough to inline.
  private final int maxDepth;
  private final int maxObjects;
  private final int maxClasses;
  private final boolean restrictive;

  private final PayloadNames names;
  private final ClassTable met = new ClassTable();
  private final Budget budget;
  private final KeySteps keys;
  private final Manifest manifest;

  /** The message that this one is part of, or null. */
  private @Nullable MessageState outer;

  // Kept after a message, as they are its codec's: to store references costs a fence.
  private @Nullable Root root;
  private Class<?> rootClass = Object.class;

  /** Whether there is a message. */
  private boolean begun;

  private boolean encoding;
  private int depth;
  private int objects;

  /** Whether keys were counted, which most messages do not need. */
  private boolean keyed;

  public MessageState(Setup setup) {
    this.setup = setup;
    this.limits = setup.limits();
    this.maxDepth = limits.maxDepth();
    this.maxObjects = limits.maxObjects();
    this.maxClasses = limits.maxClasses();
    this.restrictive = setup.policy().isRestrictive();
    this.names = new PayloadNames(setup);
    this.budget = new Budget(limits);
    this.keys = new KeySteps(setup.shapes(), limits.maxKeySteps());
    this.manifest =
        setup.evolution() == Evolution.STRICT
            ? new FingerprintTable(setup, maxClasses)
            : new SchemaTable(setup, maxClasses);
  }

  /** Has the next message count as part of another one, if there is one. */
  public void within(@Nullable MessageState whole) {
    outer = whole;
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
    if (root != declared) {
      root = declared;
    }
    begun = true;
    encoding = writing;
    budget.begin(writing, length);
    setRootClass(declared.raw());
    if (outer != null) {
      depth = outer.depth - 1; // where the root was entered already
      objects = outer.objects - 1;
      budget.resume(outer.budget);
      resumeKeys(outer);
    }
  }

  /**
   * Checks what was written, before anybody gets it: within another message, that one is checked.
   *
   * @throws dev.polycodec.LimitExceededException if decoding it takes more of the heap than its
   *     length allows
   */
  public void requirePaid(int length) {
    if (outer == null) {
      budget.requirePaid(length);
    }
  }

  private void resumeKeys(MessageState other) {
    if (other.keyed) {
      countedKeys().resume(other.keys);
    }
  }

  /** Ends the message, which counts in the one that it is part of, and forgets it. */
  public void end() {
    if (outer != null) {
      outer.objects = Math.max(outer.objects, objects);
      outer.depth = Math.max(outer.depth, depth); // where it has failed, else it is back
      outer.budget.resume(budget);
      outer.resumeKeys(this);
      outer = null;
    }
    forget();
  }

  /** Forgets the message, which an idle engine must not keep from being collected. */
  public void forget() {
    begun = false;
    depth = 0;
    objects = 0;
    if (keyed) {
      keys.reset();
      keyed = false;
    }
    met.reset();
    manifest.reset();
  }

  /** Sets the class of the root, the first class of the message. */
  public void rootClass(Class<?> type) {
    setRootClass(type);
    check(type);
  }

  /** Takes the class of a root on which the backend decides, unless it is denied. */
  public void rootOfBackend(Class<?> type) {
    setRootClass(type);
    admit(type);
  }

  private void setRootClass(Class<?> type) {
    if (rootClass != type) {
      rootClass = type;
    }
  }

  /** Returns the classes with fields, in order of first encounter. */
  public Manifest manifest() {
    return manifest;
  }

  /**
   * Sees an engine whose library has walked over objects and told nobody.
   *
   * @throws IllegalStateException if the root is an object with fields, and none was entered
   */
  public void requireEntered(Class<?> type) {
    if (objects == 0 && hasState(type)) {
      throw new IllegalStateException(
          "The engine of '"
              + setup.variant().name()
              + "' entered no object of this message: call Message.enter for each, the root first");
    }
  }

  private boolean hasState(Class<?> type) {
    return switch (setup.shapes().of(type).kind()) {
      case FIELDS, RECORD, EXTENSION -> true;
      default -> false;
    };
  }

  /** Takes objects of which a library does not tell the depth to be nested as deep as allowed. */
  public void assumeDeepest() {
    depth = maxDepth;
  }

  /** Returns how deep the objects were nested when the message failed. */
  public int depth() {
    return depth;
  }

  @Override
  public Root root() {
    if (!begun || root == null) {
      throw new IllegalStateException("There is no message");
    }
    return root;
  }

  @Override
  public boolean isPart() {
    return outer != null;
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
  public Class<?> loadRoot(String name) {
    return root().loadRoot(name);
  }

  @Override
  public void enter(Class<?> type) {
    check(type);
    enterChecked(met.last().footprint);
  }

  @Override
  public void enterChecked(int bytes) {
    budget.charge(bytes);
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
  public void charge(int bytes) {
    budget.charge(bytes);
  }

  @Override
  public void exit() {
    depth--;
  }

  @Override
  public void reached(int levels) {
    depth = Math.max(depth, Math.min(levels, maxDepth));
  }

  @Override
  public void check(Class<?> type) {
    if (!met.isLast(type) && !met.swap(type)) {
      met.last(look(type));
    }
  }

  private int look(Class<?> type) {
    int place = met.placeOf(type);
    MetClass earlier = met.find(place);
    return earlier != null && met.isMet(earlier) ? place : meet(type, place, earlier);
  }

  private int meet(Class<?> type, int found, @Nullable MetClass earlier) {
    ClassInfo info =
        earlier != null && earlier.info().root() == root
            ? earlier.info()
            : root().info(type, encoding);
    if (met.size() == maxClasses) {
      throw exceeded("more than " + maxClasses + " classes", "withMaxClasses");
    }
    if (info.named() != type) {
      look(info.named());
      return met.meet(met.placeOf(type), info, null);
    }
    Layout layout = info.tabled() ? manifest.meet(info, encoding) : null;
    int place = met.meet(found, info, layout);
    if (layout != null) {
      layout.slots().stream()
          .filter(field -> field.target() == null)
          .forEach(field -> dropped(type, field.name()));
    }
    return place;
  }

  @Override
  public void admit(Class<?> type) {
    if (restrictive) {
      root().requireAdmitted(type);
    }
  }

  @Override
  public void dropped(Class<?> type, String name) {
    setup.settings().events().dropped(setup.variant().name(), type, name);
  }

  @Override
  public <T> @Nullable T sound(@Nullable T value, Class<?> declared) {
    if (value != null
        && !declared.isInstance(value)
        && !Soundness.boxes(declared, value)
        && !(root().raw() == declared && root().accepts(value))) {
      throw Soundness.failure(value, declared, encoding);
    }
    return value;
  }

  @Override
  public int elements(int announced, int minBytesEach, int remaining) {
    return budget.elements(announced, minBytesEach, remaining);
  }

  @Override
  public int container(int announced, int minBytesEach, int remaining) {
    return budget.container(announced, minBytesEach, remaining);
  }

  @Override
  public void key(Object container, @Nullable Object key) {
    if (!(key instanceof String text
        && container instanceof HashMap
        && text.length() < LONG_KEY
        && !keys.mixed())) {
      countedKeys().add(depth, container, key);
    }
  }

  @Override
  public void key(int nesting, Object container, @Nullable Object key) {
    countedKeys().add(nesting, container, key);
  }

  @Override
  public void keySteps(long steps) {
    countedKeys().addSteps(steps);
  }

  private KeySteps countedKeys() {
    if (!keyed) {
      keyed = true;
      keys.begin(encoding);
    }
    return keys;
  }

  @Override
  public void form(Class<?> type, Object form, boolean late) {
    FormClass known = FormClass.of(type);
    Object copied = known.copied(form);
    budget.charge(Footprint.ofCopy(type, known, copied));
    if (!late && known.keyed() && form instanceof Object[]) {
      countedKeys().addForm(type, copied);
    }
  }

  @Override
  public void keys(Object like, Collection<?> listed) {
    countedKeys().addTable(like, listed);
  }

  @Override
  public void digits(int bytes, int scale) {
    budget.digits(bytes, scale);
  }

  @Override
  public int bulk(int announced, int minBytesEach, int remaining) {
    return budget.bulk(announced, minBytesEach, remaining);
  }

  @Override
  public EncodeException cycle(Class<?> type) {
    return Cycles.unfinished(type);
  }

  @Override
  public @Nullable Layout layout(Class<?> type) {
    if (!met.isForeign()) {
      return null;
    }
    check(type);
    return met.last().layout();
  }

  static LimitExceededException exceeded(String what, String setting) {
    return new LimitExceededException("The message holds " + what, setting);
  }
}
