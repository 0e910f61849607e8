package dev.polycodec.internal.message;

import java.util.AbstractList;
import org.jspecify.annotations.Nullable;

/** The keys among what a form lists, without another copy of them. */
final class FormKeys extends AbstractList<@Nullable Object> {

  private final @Nullable Object[] content;
  private final int first;
  private final int stride;

  FormKeys(@Nullable Object[] content, int first, int stride) {
    this.content = content;
    this.first = first;
    this.stride = stride;
  }

  @Override
  public @Nullable Object get(int index) {
    return content[first + index * stride];
  }

  @Override
  public int size() {
    return Math.max(0, content.length - first) / stride;
  }
}
