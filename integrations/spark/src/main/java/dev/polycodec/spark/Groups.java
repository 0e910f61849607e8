package dev.polycodec.spark;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.lang.reflect.Field;
import java.util.Arrays;
import org.apache.spark.util.collection.CompactBuffer;
import org.jspecify.annotations.Nullable;
import scala.reflect.ClassTag;
import scala.runtime.ScalaRunTime;

/**
 * The form of what {@code groupByKey} collects: an array of the class that Spark would make, as one
 * buffer copies the array of another.
 */
final class Groups {

  private final Field tag;

  private Groups(Field tag) {
    this.tag = tag;
  }

  static Surrogate<?, ?> form() {
    Groups groups = new Groups(tag());
    return SurrogateProvider.form(
        CompactBuffer.class, Object[].class, groups::toForm, Groups::fromForm);
  }

  /** No method tells the class of the elements. */
  private static Field tag() {
    Field tag =
        Arrays.stream(CompactBuffer.class.getDeclaredFields())
            .filter(field -> field.getType() == ClassTag.class)
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("A CompactBuffer has no ClassTag"));
    tag.setAccessible(true);
    return tag;
  }

  private Object[] toForm(CompactBuffer<?> group) {
    Object array = newArray(group);
    for (int i = 0; i < group.size(); i++) {
      ScalaRunTime.array_update(array, i, group.apply(i));
    }
    return new Object[] {array};
  }

  private Object newArray(CompactBuffer<?> group) {
    try {
      return ((ClassTag<?>) tag.get(group)).newArray(group.size());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static CompactBuffer<Object> fromForm(@Nullable Object[] form) {
    Object array = Collections.array(form);
    Class<?> element = array.getClass().getComponentType();
    CompactBuffer<Object> group = new CompactBuffer<>(ClassTag.apply(element));
    for (int i = 0; i < ScalaRunTime.array_length(array); i++) {
      group.$plus$eq(ScalaRunTime.array_apply(array, i));
    }
    return group;
  }
}
