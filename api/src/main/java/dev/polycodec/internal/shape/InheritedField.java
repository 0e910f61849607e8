package dev.polycodec.internal.shape;

import dev.polycodec.spi.FieldShape;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * State that an object has of a class of the JDK, whose fields are closed; it is given when the
 * object is made.
 *
 * @param name the name of the field
 * @param wireName its name where that is unique
 * @param owner the class of the JDK
 * @param type the class of the values
 * @param rows reads the state of an object
 * @param getter returns the value in such a state
 */
public record InheritedField(
    String name,
    String wireName,
    Class<?> owner,
    Class<?> type,
    Function<Object, Row> rows,
    Function<Row, @Nullable Object> getter)
    implements FieldShape {

  /** What an object of the JDK is made of, in the order of its class. */
  record Row(Object object, @Nullable Object[] values) {}

  /** Returns what stands for an object in {@link #get}, so that its state is read only once. */
  public Object row(Object object) {
    return rows.apply(object);
  }

  @Override
  public Type genericType() {
    return type;
  }

  @Override
  public Field field() {
    throw new IllegalStateException(this + " is closed");
  }

  @Override
  public @Nullable Object get(Object object) {
    return getter.apply(object instanceof Row row ? row : rows.apply(object));
  }

  @Override
  public void set(Object object, @Nullable Object value) {
    throw new IllegalStateException(this + " is given when the object is made");
  }

  @Override
  public long getBits(Object object) {
    Object value = get(object);
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    } else if (value instanceof Character letter) {
      return letter;
    } else if (value instanceof Float single) {
      return Float.floatToRawIntBits(single);
    } else if (value instanceof Double real) {
      return Double.doubleToRawLongBits(real);
    } else if (value instanceof Number number) {
      return number.longValue();
    }
    throw new IllegalStateException(this + " is of no primitive type, but " + type.getName());
  }

  @Override
  public void setBits(Object object, long bits) {
    set(object, bits);
  }

  @Override
  public String toString() {
    return owner.getName() + "." + name;
  }
}
