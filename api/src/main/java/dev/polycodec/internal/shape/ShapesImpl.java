package dev.polycodec.internal.shape;

import dev.polycodec.Surrogate;
import dev.polycodec.internal.surrogate.Identity;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.Shapes.LeftOut;
import java.lang.reflect.Field;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The shapes of one codec, each found once; safe for use by any number of threads. */
public final class ShapesImpl implements Shapes {

  /** Of bytes that the plain library wrote, which has forms of its own for such classes. */
  private static final Conventions PLAIN =
      new Conventions() {
        @Override
        public boolean inherits() {
          return false;
        }
      };

  private final Application application;
  private final WireNames names;
  private final List<Exclusion> exclusions;
  private final Conventions conventions;
  private final Nesting nesting;
  private final ClassCache<Fields> fields;
  private final ClassCache<ShapeImpl> shapes;
  private final ClassCache<ShapeImpl> throwables;

  private ShapesImpl(
      Application application,
      WireNames names,
      List<Exclusion> exclusions,
      Conventions conventions,
      Nesting nesting) {
    this.application = application;
    this.names = names;
    this.exclusions = List.copyOf(exclusions);
    this.conventions = conventions;
    this.nesting = nesting;
    this.fields = new ClassCache<>(type -> Fields.of(type, this.exclusions, conventions));
    Classifier classifier = new Classifier(application, names, conventions, nesting, this);
    this.shapes = new ClassCache<>(classifier::classify);
    this.throwables = new ClassCache<>(classifier::inherited);
  }

  /**
   * Creates the shapes of a codec.
   *
   * @param application the surrogates that the application gave; they replace native support
   * @param names the names on the wire, of which fingerprints are made
   * @param exclusions what leaves fields out, whatever the codec
   * @throws IllegalArgumentException if two surrogates replace one class, or one its own form
   */
  public static ShapesImpl create(
      List<? extends Surrogate<?, ?>> application, WireNames names, List<Exclusion> exclusions) {
    return new ShapesImpl(
        new Application(application), names, exclusions, Conventions.NONE, Nesting.NONE);
  }

  /** Says whether some values may have a codec of their own. */
  public boolean nests() {
    return nesting != Nesting.NONE;
  }

  /** Returns the shapes for codecs in which some values have a codec of their own. */
  public ShapesImpl with(Nesting inside) {
    return new ShapesImpl(application, names, exclusions, conventions, inside);
  }

  /** Returns the shapes for a codec whose library has conventions. */
  public ShapesImpl under(Conventions library) {
    return new ShapesImpl(application, names, exclusions, library, nesting);
  }

  /** Returns the shapes for a codec that reads what the library wrote, which leaves nothing out. */
  public ShapesImpl whole() {
    return new ShapesImpl(application, names, List.of(), PLAIN, Nesting.NONE);
  }

  /** Returns whether a surrogate of the application stands for the class of a name. */
  public boolean replaces(String name) {
    return conventions != PLAIN && application.replaces(name);
  }

  /** Returns the surrogates that jars bring, unless the library has its own way. */
  public Provided provided() {
    return takesProvided() ? names.provided() : Provided.NONE;
  }

  /** Returns whether surrogates that jars bring are used. */
  public boolean takesProvided() {
    return conventions.inherits();
  }

  /** Returns what to do for a form of a class, or null if no jar would bring one, or one has. */
  public @Nullable String missing(Class<?> type) {
    return nesting.find(type) == null ? wayTo(KnownForms.of(type)) : null;
  }

  /** Returns what to do for a form of the class of a name, or null if no jar would bring one. */
  public @Nullable String missing(String name) {
    return wayTo(KnownForms.of(name));
  }

  private @Nullable String wayTo(@Nullable String artifact) {
    return artifact != null && takesProvided() ? names.provided().wayTo(artifact) : null;
  }

  @Override
  public Shape of(Class<?> type) {
    return shapes.get(type);
  }

  @Override
  public Shape ofThrowable(Class<? extends Throwable> type) {
    return throwables.get(type);
  }

  @Override
  public boolean hasMessageOfTheJvm(Throwable failure) {
    return SerialParts.isOfTheJvm(failure);
  }

  @Override
  public @Nullable Function<Object, @Nullable String> lossCheck(Class<?> type) {
    HashTable table = HashTable.of(type, this);
    if (table != null) {
      return table::loss;
    }
    LazyAttributes lazy = LazyAttributes.of(type);
    if (lazy != null) {
      return lazy::loss;
    }
    Sentinels sentinels = Sentinels.of(type, this);
    if (sentinels != null) {
      return sentinels::loss;
    }
    Blank blank = Blank.of(type, this);
    return blank == null ? null : blank::loss;
  }

  @Override
  public boolean holdsForeignMemory(Class<?> type) {
    return ForeignMemory.isHeldBy(type);
  }

  @Override
  public boolean isOnly(Class<?> type) {
    boolean resolved = Hooks.onlyResolver(type) != null;
    return !Jdk.owns(type) && (resolved || Modules.holder(type, state(type)) != null);
  }

  @Override
  public boolean isConstant(Class<?> type) {
    return Hooks.isResolved(type) && !Identity.hasEquals(type);
  }

  @Override
  public List<LeftOut> leftOut(Class<?> type) {
    return fields.get(type).leftOut();
  }

  /** Returns the fields that a class and its superclasses declare as state, whatever its kind. */
  public List<Field> state(Class<?> type) {
    return fields.get(type).state();
  }
}
