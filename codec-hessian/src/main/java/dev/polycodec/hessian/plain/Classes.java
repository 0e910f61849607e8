package dev.polycodec.hessian.plain;

import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.lang.invoke.MethodType;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;

/** What an engine knows of the classes that it has read; for one thread at a time. */
final class Classes {

  private final Shapes shapes;
  private final Application application;
  private final Map<Class<?>, Place> places = new IdentityHashMap<>();
  private final Map<Class<?>, PlainFields> fields = new IdentityHashMap<>();
  private final Place any;

  Classes(Shapes shapes, Application application) {
    this.shapes = shapes;
    this.application = application;
    this.any = place(Object.class);
  }

  /**
   * What may be read where a class is declared.
   *
   * @param plain the class of values that need no look, if they are of it
   * @param expects whether Hessian's input must know the declared class
   */
  record Place(Class<?> declared, Class<?> plain, boolean expects) {}

  Application application() {
    return application;
  }

  /** Returns the place of a value of which nothing is declared. */
  Place any() {
    return any;
  }

  Place place(Class<?> declared) {
    Place known = places.get(declared);
    if (known == null) {
      known = make(declared);
      places.put(declared, known);
    }
    return known;
  }

  private Place make(Class<?> declared) {
    boolean container =
        declared.isArray()
            || Collection.class.isAssignableFrom(declared)
            || Map.class.isAssignableFrom(declared);
    Class<?> boxed = MethodType.methodType(declared).wrap().returnType();
    boolean plain = boxed == String.class || MethodType.methodType(boxed).hasWrappers();
    boolean expects = container || application.own(declared) != null;
    return new Place(declared, plain ? boxed : Place.class, expects);
  }

  /** Returns the shape of a class, as Hessian writes the fields of an exception, too. */
  static Shape shape(Shapes shapes, Class<?> type) {
    Shape shape = shapes.of(type);
    return shape.kind() == Shape.Kind.REFUSED && Throwable.class.isAssignableFrom(type)
        ? shapes.ofThrowable(type.asSubclass(Throwable.class))
        : shape;
  }

  Shape shape(Class<?> type) {
    return shape(shapes, type);
  }

  /** Returns the fields of a class, by the names on the wire. */
  PlainFields fields(Shape shape) {
    PlainFields known = fields.get(shape.type());
    if (known == null) {
      known = new PlainFields(shape, this);
      fields.put(shape.type(), known);
    }
    return known;
  }
}
