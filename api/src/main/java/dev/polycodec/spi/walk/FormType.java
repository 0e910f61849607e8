package dev.polycodec.spi.walk;

import dev.polycodec.internal.surrogate.Listing;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Modifier;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Values that a surrogate replaces by their form. */
final class FormType extends ObjectType {

  private final ObjectTypes types;
  private final Shape shape;
  private final Class<?> form;

  /** Found when first needed, since classes refer to each other; all threads find the same. */
  private @Nullable ObjectType expected;

  FormType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, mayBeShared(shape));
    this.types = types;
    this.shape = shape;
    this.form = Objects.requireNonNull(shape.surrogate()).form();
  }

  /** The values of the JDK's time classes have no identity to keep. */
  static boolean mayBeShared(Shape shape) {
    return shape.applicationSurrogate() || !shape.type().getPackageName().startsWith("java.time");
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (tracked) {
      walk.objects.unfinished();
      walk.writeForm(shape.toForm(value, message), expected(), declared.parts(this)[0]);
      walk.objects.finish();
    } else {
      walk.writeForm(shape.toForm(value, message), expected(), declared.parts(this)[0]);
    }
    message.exit();
  }

  /** A form may begin with its own class, which is taken for that of the value. */
  @Override
  boolean isDistinct() {
    ObjectType formType = expected();
    return formType instanceof TextType
        || (formType instanceof LeafType<?> && Modifier.isFinal(form.getModifiers()));
  }

  /** What is declared of the form; what one of the application holds is its own business. */
  @Override
  Declared[] parts(DeclaredTypes declared, Declared at) {
    boolean lists = form == Object[].class && !shape.applicationSurrogate();
    Listing listing = lists ? Listing.of(type) : null;
    return new Declared[] {
      listing == null ? declared.of(form) : declared.listed(listing, declared.bind(type, at))
    };
  }

  @Override
  void forEachPart(
      Object value, Declared at, Message message, BiConsumer<@Nullable Object, Declared> to) {
    Declared listed = at.parts(this)[0];
    if (!listed.plain) {
      to.accept(shape.toForm(value, message), listed);
    }
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    walk.objects.begin(id);
    Object decoded = walk.readForm(expected(), declared.parts(this)[0]);
    Object value = shape.fromForm(decoded, message, walk.objects.late);
    walk.objects.end(id, message);
    message.exit();
    return value;
  }

  private ObjectType expected() {
    ObjectType found = expected;
    if (found == null) {
      found = types.of(form);
      expected = found;
    }
    return found;
  }
}
