package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A CSS property as the Mozilla Developer Network documents it. */
public record CssProperty(
    String name,
    String syntax,
    List<String> media,
    boolean inherited,
    List<String> animationType,
    List<String> percentages,
    List<String> groups,
    List<String> initial,
    String appliesTo,
    List<String> computed,
    String order,
    List<String> alsoAppliesTo,
    Status status,
    boolean stacking,
    @Nullable URI documentation)
    implements Serializable {

  /** How far a property is standardized. */
  public enum Status {
    STANDARD,
    NONSTANDARD,
    EXPERIMENTAL,
    OBSOLETE
  }
}
