package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import dev.polycodec.spi.Conventions.Accessors;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sees type ids under the policy, and does not see what the builder excludes. */
final class GuardedTypes extends TypeIdIntrospector {

  private static final long serialVersionUID = 1;

  private final transient Shapes shapes;

  GuardedTypes(Shapes shapes) {
    this.shapes = shapes;
  }

  /** Ignores the fields that the builder excludes, too, with all their accessors. */
  @Override
  public boolean hasIgnoreMarker(AnnotatedMember member) {
    return super.hasIgnoreMarker(member)
        || shapes.leftOut(member.getDeclaringClass()).stream()
            .anyMatch(left -> left.byApplication() && isOf(left.field(), member.getMember()));
  }

  private static boolean isOf(Field field, @Nullable Member member) {
    return field.equals(member)
        || (member instanceof Method method && Accessors.isOf(field, method));
  }

  /**
   * Shows databind before 2.16 the constructors of records, which later versions always see, and of
   * the application's own entries of maps the fields alone: databind writes a key and a value, of
   * which it makes no such object, and the setter of an entry may refuse.
   */
  @Override
  public VisibilityChecker<?> findAutoDetectVisibility(
      AnnotatedClass type, VisibilityChecker<?> checker) {
    return super.findAutoDetectVisibility(type, usual(type.getRawType(), checker));
  }

  private static VisibilityChecker<?> usual(Class<?> type, VisibilityChecker<?> checker) {
    if (Map.Entry.class.isAssignableFrom(type)) {
      return checker
          .withVisibility(PropertyAccessor.ALL, Visibility.NONE)
          .withVisibility(PropertyAccessor.FIELD, Visibility.ANY);
    }
    return type.isRecord() ? checker.withCreatorVisibility(Visibility.ANY) : checker;
  }
}
