package dev.polycodec.internal.select;

import dev.polycodec.Codec;
import dev.polycodec.Surrogate;
import dev.polycodec.internal.core.BackendCodec;
import dev.polycodec.internal.core.CoreCodec;
import dev.polycodec.internal.core.Ids;
import dev.polycodec.internal.core.Inside;
import dev.polycodec.internal.core.ObservedCodec;
import dev.polycodec.internal.core.Opener;
import dev.polycodec.internal.core.Router;
import dev.polycodec.internal.core.VerifyingCodec;
import dev.polycodec.internal.envelope.EnvelopeConfig;
import dev.polycodec.internal.message.Events;
import dev.polycodec.internal.message.Settings;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.policy.Learner;
import dev.polycodec.internal.policy.TypePolicy;
import dev.polycodec.internal.shape.Provided;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.Trust;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Puts together the codec that a builder was asked for. */
public final class Assembly {

  private final Request request;
  private final ClassLoader loader;
  private final Selection selection;
  private final Backends backends;
  private final Map<Integer, Class<?>> registered;
  private final Inside inside;
  private final Settings settings;

  private Assembly(Request request) {
    this.request = request;
    Sight sight = Sight.of(request.loader());
    this.loader = sight.loader();
    this.selection = new Selection(Discovery.of(loader), sight);
    this.backends = new Backends(request);
    this.registered = NumberedClasses.of(request, loader);
    Settings base = settings(sight.isBlind() ? Provided.NONE : ProvidedForms.of(loader));
    this.inside = inside(base);
    this.settings = base.with(base.shapes().with(inside));
  }

  /** Selects the codecs, opens their backends, and returns the codec of them. */
  public static Codec assemble(Request request) {
    Assembly assembly = new Assembly(request);
    CoreCodec codec = assembly.codec();
    if (!assembly.backends.areOptionsTaken()) {
      assembly.inside.openAll(); // they may be for a codec of values inside others
    }
    assembly.backends.requireOptionsTaken();
    if (request.verified()) {
      codec = new VerifyingCodec(codec, assembly.settings.shapes());
    }
    Events events = assembly.settings.events();
    return events.isHeard() ? new ObservedCodec(codec, events) : codec;
  }

  /** Returns the codecs of values inside others, which have no values with others inside. */
  private Inside inside(Settings base) {
    Map<String, String> generated = new TreeMap<>();
    for (Candidate candidate : selection.ofGenerated()) {
      for (String name : candidate.provider().generated()) {
        generated.put(name, candidate.name());
      }
    }
    return new Inside(
        request.inside(), generated, name -> backends.open(selection.named(inside(name)), base));
  }

  private CoreCodec codec() {
    Candidate selected = selection.select(Choice.of(request.codec(), loader));
    EnvelopeConfig envelope = request.envelope();
    List<Candidate> writers = writers(selected);
    List<Candidate> readers = readers();
    Heeded.require(request, writers, readers);
    backends.heedMode(writers);
    backends.heedMode(readers);
    if (!isRouted() && envelope == null) {
      Opener.Opened opened = backends.open(selected, settings);
      return new BackendCodec(opened.variant(), opened.backend(), opened.settings());
    }
    String others = selected.name();
    return new Router(
        others,
        request.overrides(),
        isRouted(),
        envelope,
        (name, mode) -> openNamed(name, others, mode),
        settings);
  }

  /** Returns the codec that is selected, and those that are named for some classes. */
  private List<Candidate> writers(Candidate selected) {
    List<Candidate> writers = new ArrayList<>(List.of(selected));
    Map<String, Class<?>> sorted = new TreeMap<>();
    request.overrides().forEach((type, name) -> sorted.put(name, type));
    sorted.forEach((name, type) -> writers.add(selection.named(override(name, type))));
    for (String name : new TreeSet<>(request.inside().values())) {
      writers.add(selection.named(inside(name)));
    }
    return writers;
  }

  private List<Candidate> readers() {
    EnvelopeConfig envelope = request.envelope();
    return envelope == null
        ? List.of()
        : envelope.codecs().stream()
            .sorted()
            .map(name -> selection.named(new Choice(name, "the envelope")))
            .toList();
  }

  private boolean isRouted() {
    return !request.overrides().isEmpty() || request.annotations();
  }

  private static Choice inside(String name) {
    return new Choice(name, "useInside");
  }

  private static Choice override(String name, Class<?> type) {
    return new Choice(name, "use(\"" + name + "\", " + type.getSimpleName() + ".class)");
  }

  private Settings settings(Provided provided) {
    List<String> allow = new ArrayList<>(request.allow());
    for (String resource : request.allowFrom()) {
      allow.addAll(Resources.lines(resource, loader, "allowFrom"));
    }
    request.renamed().forEach(Assembly::requireReadable);
    WireNames names = WireNames.of(request.renamed(), provided);
    return new Settings(
        loader,
        request.limits(),
        request.evolution(),
        policy(allow),
        names,
        new Ids(registered),
        ShapesImpl.create(request.surrogates(), names, request.exclusions()),
        request.pools(),
        new Events(request.listeners()));
  }

  private TypePolicy policy(List<String> allow) {
    TypePolicy policy = TypePolicy.of(allow, deny(), explicit());
    policy.requireNoPackage(loader);
    policy.requireDeniable();
    return request.learned() == null ? policy : policy.learning(new Learner(request.learned()));
  }

  /** What is denied outside of the code only takes away, and so holds whatever the code says. */
  private List<String> deny() {
    List<String> deny = new ArrayList<>(request.deny());
    addPatterns(SettingsFile.ofSystem("deny"), deny);
    for (SettingsFile file : SettingsFile.of(loader)) {
      addPatterns(file.get("deny"), deny);
    }
    return deny;
  }

  private static void addPatterns(@Nullable String patterns, List<String> to) {
    if (patterns != null && !patterns.isBlank()) {
      to.addAll(List.of(patterns.split(","))); // as Spring's properties separate them
    }
  }

  private static void requireReadable(String oldName, Class<?> type) {
    if (oldName.isEmpty() || oldName.length() > ClassNames.MAX_CHARS) {
      throw new IllegalArgumentException(
          "The old name of %s has %s characters; it must have 1 to %s"
              .formatted(type.getName(), oldName.length(), ClassNames.MAX_CHARS));
    }
  }

  /** Returns the classes that the application named one by one, and so allowed. */
  private Set<Class<?>> explicit() {
    Set<Class<?>> classes = new LinkedHashSet<>(registered.values());
    classes.addAll(request.renamed().values());
    for (Surrogate<?, ?> surrogate : request.surrogates()) {
      classes.add(surrogate.type());
      classes.add(surrogate.form());
    }
    return classes;
  }

  /**
   * Opens a codec that the configuration, an annotation or a message names; null if it may not take
   * part. A message must not choose among all codecs that happen to be present.
   */
  private Opener.@Nullable Opened openNamed(String name, String others, Settings mode) {
    Candidate candidate = selection.find(name);
    EnvelopeConfig envelope = request.envelope();
    if (candidate == null) {
      return null;
    }
    boolean stored = envelope != null && envelope.codecs().contains(name);
    boolean configured = stored || name.equals(others) || request.overrides().containsValue(name);
    boolean trusted =
        request.trustedInput() || candidate.variant().trust() != Trust.TRUSTED_INPUT_ONLY;
    boolean fit = trusted && Heeded.by(candidate, request);
    return configured || (request.annotations() && fit) ? backends.open(candidate, mode) : null;
  }
}
