package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import dev.polycodec.NoCodecException;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.internal.envelope.EnvelopeConfig;
import dev.polycodec.internal.envelope.EnvelopeHead;
import dev.polycodec.internal.message.Settings;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.shape.Types;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Tag;
import java.lang.reflect.Type;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A codec whose roots have one of several codecs, by their class; the tag says which. */
public final class Router implements CoreCodec {

  private final Routes routes;
  private final Settings settings;
  private final Set<String> named = new LinkedHashSet<>();
  private final Members members;
  private final Map<Type, TypedForms<?>> handles = new ConcurrentHashMap<>();
  private final boolean tagged;
  private final @Nullable EnvelopeContext envelopes;
  private volatile boolean closed;

  /**
   * Opens the codecs that overrides and envelope name; those that annotations name follow when they
   * are met.
   *
   * @param tagged whether messages have a codec tag where they have no envelope
   */
  public Router(
      String others,
      Map<Class<?>, String> overrides,
      boolean tagged,
      @Nullable EnvelopeConfig envelope,
      Opener opener,
      Settings settings) {
    this.routes = new Routes(others, overrides);
    this.settings = settings;
    this.tagged = tagged;
    this.members = new Members(opener, settings, tagged, envelope);
    named.add(others);
    overrides.values().stream().sorted().forEach(named::add);
    named.forEach(this::required);
    this.envelopes =
        envelope == null ? null : new EnvelopeContext(envelope, settings.pools(), this::legacy);
    if (envelope != null) {
      FirstStep.require(envelope, tagged, required(others), this::legacy);
    }
  }

  @Override
  public String name() {
    return String.join("+", named);
  }

  @Override
  public Set<Trait> traits() {
    Set<Trait> common = EnumSet.allOf(Trait.class);
    named.forEach(name -> common.retainAll(required(name).traits()));
    return Set.copyOf(common);
  }

  @Override
  public <T> TypedForms<T> forType(Class<T> type) {
    return this.<T>handle(type);
  }

  @Override
  public <T> TypedForms<T> forType(TypeRef<T> type) {
    return this.<T>handle(type.type());
  }

  @SuppressWarnings("unchecked") // the key is the handle's type
  private <T> TypedForms<T> handle(Type type) {
    requireOpen();
    TypedForms<?> known = handles.get(type);
    if (known == null) {
      BackendCodec codec = required(routes.of(Types.known(type)).codec());
      known =
          envelopes == null
              ? new RoutedHandle<>(this, codec.handle(type))
              : new EnvelopedHandle<>(this, codec.handle(type), envelopes);
      handles.put(type, known);
    }
    return (TypedForms<T>) known;
  }

  @Override
  public String explain(Class<?> type) {
    Routes.Route route = routes.of(type);
    BackendCodec codec = members.find(route.codec());
    String leftOut = codec == null ? "" : codec.leftOut(type);
    return type.getName() + " is encoded by " + route.codec() + ": " + route.rule() + leftOut;
  }

  /** Returns the codec that writes if it is the only one, and any that is read has schemas. */
  @Override
  public @Nullable BackendCodec exchanging() {
    BackendCodec first = required(named.iterator().next());
    boolean exchanges =
        first.exchanging() != null || (envelopes != null && readsSchemas(envelopes));
    return exchanges && !tagged ? first : null;
  }

  private boolean readsSchemas(EnvelopeContext context) {
    return context.config().codecs().stream().anyMatch(name -> required(name).exchanging() != null);
  }

  private BackendCodec required(String name) {
    BackendCodec codec = members.find(name);
    if (codec == null) {
      throw new NoCodecException(
          "The codec '"
              + name
              + "' takes no part in "
              + name()
              + "; name it with use(), or say useAnnotations() and add its artifact");
    }
    return codec;
  }

  private List<Legacy.Source> legacy(String name) {
    return members.legacy(required(name));
  }

  /**
   * Returns the codec whose tag a message begins with.
   *
   * @throws MalformedDataException if there is no tag, or its codec takes no part
   */
  BackendCodec writer(byte[] bytes, int offset, int length) {
    MalformedDataException enveloped = Marked.refusalByTags(bytes, offset, length);
    if (enveloped != null) {
      throw enveloped;
    }
    BackendCodec codec = participant(Tag.readName(bytes, offset, length));
    int version = codec.setup().variant().formatVersion();
    int found = Tag.version(bytes, offset);
    if (found != version) {
      throw Cursor.otherFormat(found, version);
    }
    return codec;
  }

  /**
   * Returns the codec that a message names.
   *
   * @throws MalformedDataException if it takes no part
   */
  BackendCodec participant(String writer) {
    BackendCodec codec = members.find(writer);
    if (codec == null) {
      String shown = ClassNames.show(writer);
      throw new MalformedDataException(
          "The bytes were written by the codec '"
              + shown
              + "', which takes no part in "
              + name()
              + (envelopes == null ? "" : ": add alsoRead(\"" + shown + "\") to the envelope"));
    }
    return codec;
  }

  /**
   * Returns the codec that a header names, in the mode in which the message was written if that is
   * asked for.
   */
  BackendCodec participant(String writer, EnvelopeHead head, boolean bothModes) {
    BackendCodec codec = participant(writer);
    boolean same = head.has(EnvelopeHead.COMPATIBLE) == codec.setup().isCompatible();
    BackendCodec other = same || !bothModes ? codec : members.inOtherMode(codec);
    return other == null ? codec : other;
  }

  Settings settings() {
    return settings;
  }

  private void requireOpen() {
    if (closed) {
      throw BackendCodec.closed(name());
    }
  }

  @Override
  public void close() {
    closed = true;
    handles.clear();
    members.close();
    if (envelopes != null) {
      envelopes.close();
    }
  }

  @Override
  public String toString() {
    return name();
  }
}
