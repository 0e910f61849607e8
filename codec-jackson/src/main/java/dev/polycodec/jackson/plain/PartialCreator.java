package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.util.ClassUtil;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Calls a creator of which some parameters are ignored: they are null or zero. Databind asks for
 * them all the same, and fails where nothing is given for a primitive.
 */
final class PartialCreator extends ValueInstantiator.Delegating {

  private static final long serialVersionUID = 1;

  private final SettableBeanProperty[] given;
  private final int[] places;
  private final transient @Nullable Object[] defaults;

  private PartialCreator(
      DeserializationConfig config,
      ValueInstantiator delegate,
      SettableBeanProperty[] all,
      Set<String> ignored) {
    super(delegate);
    List<SettableBeanProperty> kept = new ArrayList<>();
    this.defaults = new Object[all.length];
    for (int i = 0; i < all.length; i++) {
      Class<?> raw = all[i].getType().getRawClass();
      defaults[i] = raw.isPrimitive() ? ClassUtil.defaultValue(raw) : null;
      if (!ignored.contains(all[i].getName())) {
        kept.add(all[i]);
      }
    }
    this.places = kept.stream().mapToInt(SettableBeanProperty::getCreatorIndex).toArray();
    this.given = new SettableBeanProperty[kept.size()];
    Arrays.setAll(given, i -> at(config, i, kept.get(i)));
  }

  /** Returns an instantiator in the place of another, or that if it ignores nothing. */
  static ValueInstantiator of(
      DeserializationConfig config, BeanDescription bean, ValueInstantiator found) {
    Set<String> ignored = bean.getIgnoredPropertyNames();
    SettableBeanProperty[] all = found.getFromObjectArguments(config);
    boolean partial =
        all != null
            && Arrays.stream(all)
                .anyMatch(
                    property ->
                        ignored.contains(property.getName())
                            && property.getInjectableValueId() == null);
    return partial ? new PartialCreator(config, found, all, ignored) : found;
  }

  private static SettableBeanProperty at(
      DeserializationConfig config, int index, SettableBeanProperty property) {
    return CreatorProperty.construct(
        property.getFullName(),
        property.getType(),
        property.getWrapperName(),
        property.getValueTypeDeserializer(),
        property.getMember().getAllAnnotations(),
        (AnnotatedParameter) property.getMember(),
        index,
        config.getAnnotationIntrospector().findInjectableValue(property.getMember()),
        property.getMetadata());
  }

  @Override
  public SettableBeanProperty[] getFromObjectArguments(DeserializationConfig config) {
    return given;
  }

  @Override
  public Object createFromObjectWith(
      DeserializationContext context, SettableBeanProperty[] properties, PropertyValueBuffer buffer)
      throws IOException {
    return createFromObjectWith(context, buffer.getParameters(properties));
  }

  @Override
  public Object createFromObjectWith(DeserializationContext context, Object[] arguments)
      throws IOException {
    @Nullable Object[] all = defaults.clone();
    for (int i = 0; i < places.length; i++) {
      all[places[i]] = arguments[i];
    }
    return delegate().createFromObjectWith(context, all);
  }
}
