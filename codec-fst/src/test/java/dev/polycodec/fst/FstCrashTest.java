package dev.polycodec.fst;

import dev.polycodec.tck.hostile.crash.CrashTests;
import dev.polycodec.tck.hostile.crash.Envelope;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.nustaq.serialization.FSTConfiguration;

class FstCrashTest extends CrashTests {

  FstCrashTest() {
    super("fst", Application.class);
  }

  @Override
  protected String plainBytes() {
    return "0032003481efbead7e81efbead7e81efbead7e81efbead7e00f90200";
  }

  @Override
  protected String codecBytes() {
    return "1218506465762e706f6c79636f6465632e74636b2e686f7374696c652e63726173682e45"
        + "6e76656c6f706536c11005adc270144703326465762e706f6c79636f6465632e74636b2e"
        + "686f7374696c652e63726173682e456e76656c6f7065244e756d6265727381efbead7e81"
        + "efbead7e81efbead7e81efbead7e04";
  }

  /** FST's object streams do not start without them. */
  @Override
  protected List<String> jvmFlags() {
    return Stream.of("lang", "math", "util", "util.concurrent", "net", "text")
        .map(name -> "--add-opens=java.base/java." + name + "=ALL-UNNAMED")
        .toList();
  }

  /** Uses FST as its documentation shows, for registered classes only. */
  static final class Application {

    private Application() {}

    public static void main(String[] arguments) {
      FSTConfiguration fst = FSTConfiguration.createDefaultConfiguration();
      fst.registerClass(Envelope.class, Envelope.Numbers.class, Envelope.Pointer.class);
      byte[] bytes;
      if (arguments.length > 0) {
        bytes = HexFormat.of().parseHex(arguments[0]);
      } else {
        Envelope.Numbers first = new Envelope.Numbers(0x7eadbeef);
        bytes = fst.asByteArray(new Envelope(first, new Envelope.Pointer("text")));
      }
      Envelope envelope = (Envelope) fst.asObject(bytes);
      System.out.println(envelope.open());
    }
  }
}
