package dev.polycodec.jackson3.plain;

import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TreeNode;
import tools.jackson.core.type.ResolvedType;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;

/**
 * Reads values within others for a deserializer of the application, in the message of an engine.
 */
final class NestedReads extends ObjectReadContext.Base {

  private final ObjectReader reader;

  NestedReads(ObjectMapper mapper, Current current) {
    reader =
        mapper
            .reader()
            .withAttribute(Current.class, current)
            .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  }

  @Override
  @SuppressWarnings("unchecked") // the caller says what tree there is
  public <T extends TreeNode> T readTree(JsonParser in) {
    return (T) reader.readTree(in);
  }

  @Override
  public <T> T readValue(JsonParser in, Class<T> type) {
    return reader.forType(type).readValue(in);
  }

  @Override
  public <T> T readValue(JsonParser in, TypeReference<T> type) {
    return reader.forType(type).readValue(in);
  }

  @Override
  public <T> T readValue(JsonParser in, ResolvedType type) {
    return reader.forType((JavaType) type).readValue(in);
  }
}
