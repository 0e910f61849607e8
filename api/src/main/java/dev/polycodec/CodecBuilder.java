package dev.polycodec;

import dev.polycodec.internal.core.Ids;
import dev.polycodec.internal.envelope.EnvelopeConfig;
import dev.polycodec.internal.jfr.FlightRecorder;
import dev.polycodec.internal.select.Assembly;
import dev.polycodec.internal.select.Request;
import dev.polycodec.internal.select.Sight;
import dev.polycodec.internal.shape.Exclusion;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.TypeNumbers;
import java.lang.annotation.Annotation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Configures a codec; not safe for use by several threads at once.
 *
 * <p>What contradicts itself is refused by {@link #build}, not before. A builder may build several
 * codecs; a later call of it changes none of them.
 */
public final class CodecBuilder {

  private final Conflicts conflicts = new Conflicts();
  private final Map<Class<?>, String> overrides = new LinkedHashMap<>();
  private final Map<Class<?>, String> inside = new LinkedHashMap<>();
  private final Map<Integer, Class<?>> registered = new LinkedHashMap<>();
  private final Map<String, Class<?>> renamed = new LinkedHashMap<>();
  private final List<String> registerFrom = new ArrayList<>();
  private final List<String> allow = new ArrayList<>();
  private final List<String> allowFrom = new ArrayList<>();
  private final List<String> deny = new ArrayList<>();
  private final List<Surrogate<?, ?>> surrogates = new ArrayList<>();
  private final List<Exclusion> exclusions = new ArrayList<>();
  private final List<Object> options = new ArrayList<>();
  private final List<CodecListener> listeners = new ArrayList<>();
  private @Nullable ClassLoader loader;
  private @Nullable ClassLoader propertiesOf;
  private @Nullable String codec;
  private @Nullable Evolution evolution;
  private Limits limits = Limits.defaults();
  private Pooling pooling = Pooling.threadLocal();
  private @Nullable Envelope envelope;
  private boolean annotations;
  private boolean trustedInput;
  private boolean verified;
  private @Nullable Path learned;

  CodecBuilder() {}

  /**
   * Names the codec; without it, the only one present is selected. {@link #build} refuses a name
   * that no codec has, here and wherever one is named.
   */
  public CodecBuilder use(String name) {
    conflicts.claim("the codec", "use(\"" + name + "\")");
    codec = name;
    return this;
  }

  /**
   * Names another codec for roots of some classes and their subclasses, or of classes that
   * implement an interface. With any override, messages begin with a tag that says which codec
   * wrote them.
   */
  public CodecBuilder use(String name, Class<?>... types) {
    Objects.requireNonNull(name, "name");
    for (Class<?> type : types) {
      String call = "use(\"" + name + "\", " + type.getSimpleName() + ".class)";
      conflicts.claim(type, call);
      overrides.put(type, name);
    }
    return this;
  }

  /**
   * Names another codec for values of some classes, and of those below them, wherever they are
   * inside the objects of this codec: its bytes of the value are a part of the message, and count
   * to its limits. What a value shares with the objects around it is copied. Values of generated
   * classes need it not, if the jar of their codec is there.
   */
  public CodecBuilder useInside(String name, Class<?>... types) {
    Objects.requireNonNull(name, "name");
    for (Class<?> type : types) {
      String call = "useInside(\"" + name + "\", " + type.getSimpleName() + ".class)";
      conflicts.claim("values of " + type.getName(), call);
      inside.put(type, name);
    }
    return this;
  }

  /**
   * Lets {@link UseCodec} annotations name any codec that is present and fit for the input; and so
   * may the tag of a message.
   */
  public CodecBuilder useAnnotations() {
    annotations = true;
    return this;
  }

  /**
   * Allows classes that no declared type names: {@code com.acme.Order}, {@code com.acme.*} for a
   * package, {@code com.acme.**} with its subpackages, {@code com.acme.Ord*}; several separated by
   * semicolons, of which the first that matches decides, and {@code !} rejects.
   */
  public CodecBuilder allow(String... patterns) {
    allow.addAll(List.of(patterns));
    return this;
  }

  /** Allows classes that no declared type names. */
  public CodecBuilder allow(Class<?>... types) {
    for (Class<?> type : types) {
      allow.add(type.getName());
    }
    return this;
  }

  /** Allows the patterns of a resource on the class path, one a line, {@code #} for comments. */
  public CodecBuilder allowFrom(String resource) {
    allowFrom.add(Objects.requireNonNull(resource, "resource"));
    return this;
  }

  /**
   * Encodes objects of any class that is neither denied nor beyond every policy, and notes those
   * that only the bytes name in a file that {@link #allowFrom} reads: for a test run, which finds
   * the patterns that production needs. Decoding is not changed.
   */
  public CodecBuilder learn(Path file) {
    learned = Objects.requireNonNull(file, "file");
    return this;
  }

  /**
   * Refuses classes, whatever allows them; patterns as in {@link #allow(String...)}. So do the
   * system property {@code polycodec.deny} and the key {@code deny} of each {@code
   * polycodec.properties} on the class path, for every codec.
   */
  public CodecBuilder deny(String... patterns) {
    deny.addAll(List.of(patterns));
    return this;
  }

  /** Bounds what a message may hold; by default {@link Limits#defaults()}. */
  public CodecBuilder limits(Limits bounds) {
    limits = Objects.requireNonNull(bounds, "bounds");
    return this;
  }

  /** Says how engines are reused; by default {@link Pooling#threadLocal()}. */
  public CodecBuilder pooling(Pooling strategy) {
    pooling = Objects.requireNonNull(strategy, "strategy");
    return this;
  }

  /**
   * Says how bytes of other class versions are treated; by default the format's own way. {@link
   * #build} refuses it where no codec has modes, as plain and generated formats mostly have rules
   * of their own.
   */
  public CodecBuilder evolution(Evolution mode) {
    evolution = Objects.requireNonNull(mode, "mode");
    return this;
  }

  /**
   * Gives a class a number that stands for its name on the wire, and allows it.
   *
   * @param id 1 to 65,535; stable for as long as the bytes live
   * @throws IllegalArgumentException if the number is out of range
   */
  public CodecBuilder register(Class<?> type, int id) {
    Ids.requireNumber(type.getName(), id);
    String call = "register(" + type.getSimpleName() + ".class, " + id + ")";
    conflicts.claim("number " + id, call);
    conflicts.claim("number of " + type.getName(), call);
    registered.put(id, type);
    return this;
  }

  /** Gives classes the numbers in a resource on the class path; see {@link TypeNumbers}. */
  public CodecBuilder registerFrom(String resource) {
    registerFrom.add(Objects.requireNonNull(resource, "resource"));
    return this;
  }

  /**
   * Replaces the values of some classes by forms that every codec can encode, and allows both: the
   * class that the surrogate names, and its form. Messages name the class of each value, so a class
   * below an interface or an abstract class needs {@link #allow(Class...)} unless a declared type
   * names it. Plain codecs would not heed it, so that {@link #build()} refuses those that are to
   * write.
   */
  public CodecBuilder surrogate(Surrogate<?, ?>... replacements) {
    for (Surrogate<?, ?> replacement : replacements) {
      String type = replacement.type().getSimpleName();
      conflicts.claim(
          "surrogate of " + replacement.type().getName(),
          "surrogate(" + replacement.getClass().getName() + ") for " + type);
      surrogates.add(replacement);
    }
    return this;
  }

  /**
   * Leaves the fields with an annotation out of every codec, as if they were transient: the
   * annotation is on the field, on an accessor of it, or on another annotation there. Plain codecs
   * would not heed it, so that {@link #build()} refuses those that are to write.
   *
   * @throws IllegalArgumentException if an annotation is gone when the program runs, or is for
   *     neither fields, methods nor record components
   */
  @SafeVarargs
  public final CodecBuilder exclude(Class<? extends Annotation>... annotations) {
    List.of(annotations).forEach(annotation -> exclusions.add(new Exclusion(annotation)));
    return this;
  }

  /**
   * Keeps the name that a class had when bytes were first written, and allows it.
   *
   * @param oldName 1 to 512 characters, which {@link #build} checks
   */
  public CodecBuilder renamed(String oldName, Class<?> type) {
    String call = "renamed(\"" + oldName + "\", " + type.getSimpleName() + ".class)";
    conflicts.claim("name " + oldName, call);
    conflicts.claim("old name of " + type.getName(), call);
    renamed.put(oldName, type);
    return this;
  }

  /** Hands options to a backend, such as {@code KryoOptions}; what none takes is refused. */
  public CodecBuilder configure(Object backendOptions) {
    Class<?> type = backendOptions.getClass();
    String call = "configure(" + type.getSimpleName() + ")";
    boolean again = options.stream().anyMatch(o -> o != backendOptions && o.getClass() == type);
    conflicts.claim(type.getName(), again ? "another " + call : call);
    options.add(backendOptions);
    return this;
  }

  /** Adds a listener, which sees every value that is encoded or decoded. */
  public CodecBuilder listener(CodecListener observer) {
    listeners.add(Objects.requireNonNull(observer, "observer"));
    return this;
  }

  /**
   * Makes events of the JDK Flight Recorder of what the codec does: {@code dev.polycodec.Encode},
   * {@code dev.polycodec.Decode}, {@code dev.polycodec.OldFormat} and {@code
   * dev.polycodec.Dropped}. They are off unless a recording enables them, and where the JVM has no
   * Flight Recorder, nothing happens.
   */
  public CodecBuilder flightRecorder() {
    return listener(FlightRecorder.listener());
  }

  /** Puts messages into envelopes, for bytes that outlive the process. */
  public CodecBuilder envelope(Envelope form) {
    envelope = Objects.requireNonNull(form, "form");
    return this;
  }

  /**
   * Sets the loader of codecs, and of the classes that only bytes name: what a root type declares
   * comes from its own. By default, it is the thread's context class loader at the time of {@link
   * #build} if that sees Polycodec, else Polycodec's own.
   */
  public CodecBuilder classLoader(ClassLoader classes) {
    loader = Objects.requireNonNull(classes, "classes");
    if (propertiesOf != null && propertiesOf != classes) {
      conflicts.claim("the properties", "a classLoader(...) after it");
    }
    return this;
  }

  /**
   * Configures as text says, for places where no code is: {@code polycodec.codec}, {@code
   * polycodec.allow} and {@code polycodec.deny} (patterns as in {@link #allow(String...)},
   * separated by semicolons), {@code polycodec.evolution} ({@code strict}, {@code compatible}),
   * {@code polycodec.envelope} ({@code true}, the default, {@code false}, {@code not-yet}), {@code
   * polycodec.also-read} and {@code polycodec.read-legacy} (names of codecs, separated by commas),
   * {@code polycodec.on-failure} ({@code throw}, the default, or {@code miss}).
   *
   * <p>What is not in the map is taken from the system properties of these names, and then from
   * each {@code polycodec.properties} on the class path, whose keys have no prefix: that of the
   * loader which is known by now. What one of them denies is denied, and what the files allow adds
   * up; else no two of them may contradict each other. If the map says {@code
   * polycodec.envelope=false}, what else they say of envelopes is not for this codec.
   *
   * @param properties of which those count that begin with {@code polycodec.}
   * @throws IllegalArgumentException if there is no such property, or no such value of it
   * @throws IllegalStateException if two files of the class path contradict each other
   */
  public CodecBuilder properties(Map<?, ?> properties) {
    propertiesOf = Sight.of(loader).loader();
    conflicts.claim(
        "the properties",
        "properties(...), which reads the polycodec.properties of the loader it finds,");
    new NamedSettings(properties, propertiesOf).applyTo(this);
    return this;
  }

  /**
   * Says that nobody else can write the bytes that are decoded, so that codecs that bytes can crash
   * may be used.
   */
  public CodecBuilder trustedInput() {
    trustedInput = true;
    return this;
  }

  /**
   * Decodes what was encoded before it is handed out, and refuses a value that does not come back
   * as it is: for what the codec cannot know, such as serializers of the application. Encoding
   * takes the time of both directions and of a comparison, which is made by the fields of the
   * classes, and by {@code equals} where they have none to see.
   */
  public CodecBuilder verifyWrites() {
    verified = true;
    return this;
  }

  /**
   * Builds the codec.
   *
   * @throws NoCodecException if no codec, or more than one, is a candidate, or one fails to load
   * @throws CodecException if a resource that a call names is not there or cannot be read
   * @throws IllegalArgumentException if a pattern, a name or a surrogate is none that can be
   * @throws IllegalStateException if two calls contradict each other
   */
  public Codec build() {
    conflicts.requireNone();
    return Assembly.assemble(
        new Request(
            loader,
            codec,
            overrides,
            inside,
            annotations,
            allow,
            allowFrom,
            deny,
            registered,
            registerFrom,
            renamed,
            surrogates,
            exclusions,
            options,
            limits,
            evolution,
            pooling.pools(),
            learned,
            listeners,
            (EnvelopeConfig) envelope,
            trustedInput,
            verified));
  }
}
