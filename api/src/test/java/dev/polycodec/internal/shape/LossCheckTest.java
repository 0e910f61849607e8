package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.agrona.DirectBuffer;
import org.hibernate.bytecode.enhance.spi.interceptor.BytecodeLazyAttributeInterceptor;
import org.hibernate.engine.spi.PersistentAttributeInterceptable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the fields of an object do not say, and who is asked for it. */
class LossCheckTest {

  private static final ShapesImpl SHAPES =
      ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());

  private static @Nullable String loss(Object value) {
    return Objects.requireNonNull(SHAPES.lossCheck(value.getClass())).apply(value);
  }

  private static final class Customer implements PersistentAttributeInterceptable {

    @Nullable String name;
    private final transient @Nullable Object interceptor;

    Customer(@Nullable Object interceptor) {
      this.interceptor = interceptor;
    }

    @Override
    public @Nullable Object $$_hibernate_getInterceptor() {
      return interceptor;
    }
  }

  private record Lazy(boolean hasAnyUninitializedAttributes)
      implements BytecodeLazyAttributeInterceptor {}

  @Test
  void entityThatHibernateHasNotLoadedIsALoss() {
    assertThat(loss(new Customer(new Lazy(true))))
        .isEqualTo("Hibernate has not loaded all of it, as a fetch or its getters would");
  }

  @Test
  void entityThatIsLoadedIsNone() {
    assertThat(loss(new Customer(null))).isNull();
    assertThat(loss(new Customer(new Lazy(false)))).isNull();
    assertThat(loss(new Customer(new Object()))).isNull();
  }

  private static class Parent {
    static final Object NONE = new Object();
    @Nullable Object first;
  }

  private static final class Child extends Parent {
    private static final Object UNSET = new Object();
    @Nullable Object second;
  }

  private static final Object OUTER = new Object();

  @Test
  void fieldThatHoldsAConstantWithoutValueIsALoss() {
    Child child = new Child();
    assertThat(loss(child)).isNull();
    child.first = new Object();
    assertThat(loss(child)).isNull();
    child.second = Child.UNSET;
    assertThat(loss(child))
        .isEqualTo(
            "its field second holds the constant "
                + Child.class.getName()
                + ".UNSET, of which a copy is another object");
    child.first = Parent.NONE;
    assertThat(loss(child)).contains("its field first").contains(Parent.class.getName() + ".NONE");
    child.first = OUTER;
    assertThat(loss(child)).contains(LossCheckTest.class.getName() + ".OUTER");
  }

  private static final class Buffer implements DirectBuffer {
    long address;
  }

  @Test
  void addressOfMemoryIsRefused() {
    assertThat(SHAPES.of(Buffer.class).refusal())
        .isEqualTo(
            Buffer.class.getName()
                + " holds an address of memory, which bytes must not choose: register a Surrogate"
                + " for it");
  }
}
