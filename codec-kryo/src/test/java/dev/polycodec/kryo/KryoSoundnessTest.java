package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import java.util.Arrays;
import java.util.IdentityHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Bytes that put an object where its class must not be: raw Kryo stores it. */
class KryoSoundnessTest {

  static class Leaf {
    long value = 1;
  }

  static class Branch {
    Leaf[] leaves = {new Leaf()};
  }

  static class Pair {
    Leaf first = new Leaf();
    Branch second = new Branch();
  }

  record Both(Leaf first, Branch second) {}

  private final Codec codec = Codecs.builder().use("kryo").build();

  @AfterEach
  void close() {
    codec.close();
  }

  @Test
  @SuppressWarnings({"deprecation", "removal", "BoxedPrimitiveConstructor"}) // two equal objects
  void identitiesOfEqualNumbersAreRefused() {
    IdentityHashMap<Object, Integer> map = new IdentityHashMap<>();
    map.put(new Integer(1), 1);
    map.put(new Integer(1), 2);
    assertThatThrownBy(() -> codec.encode(map))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "An IdentityHashMap with two equal keys of the class java.lang.Integer has no form:"
                + " register a Surrogate for it");
  }

  @Test
  void rawKryoStoresAReferenceOfAnotherClass() {
    Kryo kryo = new Kryo();
    kryo.setRegistrationRequired(false);
    kryo.setReferences(true);
    Pair same = new Pair();
    same.second = null;
    Output out = new Output(64, -1);
    kryo.writeObject(out, same);
    // The last byte is the null class of the second field; Branch by name, then object 1 again.
    out.setPosition(out.position() - 1);
    kryo.getClassResolver().reset();
    out.writeByte(1);
    out.writeVarInt(1, true);
    out.writeAscii(Branch.class.getName());
    out.writeVarInt(3, true);
    Pair pair = kryo.readObject(new Input(out.toBytes()), Pair.class);
    Object second = pair.second; // without a cast, which would find out
    assertThat(second).isInstanceOf(Leaf.class);
  }

  @Test
  void aReferenceOfAnotherClassIsRefused() {
    Pair pair = new Pair();
    pair.second = null;
    byte[] bytes = codec.encode(pair);
    assertThat(bytes[bytes.length - 1]).isZero();
    bytes[bytes.length - 1] = 4; // object 1, the leaf
    assertRefused(bytes, Pair.class);
  }

  @Test
  void aReferenceOfAnotherClassIsNoComponentOfARecord() {
    byte[] bytes = codec.encode(new Both(new Leaf(), null));
    bytes[bytes.length - 1] = 4;
    assertRefused(bytes, Both.class);
  }

  @Test
  void aReferenceOfAnotherClassIsNoElementOfAnArray() {
    Pair pair = new Pair();
    pair.second.leaves[0] = null;
    byte[] bytes = codec.encode(pair);
    bytes[bytes.length - 1] = 2; // object 0, the pair
    assertThatThrownBy(() -> codec.decode(bytes, Pair.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes put an object of the class dev.polycodec.kryo.KryoSoundnessTest$Pair where"
                + " dev.polycodec.kryo.KryoSoundnessTest$Leaf is declared");
  }

  @Test
  void aNewObjectOfAnotherClassIsRefused() {
    Pair pair = new Pair();
    pair.second = null;
    byte[] bytes = codec.encode(pair);
    byte[] text = Arrays.copyOf(bytes, bytes.length + 1);
    text[lengthIndex(text)]++;
    text[text.length - 2] = 3 + 2; // a text
    text[text.length - 1] = 1; // which is empty
    assertThatThrownBy(() -> codec.decode(text, Pair.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining("java.lang.String where");
  }

  @Test
  void aReferenceToAnObjectThatDoesNotExistIsRefused() {
    Pair pair = new Pair();
    pair.second = null;
    byte[] bytes = codec.encode(pair);
    bytes[bytes.length - 1] = 6;
    assertThatThrownBy(() -> codec.decode(bytes, Pair.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes refer back to object 2, which does not exist yet");
  }

  private void assertRefused(byte[] bytes, Class<?> root) {
    assertThatThrownBy(() -> codec.decode(bytes, root))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes put an object of the class dev.polycodec.kryo.KryoSoundnessTest$Leaf where"
                + " dev.polycodec.kryo.KryoSoundnessTest$Branch is declared");
  }

  /** The payload is the number of the leaf, its long, and one byte for the second field. */
  private static int lengthIndex(byte[] message) {
    for (int i = 0; i < message.length; i++) {
      if (message[i] == message.length - 2 - i) {
        return i;
      }
    }
    throw new AssertionError("no length");
  }
}
