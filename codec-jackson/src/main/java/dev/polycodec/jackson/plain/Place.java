package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Says where in a value Jackson has failed, such as {@code lines[3].price of com.acme.Order}.
 *
 * <p>Names that no class declares are of the payload, and so not told: keys of maps, and what is in
 * an object that is declared as {@code Object}.
 */
final class Place {

  private final DataBinding binding;
  private final JavaType root;
  private final StringBuilder steps = new StringBuilder();

  /** The type of what comes next, null if it is not known. */
  private @Nullable JavaType type;

  private Place(DataBinding binding, JavaType root) {
    this.binding = binding;
    this.root = root;
    this.type = root;
  }

  /** Returns the place at which a stream is read, or null at the root. */
  static @Nullable String of(JsonStreamContext stream, JavaType root, DataBinding binding) {
    Deque<JsonStreamContext> outermost = new ArrayDeque<>();
    for (JsonStreamContext c = stream; c != null && !c.inRoot(); c = c.getParent()) {
      outermost.push(c);
    }
    Place place = new Place(binding, root);
    outermost.forEach(place::enter);
    return place.told();
  }

  /** Returns the place at which a value failed to be written, or null at the root. */
  static @Nullable String of(JsonMappingException failure, JavaType root, DataBinding binding) {
    Place place = new Place(binding, root);
    for (JsonMappingException.Reference step : failure.getPath()) {
      if (step.getIndex() >= 0) {
        place.element(step.getIndex());
      } else {
        place.type = binding.mapper().constructType(step.getFrom().getClass());
        place.property(String.valueOf(step.getFieldName()));
      }
    }
    return place.told();
  }

  private void enter(JsonStreamContext container) {
    if (container.inArray() && container.hasCurrentIndex()) {
      element(container.getCurrentIndex());
    } else if (container.inObject() && container.hasCurrentName()) {
      property(container.getCurrentName());
    }
  }

  private void element(int index) {
    steps.append('[').append(index).append(']');
    type = type == null ? null : type.getContentType();
  }

  private void property(String name) {
    JavaType owner = type;
    BeanPropertyDefinition declared =
        owner == null || owner.isMapLikeType() ? null : binding.properties(owner).read().get(name);
    if (declared != null) {
      steps.append(steps.isEmpty() ? "" : ".").append(name);
      type = declared.getPrimaryType();
    } else {
      boolean open = owner == null || owner.isMapLikeType() || owner.isJavaLangObject();
      steps.append(open ? "[value]" : "");
      type = owner == null ? null : owner.getContentType();
    }
  }

  private @Nullable String told() {
    return steps.isEmpty() ? null : steps + " of " + root.getRawClass().getTypeName();
  }
}
