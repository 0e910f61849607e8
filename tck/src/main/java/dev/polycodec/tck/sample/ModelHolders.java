package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Failures;
import dev.polycodec.tck.model.Family;
import dev.polycodec.tck.model.Figures;
import dev.polycodec.tck.model.Graphs;
import dev.polycodec.tck.model.Open;
import dev.polycodec.tck.model.People;
import dev.polycodec.tck.model.Records;
import java.io.Serializable;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** One class for each type of application objects, with a field of that type. */
@SuppressWarnings("unused") // the fields are read and written by the codecs
public final class ModelHolders {

  private ModelHolders() {}

  /** Returns a new holder of any value. */
  public static OfObject held(@Nullable Object value) {
    OfObject holder = new OfObject();
    holder.value = value;
    return holder;
  }

  /** Returns what a holder of any value has. */
  public static @Nullable Object content(OfObject holder) {
    return holder.value;
  }

  static final class OfPoint {
    Records.@Nullable Point value;
  }

  static final class OfLine {
    Records.@Nullable Line value;
  }

  static final class OfNothing {
    Records.@Nullable Nothing value;
  }

  static final class OfRange {
    Records.@Nullable Range value;
  }

  static final class OfPrimitives {
    Records.@Nullable Primitives value;
  }

  static final class OfMessage {
    Records.@Nullable Message value;
  }

  static final class OfWords {
    Records.@Nullable Words value;
  }

  static final class OfRoute {
    Records.@Nullable Route value;
  }

  static final class OfAddress {
    People.@Nullable Address value;
  }

  static final class OfPerson {
    People.@Nullable Person value;
  }

  static final class OfSettings {
    People.@Nullable Settings value;
  }

  static final class OfOdd {
    People.@Nullable Odd value;
  }

  static final class OfStateless {
    People.@Nullable Stateless value;
  }

  /** Declares a class that others extend. */
  public static final class OfParent {
    Family.@Nullable Parent value;
  }

  static final class OfChild {
    Family.@Nullable Child value;
  }

  static final class OfGrandchild {
    Family.@Nullable Grandchild value;
  }

  static final class OfTwin {
    Family.@Nullable Twin value;
  }

  static final class OfFigure {
    Figures.@Nullable Figure value;
  }

  static final class OfOutline {
    Figures.@Nullable Outline value;
  }

  static final class OfDrawing {
    Figures.@Nullable Drawing value;
  }

  static final class OfLink {
    Graphs.@Nullable Link value;
  }

  static final class OfNode {
    Graphs.@Nullable Node value;
  }

  static final class OfPath {
    @Nullable Path value;
  }

  static final class OfAddress4 {
    @Nullable InetAddress value;
  }

  static final class OfThrowable {
    @Nullable Throwable value;
  }

  static final class OfException {
    @Nullable Exception value;
  }

  static final class OfRejected {
    Failures.@Nullable Rejected value;
  }

  static final class OfThrowables {
    @Nullable List<Throwable> value;
  }

  static final class OfPlugin {
    Open.@Nullable Plugin value;
  }

  static final class OfLoose {
    Open.@Nullable Loose value;
  }

  /** Declares nothing of its value. */
  public static final class OfObject {
    @Nullable Object value;
  }

  static final class OfNumber {
    @Nullable Number value;
  }

  static final class OfCharSequence {
    @Nullable CharSequence value;
  }

  static final class OfComparable {
    @Nullable Comparable<?> value;
  }

  static final class OfSerializable {
    @Nullable Serializable value;
  }

  static final class OfAnyList {
    @Nullable List<Object> value;
  }

  static final class OfWildcardList {
    @Nullable List<?> value;
  }

  static final class OfNumberList {
    @Nullable List<? extends Number> value;
  }

  static final class OfPluginList {
    @Nullable List<Open.Plugin> value;
  }

  static final class OfAnyMap {
    @Nullable Map<Object, Object> value;
  }

  static final class OfStringAnyMap {
    @Nullable Map<String, Object> value;
  }

  static final class OfPairOfStringAndPoint {
    Records.@Nullable Pair<String, Records.Point> value;
  }

  static final class OfPairOfLists {
    Records.@Nullable Pair<List<UUID>, Map<Integer, Color>> value;
  }

  static final class OfBoxOfUuid {
    Graphs.@Nullable Box<UUID> value;
  }

  static final class OfBoxOfBox {
    Graphs.@Nullable Box<Graphs.Box<List<Long>>> value;
  }

  static final class OfTreeOfColor {
    Graphs.@Nullable Tree<Color> value;
  }

  static final class OfBoxOfAny {
    Graphs.@Nullable Box<Object> value;
  }

  static final class OfRawBox {
    Graphs.@Nullable Box<?> value;
  }
}
