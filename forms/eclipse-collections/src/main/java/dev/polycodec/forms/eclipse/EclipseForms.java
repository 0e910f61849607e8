package dev.polycodec.forms.eclipse;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;
import java.util.stream.Stream;

/** The forms of Eclipse Collections' values; used by {@link java.util.ServiceLoader}. */
public final class EclipseForms implements SurrogateProvider {

  private static final List<String> PRIMITIVES = List.of("Double", "Int", "Long");

  @Override
  public String library() {
    return "org.eclipse.collections.impl.list.mutable.FastList";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    return Stream.of(
            ListForms.all(),
            SetForms.all(),
            BagForms.all(),
            MapForms.all(),
            MultimapForms.all(),
            NumberLists.all(),
            NumberTables.all())
        .<Surrogate<?, ?>>flatMap(List::stream)
        .toList();
  }

  /** Returns the tuples, which are their fields. */
  @Override
  public List<Class<?>> values() {
    Stream<String> pairs =
        PRIMITIVES.stream()
            .flatMap(
                one ->
                    Stream.concat(
                        PRIMITIVES.stream().map(two -> one + two),
                        Stream.of(one + "Object", "Object" + one)))
            .map(kinds -> "primitive." + kinds + "PairImpl");
    return Stream.concat(Stream.of("PairImpl", "TripleImpl", "TripletImpl"), pairs)
        .<Class<?>>map(name -> Hidden.of("tuple." + name))
        .toList();
  }
}
