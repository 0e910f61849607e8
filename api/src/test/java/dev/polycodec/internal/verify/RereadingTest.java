package dev.polycodec.internal.verify;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RereadingTest {

  private static final String TEXT = "The library does not bring back this java.lang.String: ";

  private static void require(@Nullable Object value, Callable<? extends @Nullable Object> read) {
    ShapesImpl shapes = ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());
    new Rereading("The library does not bring back this ", "take another", shapes, type -> false)
        .require(value, read);
  }

  private static Object failing(Exception failure) throws Exception {
    throw failure;
  }

  @Test
  void whatComesBackIsFine() {
    assertThatCode(() -> require("text", () -> "te" + "xt".strip())).doesNotThrowAnyException();
    assertThatCode(() -> require(null, () -> null)).doesNotThrowAnyException();
  }

  @Test
  void whatIsReadAsAnotherValueIsRefused() {
    assertThatThrownBy(() -> require("text", () -> 7))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            TEXT
                + "java.lang.String is java.lang.Integer, not java.lang.String;"
                + " take another");
    assertThatThrownBy(() -> require("text", () -> null))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(TEXT + "java.lang.String is null, not java.lang.String; take another");
  }

  @Test
  void whatCannotBeReadIsRefusedWithTheReasonIfItIsOneOfOurs() {
    Exception ours = new IllegalStateException(new MalformedDataException("It has no end"));
    assertThatThrownBy(() -> require("text", () -> failing(ours)))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(TEXT + "what is written of it cannot be read (It has no end); take another")
        .hasCause(ours);
    assertThatThrownBy(() -> require("text", () -> failing(new IllegalStateException("7"))))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(TEXT + "what is written of it cannot be read; take another");
  }

  @Test
  void whatALimitRefusesIsNoLoss() {
    Exception limit = new LimitExceededException("Too deep");
    assertThatThrownBy(() -> require("text", () -> failing(new IllegalStateException(limit))))
        .isSameAs(limit);
  }
}
