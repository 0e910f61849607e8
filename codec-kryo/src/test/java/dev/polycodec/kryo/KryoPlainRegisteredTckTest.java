package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.People.Address;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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

  /** The policy never allows a class as a value, nor a charset. */
  @Override
  protected Set<String> refused() {
    return Set.of("extra/charset", "extra/class", "name/charset");
  }

  /** Kryo skips hooks that set transient fields, which come back empty. */
  @Override
  protected Set<String> overRefused() {
    Set<String> names = new HashSet<>(refused());
    names.addAll(List.of("extra/externalizable", "extra/handwritten", "list/copies none"));
    return names;
  }
}
