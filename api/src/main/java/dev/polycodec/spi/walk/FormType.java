package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Modifier;
import java.util.Objects;

/** Values that a surrogate replaces by their form. */
final class FormType extends ObjectType {

  private final ObjectTypes types;
  private final Shape shape;
  private final Class<?> form;

  FormType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, mayBeShared(shape));
    this.types = types;
    this.shape = shape;
    this.form = Objects.requireNonNull(shape.surrogate()).form();
  }

  /** The values of the JDK's time classes have no identity to keep. */
  private static boolean mayBeShared(Shape shape) {
    return shape.applicationSurrogate() || !shape.type().getPackageName().startsWith("java.time");
  }

  @Override
  void encode(ObjectWriter walk, Object value) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (tracked) {
      int id = walk.objects.unfinished();
      walk.writeForm(shape.toForm(value, message), types.of(form));
      walk.objects.finish(id);
    } else {
      walk.writeForm(shape.toForm(value, message), types.of(form));
    }
    message.exit();
  }

  /** A form may begin with its own class, which is taken for that of the value. */
  @Override
  boolean isDistinct() {
    ObjectType formType = types.of(form);
    return formType instanceof TextType
        || (formType instanceof LeafType<?> && Modifier.isFinal(form.getModifiers()));
  }

  @Override
  Object decode(ObjectReader walk, int id) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    walk.objects.begin(id);
    Object decoded = walk.readForm(types.of(form));
    Object value = shape.fromForm(decoded, message, walk.objects.late);
    walk.objects.end(id, message);
    message.exit();
    return value;
  }
}
