package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.People.Address;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Set;
import org.junit.jupiter.api.Tag;

@Tag(PlainTck.SETUP)
class KryoPlainRegisteredTckTest extends PlainTck {

  /** Registers some classes, by number or order, and writes the names of fields. */
  public static final class Library extends PlainKryo {
    @Override
    public String setup() {
      return ", registered";
    }

    @Override
    void setUp(Kryo kryo) {
      super.setUp(kryo);
      kryo.setDefaultSerializer(CompatibleFieldSerializer.class);
      kryo.register(User.class);
      kryo.register(ArrayList.class);
      kryo.register(HashMap.class, 77);
      kryo.register(Mark.class);
      kryo.register(Generic.class, 200);
      kryo.register(Link.class);
      kryo.register(Address.class);
      kryo.register(double[].class);
    }
  }

  @Override
  protected String codec() {
    return "kryo-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new Library();
  }

  /** Kryo skips hooks and fields of containers, of which these values happen to need none. */
  @Override
  protected Set<String> overRefused() {
    return PlainKryo.OVER_REFUSED;
  }

  /** Kryo numbers constants, and does not say what a field was. */
  @Override
  protected boolean misreads() {
    return true;
  }
}
