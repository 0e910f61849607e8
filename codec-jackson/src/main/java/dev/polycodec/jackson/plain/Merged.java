package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.PropertyMetadata.MergeInfo;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import dev.polycodec.EncodeException;
import org.jspecify.annotations.Nullable;

/** Refuses classes with a container that is read into one which the constructor has filled. */
final class Merged {

  private Merged() {}

  /**
   * Checks what {@code @JsonMerge} reads into.
   *
   * @param blank an object of which nothing was read, or null if there is none
   * @throws EncodeException if something is in it
   */
  static void requireNone(BeanDescription read, @Nullable Object blank) {
    for (BeanPropertyDefinition property : read.findProperties()) {
      MergeInfo merge = property.getMetadata().getMergeInfo();
      if (blank != null && merge != null && Containers.size(value(merge.getter, blank)) > 0) {
        throw new EncodeException(
            "The property "
                + property.getName()
                + " of "
                + read.getBeanClass().getName()
                + " is read into what the constructor puts there, because of @JsonMerge, and would"
                + " have both; leave it empty there, or the annotation out");
      }
    }
  }

  private static @Nullable Object value(AnnotatedMember getter, Object blank) {
    getter.fixAccess(true);
    return getter.getValue(blank);
  }
}
