package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/**
 * Writes and reads the values of one class, after their reference and class; shared by the engines
 * of a codec, and so without state.
 */
abstract class ShapeSerializer extends Serializer<Object> {

  /** The class. */
  final Class<?> type;

  /** The place of the class in the tables of an engine: dense, and never written. */
  final int number;

  /** Whether the objects of the class have an identity to keep. */
  final boolean tracked;

  /** The index of a class that needs no name on the wire, or -1. */
  final int known;

  ShapeSerializer(Class<?> type, int number, boolean tracked) {
    this.type = type;
    this.number = number;
    this.tracked = tracked;
    this.known = ClassReferences.known(type);
  }

  /** Writes a value of the class. */
  abstract void encode(KryoEngine engine, Output out, Object value);

  /**
   * Reads a value of the class.
   *
   * @param id the number of the object, to be {@linkplain References#set set} as soon as others may
   *     refer back to it
   */
  abstract Object decode(KryoEngine engine, Input in, int id);

  /** Begins to read an object, to tell which keys refer to one that is not complete. */
  static void begin(KryoEngine engine, int id) {
    if (id != References.NONE) {
      engine.objects.late.begin(id);
    }
  }

  /** Ends the object that was begun last, before the message leaves it. */
  static void end(KryoEngine engine, int id) {
    if (id != References.NONE) {
      engine.objects.late.end(engine.message());
    }
  }

  /** Called by Kryo for serializers of the application, once it wrote reference and class. */
  @Override
  public final void write(Kryo kryo, Output out, Object value) {
    encode((KryoEngine) kryo, out, value);
  }

  @Override
  public final Object read(Kryo kryo, Input in, Class<?> type) {
    KryoEngine engine = (KryoEngine) kryo;
    return decode(engine, in, tracked ? engine.objects.latest() : References.NONE);
  }
}
