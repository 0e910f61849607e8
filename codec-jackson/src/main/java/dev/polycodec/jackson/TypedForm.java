package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The form of the variants that carry types: what the shapes say, and types where needed. */
final class TypedForm implements Form {

  private final ClassPlans plans;
  private final Framing framing;
  private final boolean lenient;
  private final TypeTable types = new TypeTable();

  /**
   * Creates a form.
   *
   * @param lenient whether a field that only one side has is tolerated where no class table
   *     reconciles the two
   */
  TypedForm(ClassPlans plans, Framing framing, boolean lenient) {
    this.plans = plans;
    this.framing = framing;
    this.lenient = lenient;
  }

  @Override
  public void write(JsonGenerator out, @Nullable Object value, Plan plan, Message message)
      throws Exception {
    TypedWriter writer = new TypedWriter(plans, types, message, out);
    if (framing == Framing.FRAMED) {
      writer.root(Objects.requireNonNull(value, "the frame of a null root has no payload"));
    } else {
      writer.write(value, plans.any());
    }
  }

  @Override
  public @Nullable Object read(JsonParser in, Plan plan, Message message) throws Exception {
    TypedReader reader = new TypedReader(plans, types, message, in, lenient);
    return framing == Framing.FRAMED ? reader.root() : reader.bareRoot();
  }

  @Override
  public void reset() {
    types.reset();
  }
}
