package dev.polycodec.jackson.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.polycodec.jackson.wire.JsonWire.JsonName;
import dev.polycodec.spi.walk.NamedWire;
import dev.polycodec.spi.walk.ObjectWriter;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Writes the names of fields and classes around the primitives. */
final class JsonWriter extends TokenWriter implements NamedWire.Writer {

  private static final SerializableString TYPE = new SerializedString(JsonWire.TYPE);
  private static final SerializableString VALUE = new SerializedString(JsonWire.VALUE);

  /** A table of more classes is not kept. */
  private static final int MANY = 64;

  private Map<String, Integer> classes = new HashMap<>();

  /** Whether an object was begun, by its class. */
  private boolean begun;

  JsonWriter(JsonFactory factory, int maxBytes) {
    super(factory, maxBytes);
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) throws IOException {
    super.begin(walk, headroom);
    begun = false;
  }

  @Override
  protected void clear() {
    super.clear();
    if (classes.size() > MANY) {
      classes = new HashMap<>();
    } else {
      classes.clear();
    }
  }

  /** A text, as what looks like a number would be read as one by a class that has changed. */
  @Override
  public void writeChar(char value) throws IOException {
    out().writeString(String.valueOf(value));
  }

  @Override
  public void writeNull() throws IOException {
    out().writeNull();
  }

  @Override
  public void writeClass(String name) throws IOException {
    out().writeStartObject();
    out().writeFieldName(TYPE);
    Integer number = classes.putIfAbsent(name, classes.size());
    if (number == null) {
      out().writeString(name);
    } else {
      out().writeNumber(number.intValue());
    }
    begun = true;
  }

  @Override
  public void beginValue() throws IOException {
    out().writeFieldName(VALUE);
    begun = false;
  }

  @Override
  public void endValue() throws IOException {
    out().writeEndObject();
  }

  @Override
  public void beginObject() throws IOException {
    if (!begun) {
      out().writeStartObject();
    }
    begun = false;
  }

  @Override
  public void writeName(NamedWire.Name name) throws IOException {
    out().writeFieldName(((JsonName) name).quoted());
  }

  @Override
  public void writeKey(String key) throws IOException {
    out().writeFieldName(JsonWire.escaped(key));
  }

  @Override
  public void endObject() throws IOException {
    out().writeEndObject();
  }

  @Override
  public void beginArray() throws IOException {
    out().writeStartArray();
  }

  @Override
  public void endArray() throws IOException {
    out().writeEndArray();
  }
}
