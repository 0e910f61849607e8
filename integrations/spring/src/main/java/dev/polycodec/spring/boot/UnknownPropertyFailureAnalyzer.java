package dev.polycodec.spring.boot;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.PropertyMatches;
import org.springframework.boot.context.properties.bind.DataObjectPropertyName;
import org.springframework.boot.context.properties.bind.UnboundConfigurationPropertiesException;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName.Form;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.util.StringUtils;

/** Prints the property that is meant, before Spring Boot says that one is left. */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class UnknownPropertyFailureAnalyzer
    extends AbstractFailureAnalyzer<UnboundConfigurationPropertiesException> {

  private static final ConfigurationPropertyName PREFIX = ConfigurationPropertyName.of("polycodec");

  @Override
  protected @Nullable FailureAnalysis analyze(
      Throwable root, UnboundConfigurationPropertiesException cause) {
    List<ConfigurationProperty> ours =
        cause.getUnboundProperties().stream()
            .filter(property -> PREFIX.isAncestorOf(property.getName()))
            .toList();
    if (ours.isEmpty()) {
      return null;
    }
    String description =
        ours.stream()
            .map(UnknownPropertyFailureAnalyzer::describe)
            .collect(Collectors.joining("\n"));
    String action =
        "Correct or remove it. There are:\n\n    polycodec."
            + names().collect(Collectors.joining("\n    polycodec."));
    return new FailureAnalysis(description, action, cause);
  }

  private static String describe(ConfigurationProperty property) {
    String from = property.getOrigin() == null ? "" : ", in " + property.getOrigin();
    return "There is no property " + property.getName() + from + meant(property.getName());
  }

  /** Compares the part behind the prefix; what else a place has is its switch. */
  private static String meant(ConfigurationPropertyName name) {
    String[] words = name.getElement(1, Form.DASHED).split("-", -1);
    String typed =
        words[0]
            + Arrays.stream(words)
                .skip(1)
                .map(StringUtils::capitalize)
                .collect(Collectors.joining());
    String[] near = PropertyMatches.forField(typed, PolycodecProperties.class).getPossibleMatches();
    return near.length == 0 ? "" : ". Did you mean polycodec." + shown(near[0]) + "?";
  }

  private static java.util.stream.Stream<String> names() {
    return Arrays.stream(PolycodecProperties.class.getRecordComponents())
        .map(component -> shown(component.getName()))
        .sorted();
  }

  /** Returns a component as properties name it, with the switch of a place. */
  private static String shown(String component) {
    boolean place =
        Arrays.stream(PolycodecProperties.class.getRecordComponents())
            .anyMatch(
                each ->
                    each.getName().equals(component)
                        && each.getType() == PolycodecProperties.Place.class);
    return DataObjectPropertyName.toDashedForm(component) + (place ? ".enabled" : "");
  }
}
