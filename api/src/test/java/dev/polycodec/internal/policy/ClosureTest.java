package dev.polycodec.internal.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Surrogate;
import dev.polycodec.TypeRef;
import dev.polycodec.internal.shape.Exclusion;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.Types;
import dev.polycodec.internal.shape.WireNames;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ClosureTest {

  static class A {}

  static class B {}

  static class C {}

  interface Open {}

  static class Hidden implements Open {
    A a = new A();
  }

  sealed interface Shape permits Circle, Square {}

  record Circle(A center) implements Shape {}

  static final class Square implements Shape {
    B corner = new B();
  }

  static class Box<T> {
    List<T> items = new ArrayList<>();
  }

  static class BoxOfA extends Box<A> {}

  static class Bag<T> extends ArrayList<T> {}

  static class BagOfA extends Bag<A> {}

  static class Growing<T> {
    Growing<List<T>> next = new Growing<>();
  }

  static class Tree<T> {
    List<Tree<? extends T>> below = new ArrayList<>();
  }

  static class Unknown<T> {
    Unknown<List<? super T>> next = new Unknown<>();
  }

  static class Rampant<T> {
    Rampant<List<T>> lists = new Rampant<>();
    Rampant<Set<T>> sets = new Rampant<>();
    Rampant<Map<T, T>> maps = new Rampant<>();
    List<Rampant<? extends T>> others = new ArrayList<>();
  }

  static class Boxes {
    Box<A> one = new Box<>();
    Box<Box<B>> other = new Box<>();
  }

  static class Late extends RuntimeException {
    private static final long serialVersionUID = 1;
    transient B skipped = new B();
    A a = new A();
  }

  static class Ring {
    Ring next = this;
    transient A skipped = new A();
    static final B SKIPPED = new B();
  }

  static class Replaced {
    B b = new B();
  }

  record Form(C c) {}

  abstract static class Partial {
    A a = new A();
    @Deprecated B b = new B();
  }

  static final class FormOfReplaced implements Surrogate<Replaced, Form> {
    @Override
    public Class<Replaced> type() {
      return Replaced.class;
    }

    @Override
    public Class<Form> form() {
      return Form.class;
    }

    @Override
    public Form toForm(Replaced value) {
      return new Form(new C());
    }

    @Override
    public Replaced fromForm(Form form) {
      return new Replaced();
    }
  }

  @Test
  void followsTypeArgumentsAndBounds() {
    assertThat(ours(new TypeRef<Map<A, ? extends List<? super B[]>>>() {}.type()))
        .containsExactlyInAnyOrder("A", "B");
  }

  @Test
  void resolvesTypeVariablesThroughInheritance() {
    assertThat(ours(BoxOfA.class)).containsExactlyInAnyOrder("BoxOfA", "Box", "A");
    assertThat(ours(new TypeRef<Box<B>>() {}.type())).containsExactlyInAnyOrder("Box", "B");
  }

  @Test
  void knowsTheElementsOfApplicationContainers() {
    assertThat(ours(BagOfA.class)).containsExactlyInAnyOrder("BagOfA", "Bag", "A");
  }

  @Test
  void followsSealedTypesButNoOpenOnes() {
    assertThat(ours(Shape.class)).containsExactlyInAnyOrder("Shape", "Circle", "Square", "A", "B");
    assertThat(ours(Open.class)).containsExactlyInAnyOrder("Open");
    assertThat(ours(Object.class)).isEmpty();
  }

  @Test
  void skipsWhatIsNoState() {
    assertThat(ours(Ring.class)).containsExactlyInAnyOrder("Ring");
  }

  @Test
  void skipsWhatIsLeftOut() {
    ShapesImpl shapes =
        ShapesImpl.create(
            List.of(), WireNames.of(Map.of()), List.of(new Exclusion(Deprecated.class)));
    assertThat(simple(Closure.of(List.of(Partial.class), shapes).keySet()))
        .containsExactlyInAnyOrder("Partial", "A");
    assertThat(ours(Partial.class)).containsExactlyInAnyOrder("Partial", "A", "B");
  }

  @Test
  void followsTheFieldsOfWhatOnlyTheLibraryCarries() {
    ShapesImpl plain = ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of()).whole();
    assertThat(simple(Closure.of(List.of(Late.class), plain).keySet()))
        .containsExactlyInAnyOrder("Late", "A");
  }

  @Test
  void endsWhereTypesGrowForEver() {
    assertThat(ours(Growing.class)).containsExactlyInAnyOrder("Growing");
    assertThat(ours(Tree.class)).containsExactlyInAnyOrder("Tree");
    assertThat(ours(Unknown.class)).containsExactlyInAnyOrder("Unknown");
  }

  @Test
  void goesOnceIntoAClassHoweverManyTypesItGrows() {
    assertThat(ours(new TypeRef<Rampant<A>>() {}.type())).containsExactlyInAnyOrder("Rampant", "A");
    assertThat(ours(Boxes.class)).containsExactlyInAnyOrder("Boxes", "Box", "A", "B");
  }

  @Test
  void findsArgumentsAtAnyDepth() {
    Type type = A.class;
    for (int i = 0; i < 20; i++) {
      type = Types.parameterized(List.class, type);
    }
    assertThat(ours(type)).containsExactlyInAnyOrder("A");
  }

  @Test
  void followsTheFormInsteadOfAReplacedClass() {
    Set<String> names =
        Closure.of(
                List.of(Replaced.class),
                ShapesImpl.create(List.of(new FormOfReplaced()), WireNames.of(Map.of()), List.of()))
            .keySet();

    assertThat(simple(names)).containsExactlyInAnyOrder("Replaced", "Form", "C");
  }

  private static Set<String> ours(Type type) {
    return simple(
        Closure.of(List.of(type), ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of()))
            .keySet());
  }

  private static Set<String> simple(Set<String> names) {
    String prefix = ClosureTest.class.getName() + "$";
    return names.stream()
        .filter(name -> name.startsWith(prefix))
        .map(name -> name.substring(prefix.length()))
        .collect(Collectors.toSet());
  }
}
