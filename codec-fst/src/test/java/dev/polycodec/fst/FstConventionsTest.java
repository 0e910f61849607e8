package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.fst.FstRules.Callback;
import dev.polycodec.fst.FstRules.Outer;
import dev.polycodec.fst.FstRules.Subclass;
import org.junit.jupiter.api.Test;

class FstConventionsTest {

  @Test
  void annotationsOfClassesHoldForSubclasses() {
    try (Codec codec = Codecs.builder().use("fst").build()) {
      assertThat(codec.explain(Subclass.class))
          .endsWith("; it leaves out secret (@Transient), more (@Transient)");
    }
  }

  @Test
  void innerObjectsDoWithoutTheOuterWhereTheySaySo() {
    Callback callback = new Outer().callback();
    callback.number = 5;
    try (Codec codec = Codecs.builder().use("fst").build()) {
      Callback back = codec.decode(codec.encode(callback), callback.getClass());
      assertThat(back.number).isEqualTo(5);
      assertThat(codec.explain(callback.getClass()))
          .endsWith("; it leaves out this$0 (@AnonymousTransient)");
    }
  }
}
