package dev.polycodec.internal.core;

import dev.polycodec.Evolution;
import dev.polycodec.NoCodecException;
import dev.polycodec.internal.envelope.EnvelopeConfig;
import dev.polycodec.internal.envelope.EnvelopeConfig.Option;
import dev.polycodec.internal.envelope.EnvelopePreamble;
import dev.polycodec.internal.message.Exchange;
import dev.polycodec.internal.message.Settings;
import dev.polycodec.internal.message.Setup;
import dev.polycodec.internal.wire.Preamble;
import dev.polycodec.internal.wire.Tag;
import dev.polycodec.spi.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The codecs that one codec is made of, opened when they are first needed. */
final class Members {

  private final Opener opener;
  private final Settings settings;
  private final boolean tagged;
  private final @Nullable EnvelopeConfig envelope;
  private final Map<String, BackendCodec> codecs = new ConcurrentHashMap<>();
  private final Map<String, BackendCodec> others = new ConcurrentHashMap<>();
  private final Map<String, List<byte[]>> beginnings = new ConcurrentHashMap<>();
  private final Exchange exchange = new Exchange();

  /**
   * Opens nothing yet.
   *
   * @param tagged whether messages have a codec tag where they have no envelope
   */
  Members(Opener opener, Settings settings, boolean tagged, @Nullable EnvelopeConfig envelope) {
    this.opener = opener;
    this.settings = settings;
    this.tagged = tagged;
    this.envelope = envelope;
  }

  /** Returns the codec of a name, or null if there is none that may take part. */
  @SuppressWarnings("NullAway") // a function that finds nothing leaves the map as it is
  @Nullable BackendCodec find(String name) {
    BackendCodec known = codecs.get(name);
    return known == null ? codecs.computeIfAbsent(name, this::open) : known;
  }

  private @Nullable BackendCodec open(String name) {
    Opener.Opened opened = opener.open(name, settings);
    if (opened == null) {
      return null;
    }
    Variant variant = opened.variant();
    beginnings.put(name, opened.beginnings());
    return backendCodec(opened, preambles(variant));
  }

  /** Whichever codec wrote a message, a class has the same schema. */
  private BackendCodec backendCodec(Opener.Opened opened, @Nullable Supplier<Preamble> preambles) {
    Setup setup = new Setup(opened.variant(), opened.settings(), exchange);
    return new BackendCodec(setup, opened.backend(), preambles);
  }

  private @Nullable Supplier<Preamble> preambles(Variant variant) {
    EnvelopeConfig config = envelope;
    if (config != null && !config.has(Option.NOT_YET_WRITTEN)) {
      Setup setup = new Setup(variant, settings);
      return () -> new EnvelopePreamble(setup, config);
    }
    if (!tagged) {
      return null;
    }
    Tag tag = Tag.of(variant);
    return () -> tag;
  }

  /** Returns a codec that reads what was written in the other mode, or null if there is none. */
  @SuppressWarnings("NullAway") // a function that finds nothing leaves the map as it is
  @Nullable BackendCodec inOtherMode(BackendCodec codec) {
    return others.computeIfAbsent(codec.name(), name -> openInOtherMode(codec));
  }

  private @Nullable BackendCodec openInOtherMode(BackendCodec codec) {
    boolean compatible = codec.setup().isCompatible();
    Settings other = settings.with(compatible ? Evolution.STRICT : Evolution.COMPATIBLE);
    try {
      Opener.Opened opened = opener.open(codec.name(), other);
      return opened == null ? null : backendCodec(opened, null);
    } catch (NoCodecException e) {
      return null; // the backend, which is open in one mode, refuses the other: nothing has it
    }
  }

  /** Returns the ways to read what a codec wrote without an envelope. */
  List<Legacy.Source> legacy(BackendCodec codec) {
    List<Legacy.Source> sources = new ArrayList<>();
    sources.add(source(codec));
    if (codec.setup().framed() && envelope != null && envelope.has(Option.BOTH_MODES)) {
      BackendCodec other = inOtherMode(codec);
      if (other != null) {
        sources.add(source(other));
      }
    }
    return sources;
  }

  private Legacy.Source source(BackendCodec codec) {
    List<byte[]> announced = beginnings.getOrDefault(codec.name(), List.of());
    return new Legacy.Source(codec, Signature.of(codec.setup(), announced));
  }

  void close() {
    codecs.values().forEach(BackendCodec::close);
    others.values().forEach(BackendCodec::close);
  }
}
