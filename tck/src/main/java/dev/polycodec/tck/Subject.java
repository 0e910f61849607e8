package dev.polycodec.tck;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Trait;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.hostile.HostileBytes;
import dev.polycodec.tck.hostile.Ledger;
import dev.polycodec.tck.hostile.Messages;
import dev.polycodec.tck.hostile.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The codec under test, built as often as tests need it. */
final class Subject implements AutoCloseable {

  /** What an application that sends the kit's open types must allow. */
  static final String[] OPEN = {
    "dev.polycodec.tck.model.*",
    "java.io.File",
    "java.net.*",
    "java.nio.file.Path",
    "java.sql.*",
    "java.util.regex.Pattern"
  };

  private final String name;
  private final Announced announced;
  private final Exemptions exemptions;
  private final Supplier<CodecBuilder> builders;
  private final Supplier<Object> models;
  private final Results results;
  private final Ledger ledger;
  private final List<Codec> opened = new ArrayList<>();
  private @Nullable Codec plain;
  private @Nullable Codec open;
  private @Nullable Codec wide;

  Subject(
      String name,
      Exemptions exemptions,
      Supplier<CodecBuilder> builders,
      Supplier<Object> models) {
    this.name = name;
    this.announced = Announced.of(name);
    this.exemptions = exemptions;
    this.builders = builders;
    this.models = models;
    this.results = new Results(this);
    this.ledger = new Ledger(name);
  }

  String name() {
    return name;
  }

  Exemptions exemptions() {
    return exemptions;
  }

  Results results() {
    return results;
  }

  Ledger ledger() {
    return ledger;
  }

  /** Returns what the hostile cases are tried with. */
  Target target(HostileBytes bytes) {
    return new Target(variant(), this::builder, jvmFlags(), bytes, ledger);
  }

  /** Returns the messages that the codec writes itself. */
  Messages messages() {
    return new Messages(this::builder, Codec::encode, claims(Trait.CARRIES_TYPES), ledger);
  }

  /** Returns the codec with an empty allow-list. */
  synchronized Codec plain() {
    if (plain == null) {
      plain = keep(builder().build());
    }
    return plain;
  }

  /** Returns the codec that allows the kit's open types. */
  synchronized Codec open() {
    if (open == null) {
      open = keep(builder().allow(OPEN).build());
    }
    return open;
  }

  /** Returns the codec that also allows what the bytes of a plain library name. */
  synchronized Codec wide() {
    if (wide == null) {
      wide = keep(builder().allow(OPEN).allow(PlainCells.NAMED).build());
    }
    return wide;
  }

  /** Returns a value that the codec carries. */
  Object model() {
    return models.get();
  }

  /** Returns a new builder, which chooses the codec and says what it must. */
  CodecBuilder builder() {
    CodecBuilder builder = builders.get();
    return variant().trust() == Trust.TRUSTED_INPUT_ONLY ? builder.trustedInput() : builder;
  }

  boolean claims(Trait trait) {
    return variant().has(trait);
  }

  Variant variant() {
    return announced.variant();
  }

  /** Returns the names of the variants of the provider that any JVM can open. */
  List<String> siblings() {
    return relatives().stream().map(Variant::name).toList();
  }

  /** Returns the variants of the provider that any JVM can open. */
  List<Variant> relatives() {
    CodecProvider provider = announced.provider();
    return provider.variants().stream()
        .filter(variant -> provider.jvmFlags(variant).isEmpty())
        .toList();
  }

  /** Returns how messages of a bare variant can begin. */
  List<byte[]> beginnings() {
    return announced.provider().beginnings(announced.variant());
  }

  /** Returns the flags that a JVM needs for the codec. */
  List<String> jvmFlags() {
    return announced.provider().jvmFlags(announced.variant());
  }

  /** A variant and the provider that has it. */
  private record Announced(CodecProvider provider, Variant variant) {

    static Announced of(String name) {
      for (CodecProvider provider : ServiceLoader.load(CodecProvider.class)) {
        for (Variant variant : provider.variants()) {
          if (variant.name().equals(name)) {
            return new Announced(provider, variant);
          }
        }
      }
      throw new IllegalStateException("No provider has a codec " + name);
    }
  }

  private Codec keep(Codec codec) {
    opened.add(codec);
    return codec;
  }

  @Override
  public synchronized void close() {
    opened.forEach(Codec::close);
  }
}
