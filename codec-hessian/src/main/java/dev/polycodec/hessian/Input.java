package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.graph.NumberedObjects;
import java.io.EOFException;

/**
 * Reads the format of Hessian 2.0 from an array. Hessian's own input reads byte by byte and calls
 * whatever a type names; this tells what comes next, and its reader asks for it.
 */
final class Input extends ScalarInput {

  /** Knows what names on the wire stand for. */
  interface Types {

    /** Returns what lists and maps of a name are. */
    Object find(String name);

    /** Returns what objects of a name are, which have as many fields. */
    Object define(String name, int fields);
  }

  /** What lists and maps are named after, by number. */
  private final NumberedObjects types = new NumberedObjects();

  /** What objects are, by number. */
  private final NumberedObjects definitions = new NumberedObjects();

  /** The tag of the list whose type was read last. */
  private int list;

  @Override
  void clear() {
    super.clear();
    types.clear();
    definitions.clear();
  }

  /** Reads what a list or map is named after. */
  Object type(Types finder) throws EOFException {
    list = tag();
    Kind kind = next();
    if (kind == Kind.TEXT) {
      Object type = finder.find(text());
      types.set(types.add(), type);
      return type;
    }
    if (kind != Kind.INT) {
      throw unexpected("a type");
    }
    Object known = types.get(intValue());
    if (known == null) {
      throw new MalformedDataException("No type of this message has the number in the bytes");
    }
    return known;
  }

  /** Returns what the object is whose tag was read last. */
  Object definition(Types finder) throws EOFException {
    if (tag() == 'C') {
      define(finder);
    }
    Object known = definitions.get(tag() == 'O' ? readInt() : tag() - 0x60);
    if (known == null) {
      throw new MalformedDataException("No definition of this message has the number of an object");
    }
    return known;
  }

  private void define(Types finder) throws EOFException {
    String name = readText();
    int fields = readInt();
    definitions.set(definitions.add(), finder.define(name, fields));
    for (int i = 0; i < fields; i++) {
      skipText(); // the class table tells the fields
    }
    if (next() != Kind.OBJECT || tag() == 'C') {
      throw new MalformedDataException("No object follows the definition of its class");
    }
  }

  /** Reads the length of a list after its type. */
  int length() throws EOFException {
    return list == 'V' ? readInt() : list - 0x70;
  }

  /** Says whether a map ends here, and passes its end. */
  boolean isEnd() throws EOFException {
    return skips('Z');
  }

  /** Returns the number that a reference has. */
  int reference() throws EOFException {
    return readInt();
  }
}
