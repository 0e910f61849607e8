package dev.polycodec.dubbo;

import static org.assertj.core.api.Assertions.assertThat;

import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.rpc.RpcException;
import org.apache.dubbo.rpc.service.GenericException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values for which Dubbo's copy of Hessian has forms of its own, to and from it. */
class DubboFormsTest {

  private static final UUID ID = new UUID(5, -6);

  private final PolycodecHessian ours = new PolycodecHessian();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private ByteArrayInputStream written() {
    return new ByteArrayInputStream(bytes.toByteArray());
  }

  @Test
  void dubboReadsAUuid() throws Exception {
    ObjectOutput out = ours.serialize(null, bytes);
    out.writeObject(ID);
    out.flushBuffer();
    assertThat(new Hessian2Input(written()).readObject()).isEqualTo(ID);
  }

  @Test
  void uuidOfDubboIsRead() throws Exception {
    Hessian2Output out = new Hessian2Output(bytes);
    out.writeObject(ID);
    out.flush();
    assertThat(ours.deserialize(null, written()).readObject()).isEqualTo(ID);
  }

  static List<Object> immutable() {
    return List.of(
        List.of("a"), List.of(1, 2, 3), Stream.of("a").toList(), Set.of(1), Map.of("a", 1));
  }

  @ParameterizedTest
  @MethodSource("immutable")
  void immutableCollectionHasTheBytesOfDubbo(Object value) throws Exception {
    ObjectOutput out = ours.serialize(null, bytes);
    out.writeObject(value);
    out.flushBuffer();
    ByteArrayOutputStream dubbo = new ByteArrayOutputStream();
    Hessian2Output own = new Hessian2Output(dubbo);
    own.writeObject(value);
    own.flush();
    assertThat(bytes.toByteArray()).isEqualTo(dubbo.toByteArray());
    assertThat(ours.deserialize(null, written()).readObject()).isEqualTo(value);
  }

  @Test
  void immutableCollectionThatIsMetTwiceIsOne() throws Exception {
    Object shared = List.of("a", "b");
    ObjectOutput out = ours.serialize(null, bytes);
    out.writeObject(new ArrayList<>(List.of(shared, shared)));
    out.flushBuffer();
    List<?> back = (List<?>) ours.deserialize(null, written()).readObject();
    assertThat(back.get(0)).isEqualTo(shared).isSameAs(back.get(1));
  }

  static List<Throwable> failures() {
    return List.of(
        new RpcException(RpcException.TIMEOUT_EXCEPTION, "late"),
        new com.alibaba.dubbo.rpc.RpcException("late"),
        new GenericException(new IllegalStateException("late")),
        new com.alibaba.dubbo.rpc.service.GenericException(new IllegalStateException("late")));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void failureOfDubboNeedsNoPermission(Throwable failure) throws Exception {
    ObjectOutput out = ours.serialize(null, bytes);
    out.writeThrowable(failure);
    out.flushBuffer();
    assertThat(ours.deserialize(null, written()).readThrowable())
        .hasSameClassAs(failure)
        .hasMessage(failure.getMessage());
  }
}
