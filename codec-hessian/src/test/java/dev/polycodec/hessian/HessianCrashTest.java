package dev.polycodec.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.tck.hostile.crash.CrashTests;
import dev.polycodec.tck.hostile.crash.Envelope;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HexFormat;

class HessianCrashTest extends CrashTests {

  HessianCrashTest() {
    super("hessian", Application.class);
  }

  @Override
  protected String plainBytes() {
    return "4330286465762e706f6c79636f6465632e74636b2e686f7374696c652e63726173682e456e76"
        + "656c6f706592056669727374067365636f6e64604330306465762e706f6c79636f6465632e74"
        + "636b2e686f7374696c652e63726173682e456e76656c6f7065244e756d626572739401610162"
        + "0163016461497eadbeef497eadbeef497eadbeef497eadbeef5191";
  }

  @Override
  protected String codecBytes() {
    return "12aa506465762e706f6c79636f6465632e74636b2e686f7374696c652e63726173682e456e76"
        + "656c6f706536c11005adc27014489330306465762e706f6c79636f6465632e74636b2e686f73"
        + "74696c652e63726173682e456e76656c6f7065244e756d62657273497eadbeef497eadbeef49"
        + "7eadbeef497eadbeef94";
  }

  /** Uses Hessian as its documentation shows. */
  static final class Application {

    private Application() {}

    public static void main(String[] arguments) throws IOException {
      byte[] bytes;
      if (arguments.length > 0) {
        bytes = HexFormat.of().parseHex(arguments[0]);
      } else {
        Envelope.Numbers first = new Envelope.Numbers(0x7eadbeef);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Hessian2Output hessian = new Hessian2Output(out);
        hessian.writeObject(new Envelope(first, new Envelope.Pointer("text")));
        hessian.close();
        bytes = out.toByteArray();
      }
      Hessian2Input hessian = new Hessian2Input(new ByteArrayInputStream(bytes));
      Envelope envelope = (Envelope) hessian.readObject();
      System.out.println(envelope.open());
    }
  }
}
