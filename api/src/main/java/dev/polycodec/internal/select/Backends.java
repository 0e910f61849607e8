package dev.polycodec.internal.select;

import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.NoCodecException;
import dev.polycodec.Trait;
import dev.polycodec.internal.core.BackendCodec;
import dev.polycodec.internal.core.Config;
import dev.polycodec.internal.core.Opener;
import dev.polycodec.internal.message.Settings;
import dev.polycodec.internal.shape.Nesting;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.Trust;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens the backends of one codec, and sees which of the application's options they take. */
final class Backends {

  private static final Logger LOG = LoggerFactory.getLogger(Backends.class);

  private final Request request;
  private final Set<Object> taken = ConcurrentHashMap.newKeySet();
  private final Set<String> opened = new ConcurrentSkipListSet<>();

  Backends(Request request) {
    this.request = request;
  }

  /** Notes that a class table heeds the mode, if one of the codecs has one. */
  void heedMode(List<Candidate> named) {
    Evolution mode = request.evolution();
    if (mode != null && named.stream().anyMatch(Candidate::framed)) {
      taken.add(mode);
    }
  }

  Opener.Opened open(Candidate candidate, Settings mode) {
    requireTrusted(candidate);
    warnOfTwins(candidate, candidate.places(mode.loader()));
    opened.add(candidate.name());
    Config config = new Config(candidate.variant(), mode, request.options(), taken::add);
    Settings own = mode.with(shapes(candidate, config, mode.shapes()));
    if (mode.shapes().nests() && !request.inside().isEmpty() && !own.shapes().takesProvided()) {
      throw new IllegalStateException(
          "useInside cannot be combined with the codec '"
              + candidate.name()
              + "', whose library decides what its objects hold");
    }
    Backend backend =
        opening(candidate, () -> candidate.provider().open(candidate.variant(), config.with(own)));
    return new Opener.Opened(
        candidate.variant(), backend, own, candidate.provider().beginnings(candidate.variant()));
  }

  /** Returns the shapes as the library sees them; what it has written is read as it is. */
  private static ShapesImpl shapes(Candidate candidate, Config config, ShapesImpl shapes) {
    if (candidate.variant().has(Trait.SCHEMA_FIRST)) {
      return shapes.with(Nesting.NONE); // what is generated is its own
    }
    return candidate.plain()
        ? shapes.whole()
        : shapes.under(
            opening(
                candidate, () -> candidate.provider().conventions(candidate.variant(), config)));
  }

  /** Says whether a codec that was opened has asked for each of the options. */
  boolean areOptionsTaken() {
    return taken.containsAll(request.options());
  }

  /**
   * Refuses options and a mode that no codec asked for: they would change nothing. Codecs that
   * annotations name may yet follow.
   *
   * @throws IllegalStateException if there are any
   */
  void requireOptionsTaken() {
    if (request.annotations()) {
      return;
    }
    for (Object option : request.options()) {
      if (!taken.contains(option)) {
        throw untaken("configure(" + option.getClass().getSimpleName() + ")", "no such options");
      }
    }
    Evolution mode = request.evolution();
    if (mode != null && !taken.contains(mode)) {
      throw untaken("evolution(" + mode + ")", "rules of its own for classes that change");
    }
  }

  private IllegalStateException untaken(String call, String reason) {
    String names = opened.stream().map(n -> "'" + n + "'").collect(Collectors.joining(", "));
    return new IllegalStateException(
        call
            + " cannot be combined with the codec"
            + (opened.size() == 1 ? " " + names + ", which has " : "s " + names + ", which have ")
            + reason);
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
      throw BackendCodec.unopened(
          "'" + candidate.name() + "' of " + candidate.jar(), candidate.name(), e);
    }
  }

  private static void warnOfTwins(Candidate candidate, List<String> places) {
    if (places.size() > 1) {
      LOG.warn(
          "The codec '{}' is in several jars, of which the first is used: {}; remove the others, or"
              + " classes of several versions are mixed",
          candidate.name(),
          String.join(", ", places));
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
