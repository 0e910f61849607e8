package dev.polycodec.protostuff;

import dev.polycodec.spi.Shape;
import io.protostuff.Input;
import io.protostuff.Output;
import io.protostuff.Schema;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Hands nested messages to the writer or the reader of the message they belong to. */
abstract class ContentSchema implements Schema<ContentSchema.Content> {

  /** A value on its way to or from the wire, with the type it is declared as, if any. */
  static final class Content {

    /** Stands for the value until it is read; a null value is never nested. */
    static final Object UNREAD = new Object();

    final @Nullable Shape declared;
    Object value;

    Content(@Nullable Shape declared, Object value) {
      this.declared = declared;
      this.value = value;
    }
  }

  @Override
  public void writeTo(Output output, Content content) throws IOException {
    throw new IllegalStateException("This schema reads");
  }

  @Override
  public void mergeFrom(Input input, Content content) throws IOException {
    throw new IllegalStateException("This schema writes");
  }

  @Override
  public final @Nullable String getFieldName(int number) {
    return null;
  }

  @Override
  public final int getFieldNumber(String name) {
    return 0;
  }

  @Override
  public final boolean isInitialized(Content content) {
    return true;
  }

  @Override
  public final Content newMessage() {
    return new Content(null, Content.UNREAD);
  }

  @Override
  public final String messageName() {
    return "Content";
  }

  @Override
  public final String messageFullName() {
    return Content.class.getName();
  }

  @Override
  public final Class<? super Content> typeClass() {
    return Content.class;
  }
}
