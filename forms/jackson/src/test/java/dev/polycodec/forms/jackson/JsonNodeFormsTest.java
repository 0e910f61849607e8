package dev.polycodec.forms.jackson;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.tck.FormsTck;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

class JsonNodeFormsTest extends FormsTck {

  private static final JsonNodeFactory NODES = JsonNodeFactory.withExactBigDecimals(true);

  JsonNodeFormsTest() {
    super(new JsonNodeForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-jackson";
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    ObjectNode tree = NODES.objectNode();
    tree.put("z", 1).put("a", 2L).putNull("nothing").put("text", "ä");
    tree.putArray("list").add(0.1f).add(-0.0).add(true).addObject();
    values.put("tree", tree);
    values.put("empty tree", NODES.objectNode());
    values.put("array", NODES.arrayNode().add((short) 1).add(tree.deepCopy()));
    values.put("number", NODES.numberNode(BigInteger.TEN.pow(20)));
    values.put("decimal", NODES.numberNode(new BigDecimal("1.10")));
    values.put("bytes", NODES.binaryNode(new byte[] {1, -1}));
    values.put("null", NODES.nullNode());
    values.put("missing", MissingNode.getInstance());
    values.put("object", NODES.pojoNode(List.of("a", 1)));
    return values;
  }

  /** Nodes are equal if they are of one class, and a number of one type is none of another. */
  @Override
  protected String difference(Object expected, @Nullable Object actual) {
    return actual != null && expected.getClass() == actual.getClass()
        ? super.difference(expected, actual)
        : expected + " became another node";
  }
}
