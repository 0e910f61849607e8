package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.tck.hostile.crash.CrashTests;
import dev.polycodec.tck.hostile.crash.Envelope;
import java.util.HexFormat;
import org.objenesis.strategy.StdInstantiatorStrategy;

class KryoCrashTest extends CrashTests {

  KryoCrashTest() {
    super("kryo", Application.class);
  }

  @Override
  protected String plainBytes() {
    return "0b010c01defbedea0fdefbedea0fdefbedea0fdefbedea0f03";
  }

  @Override
  protected String codecBytes() {
    return "123e506465762e706f6c79636f6465632e74636b2e686f7374696c652e63726173682e456e76"
        + "656c6f706536c11005adc270144703616465762e706f6c79636f6465632e74636b2e686f7374"
        + "696c652e63726173682e456e76656c6f7065244e756d62657273defbedea0fdefbedea0fdefb"
        + "edea0fdefbedea0f04";
  }

  /** Uses Kryo as its documentation shows, for registered classes only. */
  static final class Application {

    private Application() {}

    public static void main(String[] arguments) {
      Kryo kryo = new Kryo();
      kryo.setReferences(true);
      kryo.setInstantiatorStrategy(new StdInstantiatorStrategy());
      kryo.register(Envelope.class);
      kryo.register(Envelope.Numbers.class);
      kryo.register(Envelope.Pointer.class);
      byte[] bytes;
      if (arguments.length > 0) {
        bytes = HexFormat.of().parseHex(arguments[0]);
      } else {
        Output out = new Output(256);
        Envelope.Numbers first = new Envelope.Numbers(0x7eadbeef);
        kryo.writeClassAndObject(out, new Envelope(first, new Envelope.Pointer("text")));
        bytes = out.toBytes();
      }
      Envelope envelope = (Envelope) kryo.readClassAndObject(new Input(bytes));
      System.out.println(envelope.open());
    }
  }
}
