package dev.polycodec.forms.jackson;

import static dev.polycodec.spi.SurrogateProvider.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;

/** The form of Jackson's trees; used by {@link java.util.ServiceLoader}. */
public final class JsonNodeForms implements SurrogateProvider {

  @Override
  public String library() {
    return "com.fasterxml.jackson.databind.JsonNode";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    return List.of(form(JsonNode.class, Object[].class, NodeKind::list, NodeKind::node));
  }
}
