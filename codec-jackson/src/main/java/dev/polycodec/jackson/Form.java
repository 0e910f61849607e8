package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import org.jspecify.annotations.Nullable;

/** How an engine writes and reads values; used by one thread at a time. */
interface Form {

  void write(JsonGenerator out, @Nullable Object value, Plan plan, Message message)
      throws Exception;

  @Nullable Object read(JsonParser in, Plan plan, Message message) throws Exception;

  /** Drops what a message left, whether it failed or not. */
  void reset();
}
