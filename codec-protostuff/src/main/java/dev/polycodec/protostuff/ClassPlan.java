package dev.polycodec.protostuff;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import java.nio.charset.StandardCharsets;
import java.util.Date;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What one engine knows of a class, and by which number the current message refers to it. */
final class ClassPlan {

  /** So many constants of an enum are recognised by their bytes. */
  private static final int MAX_CONSTANTS = 16;

  private final Shape shape;
  private final Class<?> type;
  private final Shape.Kind kind;
  private final @Nullable Scalar scalar;
  private final @Nullable Scalar plain;
  private final FieldPlan[] fields;
  private Constant @Nullable [] constants;

  /** The message that has given the class its number. */
  long message;

  int number;

  ClassPlan(Shape shape, ClassPlans plans) {
    this.shape = shape;
    this.type = shape.type();
    this.kind = shape.kind();
    this.scalar = shape.scalar();
    this.plain = scalar == Scalar.DATE ? scalar : Scalar.ofDeclared(type);
    this.fields =
        IntStream.range(0, shape.fields().size())
            .mapToObj(i -> new FieldPlan(shape.fields().get(i), i, plans))
            .toArray(FieldPlan[]::new);
  }

  Shape shape() {
    return shape;
  }

  Class<?> type() {
    return type;
  }

  Shape.Kind kind() {
    return kind;
  }

  /** Returns the scalar that objects of exactly this class are, or null. */
  @Nullable Scalar scalar() {
    return scalar;
  }

  /**
   * Returns the scalar as which values of a field of this class are written, or null. Only a {@link
   * Date} may be of a subclass, and then it is not written so.
   */
  @Nullable Scalar plain() {
    return plain;
  }

  FieldPlan[] fields() {
    return fields;
  }

  /** Reads the name of a constant, which is made a string only if it is not well known. */
  Enum<?> constant(FlatInput in, Message of) {
    for (Constant constant : constants()) {
      if (in.skip(constant.name)) {
        return constant.value;
      }
    }
    return shape.constant(in.text(of));
  }

  private Constant[] constants() {
    Constant[] known = constants;
    if (known == null) {
      Object[] all = shape.enumClass().getEnumConstants();
      known =
          all == null
              ? new Constant[0]
              : Stream.of(all).limit(MAX_CONSTANTS).map(Constant::of).toArray(Constant[]::new);
      constants = known;
    }
    return known;
  }

  /** A constant and its name in the bytes. */
  private record Constant(byte[] name, Enum<?> value) {

    static Constant of(Object value) {
      Enum<?> constant = (Enum<?>) value;
      return new Constant(constant.name().getBytes(StandardCharsets.UTF_8), constant);
    }
  }
}
