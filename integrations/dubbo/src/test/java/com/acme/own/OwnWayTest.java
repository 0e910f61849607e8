package com.acme.own;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.rpc.Receipt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.junit.jupiter.api.Test;

class OwnWayTest {

  private static final KryoSerialization KRYO = new KryoSerialization();

  @Test
  void receiptComesBackByDubbo() throws Exception {
    Receipt receipt = new Receipt();
    receipt.note = "quick";
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutput out = KRYO.serialize(null, bytes);
    out.writeUTF("place");
    out.writeObject(receipt);
    out.writeObject(new HashMap<>(Map.of("path", "orders")));
    out.writeBytes(new byte[] {1, 2, 3}, 1, 2);
    out.flushBuffer();
    ObjectInput in = KRYO.deserialize(null, new ByteArrayInputStream(bytes.toByteArray()));
    assertThat(in.readUTF()).isEqualTo("place");
    assertThat(in.readObject(Receipt.class).note).isEqualTo("quick");
    assertThat(in.readObject(Map.class)).isEqualTo(Map.of("path", "orders"));
    assertThat(in.readBytes()).containsExactly(2, 3);
  }
}
