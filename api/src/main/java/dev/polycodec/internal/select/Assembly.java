package dev.polycodec.internal.select;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.NoCodecException;
import dev.polycodec.internal.core.BackendCodec;
import dev.polycodec.internal.core.Config;
import dev.polycodec.internal.core.CoreCodec;
import dev.polycodec.internal.core.Ids;
import dev.polycodec.internal.core.ObservedCodec;
import dev.polycodec.internal.core.Opener;
import dev.polycodec.internal.core.Router;
import dev.polycodec.internal.envelope.EnvelopeConfig;
import dev.polycodec.internal.message.Events;
import dev.polycodec.internal.message.Settings;
import dev.polycodec.internal.policy.Learner;
import dev.polycodec.internal.policy.TypePolicy;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.Trust;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Puts together the codec that a builder was asked for. */
public final class Assembly {

  private static final Logger LOG = LoggerFactory.getLogger(Assembly.class);

  private final Request request;
  private final ClassLoader loader;
  private final Selection selection;
  private final Map<Integer, Class<?>> registered;
  private final Settings settings;

  private Assembly(Request request) {
    this.request = request;
    this.loader = loader(request.loader());
    this.selection = new Selection(Discovery.of(loader));
    this.registered = NumberedClasses.of(request, loader);
    this.settings = settings();
  }

  /** Selects the codecs, opens their backends, and returns the codec of them. */
  public static Codec assemble(Request request) {
    Assembly assembly = new Assembly(request);
    CoreCodec codec = assembly.codec();
    Events events = assembly.settings.events();
    return events.isHeard() ? new ObservedCodec(codec, events) : codec;
  }

  private CoreCodec codec() {
    Candidate selected = selection.select(Choice.of(request.codec(), loader));
    EnvelopeConfig envelope = request.envelope();
    if (!isRouted() && envelope == null) {
      Opener.Opened opened = open(selected, settings);
      return new BackendCodec(opened.variant(), opened.backend(), opened.settings());
    }
    Map<String, Class<?>> sorted = new TreeMap<>();
    request.overrides().forEach((type, name) -> sorted.put(name, type));
    sorted.forEach((name, type) -> requireWriter(selection.named(override(name, type))));
    requireWriter(selected);
    if (envelope != null) {
      envelope.codecs().stream()
          .sorted()
          .forEach(name -> selection.named(new Choice(name, "the envelope")));
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

  private boolean isRouted() {
    return !request.overrides().isEmpty() || request.annotations();
  }

  /** A tag names the codec that wrote a message, which one that only reads never is. */
  private static void requireWriter(Candidate candidate) {
    if (candidate.readOnly()) {
      throw new IllegalStateException(
          "The codec '"
              + candidate.name()
              + "' only decodes, and so cannot be one of several: use '"
              + candidate.variant().writer()
              + "' to encode, or '"
              + candidate.name()
              + "' alone to decode");
    }
  }

  private static Choice override(String name, Class<?> type) {
    return new Choice(name, "use(\"" + name + "\", " + type.getSimpleName() + ".class)");
  }

  private Settings settings() {
    List<String> allow = new ArrayList<>(request.allow());
    request
        .allowFrom()
        .forEach(resource -> allow.addAll(ResourceLines.read(resource, loader, "allowFrom")));
    WireNames names = WireNames.of(request.renamed());
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
    TypePolicy policy = TypePolicy.of(allow, request.deny(), explicit());
    return request.learned() == null ? policy : policy.learning(new Learner(request.learned()));
  }

  /** Returns the classes that the application named one by one, and so allowed. */
  private Set<Class<?>> explicit() {
    Set<Class<?>> classes = new LinkedHashSet<>(registered.values());
    classes.addAll(request.renamed().values());
    request.surrogates().forEach(surrogate -> classes.add(surrogate.form()));
    return classes;
  }

  private static ClassLoader loader(@Nullable ClassLoader explicit) {
    if (explicit != null) {
      return explicit;
    }
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    if (context != null) {
      return context;
    }
    ClassLoader ours = Assembly.class.getClassLoader();
    return ours == null ? ClassLoader.getSystemClassLoader() : ours;
  }

  /**
   * Opens a codec that the configuration, an annotation or a message names; null if it may not take
   * part. A message must not choose among all codecs that happen to be present.
   */
  private Opener.@Nullable Opened openNamed(String name, String others, Settings mode) {
    Candidate candidate = selection.find(name);
    EnvelopeConfig envelope = request.envelope();
    boolean stored = envelope != null && envelope.codecs().contains(name);
    if (candidate == null || (candidate.readOnly() && !stored)) {
      return null;
    }
    boolean configured = stored || name.equals(others) || request.overrides().containsValue(name);
    boolean trusted =
        request.trustedInput() || candidate.variant().trust() != Trust.TRUSTED_INPUT_ONLY;
    return configured || (request.annotations() && trusted) ? open(candidate, mode) : null;
  }

  private Opener.Opened open(Candidate candidate, Settings mode) {
    requireTrusted(candidate);
    Config config = new Config(candidate.variant(), mode, request.options());
    Settings own = mode.with(shapes(candidate, config, mode.shapes()));
    Backend backend =
        opening(candidate, () -> candidate.provider().open(candidate.variant(), config.with(own)));
    for (Object option : request.options()) {
      if (!isRouted() && request.envelope() == null && !config.isUsed(option)) {
        throw new IllegalStateException(
            "configure("
                + option.getClass().getSimpleName()
                + ") cannot be combined with the codec '"
                + candidate.name()
                + "', which has no such options");
      }
    }
    return new Opener.Opened(
        candidate.variant(), backend, own, candidate.provider().beginnings(candidate.variant()));
  }

  /** Returns the shapes as the library sees them; what it has written is read as it is. */
  private static ShapesImpl shapes(Candidate candidate, Config config, ShapesImpl shapes) {
    return candidate.readOnly()
        ? shapes.whole()
        : shapes.under(
            opening(
                candidate, () -> candidate.provider().conventions(candidate.variant(), config)));
  }

  /** Calls what touches the backend's classes, of which some may be missing. */
  private static <T> T opening(Candidate candidate, Supplier<T> call) {
    try {
      return call.get();
    } catch (CodecException e) {
      throw new NoCodecException(
          "The codec '" + candidate.name() + "' cannot be opened: " + e.getMessage(),
          candidate.name(),
          null,
          e);
    } catch (LinkageError | RuntimeException e) {
      throw new NoCodecException(
          "The codec '"
              + candidate.name()
              + "' of "
              + candidate.jar()
              + " cannot be opened: its backend is missing or does not fit ("
              + e
              + ")",
          candidate.name(),
          null,
          e);
    }
  }

  private void requireTrusted(Candidate candidate) {
    if (candidate.variant().trust() != Trust.TRUSTED_INPUT_ONLY) {
      return;
    }
    if (!request.trustedInput()) {
      throw new NoCodecException(
          "The codec '"
              + candidate.name()
              + "' is for trusted input only; if nobody else can write the bytes it decodes, say so"
              + " with trustedInput()");
    }
    LOG.warn(
        "The codec {} is for trusted input only: bytes that others write can crash the JVM",
        candidate.name());
  }
}
