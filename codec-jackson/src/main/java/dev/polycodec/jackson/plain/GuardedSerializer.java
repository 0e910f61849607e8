package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.ResolvableSerializer;
import com.fasterxml.jackson.databind.util.NameTransformer;
import java.io.IOException;

/** Asks the message before each object that a bean serializer writes. */
final class GuardedSerializer extends JsonSerializer<Object>
    implements ContextualSerializer, ResolvableSerializer {

  private final JsonSerializer<Object> delegate;
  private final Runnable proof;
  private final Fidelity.Check values;
  private final NamedBeans named;
  private final DataBinding binding;
  private boolean proved;

  /**
   * Guards a serializer.
   *
   * @param proof fails if what the serializer writes cannot be read
   * @param values checks what an object holds beside its properties
   * @param named checks what names the class of an object
   */
  GuardedSerializer(
      JsonSerializer<Object> delegate,
      Runnable proof,
      Fidelity.Check values,
      NamedBeans named,
      DataBinding binding) {
    this.delegate = delegate;
    this.proof = proof;
    this.values = values;
    this.named = named;
    this.binding = binding;
  }

  @Override
  public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    Current current = begin(value, out, provider);
    delegate.serialize(value, out, provider);
    current.exit();
  }

  /** Proves the class late: it may be one that is never met, though others name it. */
  private Current begin(Object value, JsonGenerator out, SerializerProvider provider) {
    if (!proved) {
      proof.run();
      proved = true; // seen by other threads or made once more
    }
    Current current = Current.of(out, provider);
    current.enter(value);
    values.require(value, current);
    return current;
  }

  @Override
  public void serializeWithType(
      Object value, JsonGenerator out, SerializerProvider provider, TypeSerializer typeSerializer)
      throws IOException {
    Current current = begin(value, out, provider);
    named.require(value, delegate, provider, typeSerializer);
    delegate.serializeWithType(value, out, provider, typeSerializer);
    current.exit();
  }

  @Override
  public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property)
      throws JsonMappingException {
    JsonSerializer<?> contextual = provider.handleSecondaryContextualization(delegate, property);
    return contextual == delegate ? this : guard(contextual);
  }

  @Override
  public void resolve(SerializerProvider provider) throws JsonMappingException {
    boolean resolved = false;
    try {
      if (delegate instanceof ResolvableSerializer) {
        ((ResolvableSerializer) delegate).resolve(provider);
      }
      resolved = true;
    } finally {
      if (!resolved) {
        binding.spoil(); // databind keeps this
      }
    }
  }

  @Override
  public JsonSerializer<Object> unwrappingSerializer(NameTransformer unwrapper) {
    return guard(delegate.unwrappingSerializer(unwrapper));
  }

  @Override
  public boolean isUnwrappingSerializer() {
    return delegate.isUnwrappingSerializer();
  }

  @Override
  public JsonSerializer<?> withFilterId(Object filterId) {
    return guard(delegate.withFilterId(filterId));
  }

  @Override
  public boolean usesObjectId() {
    return delegate.usesObjectId();
  }

  @Override
  public boolean isEmpty(SerializerProvider provider, Object value) {
    return delegate.isEmpty(provider, value);
  }

  @Override
  public Class<Object> handledType() {
    return delegate.handledType();
  }

  @Override
  public JsonSerializer<?> getDelegatee() {
    return delegate;
  }

  @SuppressWarnings("unchecked") // a serializer takes what the one it derives from takes
  private JsonSerializer<Object> guard(JsonSerializer<?> serializer) {
    return new GuardedSerializer(
        (JsonSerializer<Object>) serializer, proof, values, named, binding);
  }
}
