package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.jackson.stream.ExactNumbers;
import dev.polycodec.jackson.stream.StrictParser;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what JSON itself tells apart, where {@code Object} is declared, within the limits. */
final class NaturalDeserializer extends StdDeserializer<Object> {

  private static final long serialVersionUID = 1;

  NaturalDeserializer() {
    super(Object.class);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    return value(in, Current.of(in, context).message());
  }

  @Override
  public @Nullable Object deserializeWithType(
      JsonParser in, DeserializationContext context, TypeDeserializer types) throws IOException {
    return types.deserializeTypedFromAny(in, context);
  }

  private static @Nullable Object value(JsonParser in, Message message) throws IOException {
    return switch (in.currentToken()) {
      case VALUE_STRING -> in.getText();
      case VALUE_NUMBER_INT -> integer(in.getNumberValue(), message);
      case VALUE_NUMBER_FLOAT -> ExactNumbers.readDouble(in);
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      case START_ARRAY -> list(in, message);
      case START_OBJECT, FIELD_NAME -> map(in, message);
      default -> throw new MalformedDataException("Unexpected " + in.currentToken());
    };
  }

  private static Number integer(Number value, Message message) {
    return value instanceof BigInteger ? Scalar.BIG_INTEGER.bound(value, message) : value;
  }

  private static List<@Nullable Object> list(JsonParser in, Message message) throws IOException {
    message.enter(ArrayList.class);
    List<@Nullable Object> list = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      message.elements(list.size() + 1, 1, Integer.MAX_VALUE);
      list.add(value(in, message));
    }
    message.exit();
    return list;
  }

  private static Map<String, @Nullable Object> map(JsonParser in, Message message)
      throws IOException {
    message.enter(LinkedHashMap.class);
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    StrictParser strict = StrictParser.atObject(in);
    String name = StrictParser.firstName(in, strict);
    for (int size = 1; name != null; name = StrictParser.readName(in, strict), size++) {
      message.elements(size, 1, Integer.MAX_VALUE);
      in.nextToken();
      map.put(name, value(in, message));
      if (map.size() < size) {
        throw StrictParser.twice();
      }
    }
    message.exit();
    return map;
  }
}
