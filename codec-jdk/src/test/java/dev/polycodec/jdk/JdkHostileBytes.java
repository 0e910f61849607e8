package dev.polycodec.jdk;

import dev.polycodec.tck.hostile.Attack;
import dev.polycodec.tck.hostile.Crafted;
import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.util.ArrayList;
import java.util.List;

/** Payloads of {@code jdk}: what is in the blocks of the stream, and what else it can hold. */
final class JdkHostileBytes extends WalkHostileBytes implements ObjectStreamConstants {

  private static final int MAX_NAME = 0xffff;

  private interface Hooked {
    void write(JdkForm out) throws IOException;
  }

  @Override
  protected JdkForm newOut() {
    return new JdkForm();
  }

  @Override
  public List<Crafted> named(String className) {
    List<Crafted> all = new ArrayList<>(super.named(className));
    if (className.length() <= MAX_NAME) { // no descriptor has a longer name
      for (int kind : new int[] {TC_OBJECT, TC_ARRAY, TC_ENUM, TC_CLASS}) {
        all.add(object(out -> out.described(kind, className, 0)));
      }
    }
    return all;
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case CLASS_VALUE -> object(out -> out.described(TC_CLASS, "java.lang.Runtime", 0));
      case ARRAY_CLASS_VALUE -> object(out -> out.described(TC_CLASS, "[Ljava.lang.Runtime;", 0));
      case PROXY -> object(JdkForm::proxy);
      case RAW_CONTAINER ->
          object(
              out -> {
                out.described(TC_OBJECT, "java.util.ArrayList", 8683452581122892189L, "size");
                out.plain(3);
                out.bytes(TC_BLOCKDATA, 4, 0, 0, 0, 3);
                out.bytes(TC_NULL, TC_NULL, TC_NULL, TC_ENDBLOCKDATA);
              });
      case COPIES ->
          object(
              out -> {
                String copies = "java.util.Collections$CopiesList";
                out.described(TC_OBJECT, copies, 2739099268398711800L, "n");
                out.plain(Integer.MAX_VALUE);
              });
      case DEFINITION -> object(JdkForm::descriptorOfManyFields);
      default -> super.craft(attack);
    };
  }

  @Override
  public void useLibrary(Object value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  /** Returns a root with one field, which is an object of the stream. */
  private Crafted object(Hooked value) {
    return payload(
        out -> {
          ((JdkForm) out).object();
          value.write((JdkForm) out);
        });
  }
}
