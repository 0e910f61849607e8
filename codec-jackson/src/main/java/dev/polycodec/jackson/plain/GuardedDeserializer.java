package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import dev.polycodec.jackson.stream.StrictParser;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Asks the message before each object or container that a deserializer reads. */
final class GuardedDeserializer extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;

  private final Class<?> type;
  private final boolean container;
  private final transient DataBinding binding;
  private boolean resolving;
  private boolean lent;

  GuardedDeserializer(JsonDeserializer<?> delegate, DataBinding binding) {
    this(delegate, delegate.handledType(), binding);
  }

  /**
   * Guards a deserializer.
   *
   * @param type the class that the message is asked for: of what a builder builds, not its own
   */
  GuardedDeserializer(JsonDeserializer<?> delegate, Class<?> type, DataBinding binding) {
    super(delegate);
    this.type = type;
    this.binding = binding;
    container = !(delegate instanceof BeanDeserializerBase);
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> delegate) {
    return new GuardedDeserializer(delegate, type, binding);
  }

  @Override
  public void resolve(DeserializationContext context) throws JsonMappingException {
    boolean resolved = false;
    resolving = true;
    try {
      super.resolve(context);
      resolved = true;
    } finally {
      resolving = false;
      if (!resolved && lent) {
        binding.spoil();
      }
    }
  }

  /** Databind lends a class that it has only begun with to those which that class refers to. */
  @Override
  public JsonDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) throws JsonMappingException {
    lent |= resolving;
    return super.createContextual(context, property);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    Current current = Current.of(in, context);
    Object table = current.table();
    if (table != null) {
      current.table(null); // not of what is in here
    }
    Object value = read(in, context, current);
    if (table != null) {
      current.table(table);
      current.counting().key(table, value);
    }
    return value;
  }

  private @Nullable Object read(JsonParser in, DeserializationContext context, Current current)
      throws IOException {
    if (type == byte[].class) {
      return super.deserialize(in, context); // a leaf, like a text
    }
    Message message = current.message();
    message.enter(type);
    Object value = container ? super.deserialize(in, context) : object(in, context, current);
    message.exit();
    if (container && value != null) {
      count(value, message);
    }
    return value;
  }

  /** What is read already bounds the memory; the limit is for what follows. */
  private static void count(Object value, Message message) {
    if (value instanceof ArrayList<?> usual) { // a class is asked for faster than an interface
      message.elements(usual.size(), 1, Integer.MAX_VALUE);
    } else {
      message.measure(value);
    }
  }

  private @Nullable Object object(JsonParser in, DeserializationContext context, Current current)
      throws IOException {
    StrictParser strict = StrictParser.atObject(in);
    if (strict == null) {
      return super.deserialize(in, context);
    }
    if (_delegatee instanceof BeanReader reader && reader.isDirect()) {
      return reader.read(in, strict, context);
    }
    int outer = current.dropped();
    int depth = strict.depth();
    current.dropped(0);
    Object value = super.deserialize(in, context);
    if (current.dropped() > 0 && current.dropped() == strict.names(depth)) {
      throw UnknownProperties.none(type);
    }
    current.dropped(outer);
    return value;
  }
}
