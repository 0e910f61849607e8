package dev.polycodec.jackson3.plain;

import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.impl.ObjectIdReader;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.type.LogicalType;
import tools.jackson.databind.util.AccessPattern;

/** Stands for a deserializer of a module, which need not say what it is for. */
abstract class ModuleDelegate extends StdDeserializer<Object> {

  private static final long serialVersionUID = 1;

  private final ValueDeserializer<?> delegate;

  ModuleDelegate(ValueDeserializer<?> delegate, Class<?> declared) {
    super(declared);
    this.delegate = delegate;
  }

  protected abstract ValueDeserializer<?> newDelegatingInstance(ValueDeserializer<?> other);

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    JavaType type = context.constructType(handledType());
    ValueDeserializer<?> contextual =
        context.handleSecondaryContextualization(delegate, property, type);
    return contextual == delegate ? this : newDelegatingInstance(contextual);
  }

  @Override
  public void resolve(DeserializationContext context) {
    delegate.resolve(context);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context) {
    return delegate.deserialize(in, context);
  }

  @Override
  public @Nullable Object deserializeWithType(
      JsonParser in, DeserializationContext context, TypeDeserializer types) {
    return delegate.deserializeWithType(in, context, types);
  }

  @Override
  public ValueDeserializer<?> getDelegatee() {
    return delegate;
  }

  @Override
  public AccessPattern getNullAccessPattern() {
    return delegate.getNullAccessPattern();
  }

  @Override
  public @Nullable Object getNullValue(DeserializationContext context) {
    return delegate.getNullValue(context);
  }

  @Override
  public @Nullable Object getAbsentValue(DeserializationContext context) {
    return delegate.getAbsentValue(context);
  }

  @Override
  public @Nullable Object getEmptyValue(DeserializationContext context) {
    return delegate.getEmptyValue(context);
  }

  @Override
  public AccessPattern getEmptyAccessPattern() {
    return delegate.getEmptyAccessPattern();
  }

  @Override
  public LogicalType logicalType() {
    return delegate.logicalType();
  }

  @Override
  public boolean isCachable() {
    return delegate.isCachable();
  }

  @Override
  public Collection<Object> getKnownPropertyNames() {
    return delegate.getKnownPropertyNames();
  }

  @Override
  public ObjectIdReader getObjectIdReader(DeserializationContext context) {
    return delegate.getObjectIdReader(context);
  }

  @Override
  public SettableBeanProperty findBackReference(String name) {
    return delegate.findBackReference(name);
  }

  @Override
  public Boolean supportsUpdate(DeserializationConfig config) {
    return delegate.supportsUpdate(config);
  }

  @Override
  public void collectAllPropertyNamesTo(Set<String> names) {
    delegate.collectAllPropertyNamesTo(names);
  }

  @Override
  public boolean hasAnySetter() {
    return delegate.hasAnySetter();
  }
}
