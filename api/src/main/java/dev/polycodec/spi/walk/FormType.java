package dev.polycodec.spi.walk;

import dev.polycodec.Surrogate;
import dev.polycodec.internal.shape.Nesting;
import dev.polycodec.internal.surrogate.Listing;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Values that a surrogate replaces by their form. */
final class FormType extends ObjectType {

  private final ObjectTypes types;
  private final Shape shape;
  private final Class<?> form;

  /** The form of a class whose objects have a codec of their own, or null. */
  private final Nesting.@Nullable Form<Object> nested;

  /** Such a class with the type arguments of each place, or null if it has none. */
  private final @Nullable Map<Declared, Type> places;

  /** Found when first needed, since classes refer to each other; all threads find the same. */
  private @Nullable ObjectType expected;

  @SuppressWarnings("unchecked") // the form of a class takes its values
  FormType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, mayBeShared(shape));
    this.types = types;
    this.shape = shape;
    Surrogate<?, ?> surrogate = Objects.requireNonNull(shape.surrogate());
    this.form = surrogate.form();
    this.nested = surrogate instanceof Nesting.Form<?> own ? (Nesting.Form<Object>) own : null;
    this.places = nested != null && generic ? new ConcurrentHashMap<>() : null;
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
      if (places != null) {
        walk.claims.note(walk.objects.latest(), declared);
      }
      walk.objects.unfinished();
      walk.writeForm(toForm(value, declared, message), expected(), declared.parts(this)[0]);
      walk.objects.finish();
    } else {
      walk.writeForm(toForm(value, declared, message), expected(), declared.parts(this)[0]);
    }
    message.exit();
  }

  private Object toForm(Object value, Declared at, Message message) {
    return nested == null
        ? shape.toForm(value, message)
        : nested.toForm(value, typeAt(at), at.raw, message);
  }

  private Type typeAt(Declared place) {
    return place.plain || places == null
        ? type
        : places.computeIfAbsent(place, at -> types.declared.typeOf(type, at));
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
    if (nested != null) {
      if (places != null) {
        nested.toForm(value, typeAt(at), at.raw, message); // looks through what it writes
      }
      return;
    }
    Declared listed = at.parts(this)[0];
    if (!listed.plain) {
      to.accept(shape.toForm(value, message), listed);
    }
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (places != null) {
      walk.claims.note(id, declared);
    }
    walk.objects.begin(id);
    Object decoded = walk.readForm(expected(), declared.parts(this)[0]);
    Object value =
        nested != null && decoded instanceof byte[] bytes
            ? nested.fromForm(bytes, typeAt(declared), message)
            : shape.fromForm(decoded, message, walk.objects.late);
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
