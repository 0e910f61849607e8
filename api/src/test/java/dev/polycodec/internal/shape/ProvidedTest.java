package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import dev.polycodec.Surrogate;
import dev.polycodec.internal.policy.TypePolicy;
import dev.polycodec.internal.shape.ApplicationTest.ByText;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Shape;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.ObjectAssert;
import org.junit.jupiter.api.Test;

/** What a jar brings for a library, which is this class here. */
class ProvidedTest {

  abstract static class Money {}

  static class Cash extends Money {}

  static class Coin extends Cash {}

  static class Stranger {}

  private static final Provided MONEY = of(new ByText<>(Money.class));

  private static Provided of(Surrogate<?, ?>... surrogates) {
    return Provided.of(Map.of("bank.jar", List.of(surrogates)));
  }

  private static ShapesImpl shapes(Surrogate<?, ?>... application) {
    return ShapesImpl.create(List.of(application), WireNames.of(Map.of(), MONEY), List.of());
  }

  @Test
  void theSurrogateStandsForTheSubclassesOfTheLibrary() {
    assertThat(MONEY.family(Coin.class)).isEqualTo(Money.class);
    assertThat(MONEY.family(Money.class)).isEqualTo(Money.class);
    assertThat(MONEY.family(Stranger.class)).isEqualTo(Stranger.class);
    assertThat(MONEY.find(Stranger.class)).isNull();
  }

  @Test
  void theNearestSurrogateCounts() {
    Provided both = of(new ByText<>(Money.class), new ByText<>(Cash.class));

    assertThat(both.family(Coin.class)).isEqualTo(Cash.class);
  }

  @Test
  void aSubclassInAnotherPackageIsItsOwn() {
    Provided elsewhere = of(new ByText<>(AbstractAssert.class));

    assertThat(elsewhere.family(Assertion.class)).isEqualTo(Assertion.class);
    assertThat(elsewhere.family(ObjectAssert.class)).isEqualTo(AbstractAssert.class);
  }

  static class Assertion extends AbstractAssert<Assertion, Object> {
    Assertion() {
      super("", Assertion.class);
    }
  }

  @Test
  void namesOnTheWireAreThoseOfThePublicClass() {
    WireNames names = WireNames.of(Map.of(), MONEY);

    assertThat(names.nameOf(Coin.class)).isEqualTo(Money.class.getName());
    assertThat(names.canonical(Coin.class)).isEqualTo(Money.class);
  }

  @Test
  void theShapeIsThatOfABuiltInSurrogate() {
    Shape shape = shapes().of(Coin.class);

    assertThat(shape.kind()).isEqualTo(Shape.Kind.SURROGATE);
    assertThat(shape.surrogate()).isEqualTo(new ByText<>(Money.class));
    assertThat(shape.applicationSurrogate()).isFalse();
  }

  @Test
  void theApplicationsOwnSurrogateWins() {
    ByText<Cash> own = new ByText<>(Cash.class);

    Shape shape = shapes(own).of(Coin.class);

    assertThat(shape.surrogate()).isSameAs(own);
    assertThat(shape.applicationSurrogate()).isTrue();
  }

  @Test
  void aLibraryWithItsOwnWayUsesNone() {
    Conventions own =
        new Conventions() {
          @Override
          public boolean inherits() {
            return false;
          }
        };

    assertThat(shapes().under(own).of(Coin.class).kind()).isEqualTo(Shape.Kind.FIELDS);
    assertThat(shapes().whole().of(Coin.class).kind()).isEqualTo(Shape.Kind.FIELDS);
  }

  @Test
  void theClassIsAllowedUnlessItIsDeniedOrRejected() {
    assertThat(allows(List.of(), List.of())).isTrue();
    assertThat(allows(List.of(), List.of(Money.class.getName()))).isFalse();
    assertThat(allows(List.of("!" + Money.class.getName() + ";com.acme.**"), List.of())).isFalse();
  }

  private static boolean allows(List<String> allow, List<String> deny) {
    var policy = TypePolicy.of(allow, deny, List.of()).forRoot(Object.class, shapes());
    assertThat(policy.allows(Stranger.class)).isFalse();
    assertThat(policy.allows(Coin.class)).isEqualTo(policy.allows(Money.class.getName()));
    return policy.allows(Coin.class);
  }

  @Test
  void aValueThatNeedsNoSurrogateIsAllowed() {
    Provided values = Provided.NONE.with(List.of(Stranger.class), null);
    ShapesImpl shapes = ShapesImpl.create(List.of(), WireNames.of(Map.of(), values), List.of());
    var policy = TypePolicy.of(List.of(), List.of(), List.of()).forRoot(Object.class, shapes);

    assertThat(policy.allows(Stranger.class)).isTrue();
    assertThat(policy.allows(Coin.class)).isFalse();
    assertThat(shapes.of(Stranger.class).kind()).isEqualTo(Shape.Kind.FIELDS);
  }

  @Test
  void twoJarsForOneClassAreRefused() {
    Map<String, List<Surrogate<?, ?>>> jars =
        Map.of(
            "bank.jar", List.of(new ByText<>(Money.class)),
            "bank2.jar", List.of(new ByText<>(Money.class)));

    assertThatThrownBy(() -> Provided.of(jars))
        .isInstanceOf(CodecException.class)
        .hasMessageMatching(
            Pattern.quote(Money.class.getName())
                + " has two forms, one of bank2?\\.jar, one of bank2?\\.jar: remove one of the jars");
  }

  @Test
  void whatAJarMustNotReplaceIsRefused() {
    assertThatThrownBy(() -> of(new ByText<>(Thread.class)))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "The surrogate for java.lang.Thread of bank.jar replaces a class of the JDK, or has"
                + " another form than String, Long, byte[] or Object[]");
  }
}
