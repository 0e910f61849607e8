package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.tck.model.Graphs.Couple;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Graphs.Node;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sun.misc.Unsafe;

class SoundnessTest {

  @Test
  void acceptsWhatTheCompilerAccepts() throws Exception {
    Node node = new Node("a");
    assertThat(Soundness.violation(new Couple(node, node.to(node)))).isEmpty();
    assertThat(Soundness.violation(Link.chain(3).closed())).isEmpty();
    assertThat(Soundness.violation(null)).isEmpty();
  }

  @Test
  void seesAFieldOfAWrongType() throws Exception {
    Couple couple = new Couple(null, null);
    store(couple, Couple.class.getDeclaredField("right"), "no node");
    String violation = Couple.class.getDeclaredField("right") + " holds an object of another class";
    assertThat(Soundness.violation(couple)).contains(violation);
    assertThat(Soundness.violation(new Object[] {List.of(Map.of(1, couple))})).contains(violation);
  }

  @Test
  void seesAnElementOfAWrongType() throws Exception {
    Integer[] array = new Integer[1];
    unsafe().putObject(array, (long) Unsafe.ARRAY_OBJECT_BASE_OFFSET, "no integer");
    assertThat(Soundness.violation(array))
        .contains("an element of class [Ljava.lang.Integer; is of class java.lang.String");
  }

  private static void store(Object owner, Field field, Object value) throws Exception {
    unsafe().putObject(owner, unsafe().objectFieldOffset(field), value);
  }

  private static Unsafe unsafe() throws ReflectiveOperationException {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    return (Unsafe) field.get(null);
  }
}
