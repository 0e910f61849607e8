package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples.Order;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Types that an application has made, as many do in a few lines, without {@code equals}. */
class TypeRefTest {

  private final Codec codec = Providers.tiny().build();

  @Test
  void typesThatAreMadeForEachCallShareAHandle() {
    assertThat(handle(of(List.class, Order.class)))
        .isSameAs(handle(of(List.class, Order.class)))
        .isSameAs(codec.forType(new TypeRef<List<Order>>() {}));
    assertThat(handle(of(Map.class, arrayOf(of(List.class, Order.class)), below(Order.class))))
        .isSameAs(codec.forType(new TypeRef<Map<List<Order>[], ? extends Order>>() {}));
  }

  @Test
  void typesOfOtherLibrariesAreRefused() {
    Type ofALibrary = new OfALibrary();
    assertThatThrownBy(() -> TypeRef.of(of(List.class, ofALibrary)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "The declared type list of orders is of the class dev.polycodec.TypeRefTest$OfALibrary,"
                + " which is none of the kinds of types that Java has; name a type, such as new"
                + " TypeRef<List<Order>>() {}");
  }

  @Test
  void typeArgumentsAreAsManyAsTheClassHas() {
    assertThatThrownBy(() -> TypeRef.of(of(Map.class, Order.class)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The class java.util.Map has 2 type parameters, and is declared with 1");
  }

  private TypedCodec<?> handle(Type type) {
    return codec.forType(TypeRef.of(type));
  }

  private static Type of(Class<?> raw, Type... arguments) {
    return new ParameterizedType() {
      @Override
      public Type[] getActualTypeArguments() {
        return arguments;
      }

      @Override
      public Type getRawType() {
        return raw;
      }

      @Override
      public @Nullable Type getOwnerType() {
        return null;
      }
    };
  }

  private static Type arrayOf(Type component) {
    return (GenericArrayType) () -> component;
  }

  private static Type below(Type bound) {
    return new WildcardType() {
      @Override
      public Type[] getUpperBounds() {
        return new Type[] {bound};
      }

      @Override
      public Type[] getLowerBounds() {
        return new Type[0];
      }
    };
  }

  /** As Jackson has a {@code JavaType}. */
  private static final class OfALibrary implements Type {

    @Override
    public String getTypeName() {
      return "list of orders";
    }
  }
}
