package com.acme.rolling;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;

/** Kryo without Polycodec. */
final class PlainKryo implements Format {

  static void setUp(Kryo kryo) {
    kryo.setReferences(true);
    kryo.register(Order.class);
    kryo.register(Order.Line.class);
    kryo.register(ArrayList.class);
  }

  private static Kryo kryo() {
    Kryo kryo = new Kryo();
    setUp(kryo);
    return kryo;
  }

  @Override
  public byte[] write(Order order) {
    Output out = new Output(100, -1);
    kryo().writeClassAndObject(out, order);
    return out.toBytes();
  }

  @Override
  public Order read(byte[] bytes) {
    return (Order) kryo().readClassAndObject(new Input(bytes));
  }
}
