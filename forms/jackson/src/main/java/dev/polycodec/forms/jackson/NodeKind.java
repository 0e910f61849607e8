package dev.polycodec.forms.jackson;

import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.prepend;
import static dev.polycodec.spi.SurrogateProvider.require;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.FloatNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.fasterxml.jackson.databind.node.ShortNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.polycodec.EncodeException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a node is, whose first letter begins its form; then comes what it holds. The class of a
 * number says which node it is of, so that an integer stays an {@code IntNode}.
 */
enum NodeKind {
  ARRAY,
  BINARY,
  FIELDS,
  MISSING,
  NULL,
  OBJECT,
  VALUE;

  static @Nullable Object[] list(JsonNode node) {
    if (node instanceof ObjectNode fields) {
      return FIELDS.form(entries(fields));
    } else if (node instanceof ArrayNode elements) {
      List<@Nullable Object> form = new ArrayList<>();
      elements.forEach(form::add);
      return ARRAY.form(form);
    } else if (node instanceof POJONode object) {
      return OBJECT.form(Arrays.asList(object.getPojo()));
    } else if (node instanceof BinaryNode bytes) {
      return BINARY.form(List.of(bytes.binaryValue()));
    } else if (node.isNull() || node.isMissingNode()) {
      return (node.isNull() ? NULL : MISSING).form(List.of());
    }
    return VALUE.form(List.of(value(node)));
  }

  private static List<@Nullable Object> entries(ObjectNode fields) {
    List<@Nullable Object> form = new ArrayList<>();
    fields
        .fields()
        .forEachRemaining(
            field -> {
              form.add(field.getKey());
              form.add(field.getValue());
            });
    return form;
  }

  private static Object value(JsonNode node) {
    if (node instanceof TextNode) {
      return node.textValue();
    } else if (node instanceof BooleanNode) {
      return node.booleanValue();
    } else if (node.isNumber()) {
      return node instanceof ShortNode ? node.shortValue() : node.numberValue();
    }
    throw new EncodeException(
        node.getClass().getName() + " is a node of its own kind: register a Surrogate for it");
  }

  private @Nullable Object[] form(List<?> content) {
    return prepend(name().charAt(0), content);
  }

  static JsonNode node(@Nullable Object[] form) {
    require(form.length > 0);
    char kind = Objects.requireNonNull((Character) form[0]);
    return switch (kind) {
      case 'A' -> array(form);
      case 'B' -> new BinaryNode(part(form, 1, 2, byte[].class));
      case 'F' -> fields(form);
      case 'M' -> only(form, MissingNode.getInstance());
      case 'N' -> only(form, NullNode.getInstance());
      case 'O' -> {
        require(form.length == 2);
        yield new POJONode(form[1]);
      }
      case 'V' -> valueNode(part(form, 1, 2, Object.class));
      default -> throw new IllegalArgumentException();
    };
  }

  private static JsonNode only(@Nullable Object[] form, JsonNode node) {
    require(form.length == 1);
    return node;
  }

  private static ArrayNode array(@Nullable Object[] form) {
    ArrayNode array = new ArrayNode(JsonNodeFactory.instance, form.length - 1);
    for (int i = 1; i < form.length; i++) {
      array.add(Objects.requireNonNull((JsonNode) form[i]));
    }
    return array;
  }

  private static ObjectNode fields(@Nullable Object[] form) {
    require(form.length % 2 == 1);
    ObjectNode fields = new ObjectNode(JsonNodeFactory.instance);
    for (int i = 1; i < form.length; i += 2) {
      String name = Objects.requireNonNull((String) form[i]);
      fields.set(name, Objects.requireNonNull((JsonNode) form[i + 1]));
    }
    require(fields.size() == form.length / 2);
    return fields;
  }

  private static JsonNode valueNode(Object value) {
    if (value instanceof String text) {
      return new TextNode(text);
    } else if (value instanceof Boolean bit) {
      return BooleanNode.valueOf(bit);
    } else if (value instanceof Short number) {
      return new ShortNode(number);
    } else if (value instanceof Integer number) {
      return new IntNode(number);
    } else if (value instanceof Long number) {
      return new LongNode(number);
    } else if (value instanceof Float number) {
      return new FloatNode(number);
    } else if (value instanceof Double number) {
      return new DoubleNode(number);
    } else if (value instanceof BigInteger number) {
      return new BigIntegerNode(number);
    }
    return new DecimalNode((BigDecimal) value);
  }
}
