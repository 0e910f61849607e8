package dev.polycodec.jackson3.plain;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.TreeNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectWriter;

/** Writes values within others for a serializer of the application, in the message of an engine. */
final class NestedWrites extends ObjectWriteContext.Base {

  private final ObjectWriter writer;

  NestedWrites(ObjectMapper mapper, Current current) {
    writer = mapper.writer().withAttribute(Current.class, current);
  }

  @Override
  public void writeValue(JsonGenerator out, Object value) {
    writer.writeValue(out, value);
  }

  @Override
  public void writeTree(JsonGenerator out, TreeNode tree) {
    writer.writeValue(out, tree);
  }
}
