package dev.polycodec.tck.arch;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.tck.arch.bad.Untidy;
import dev.polycodec.tck.arch.good.TidyOptions;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("once")
public class CodecModuleRulesTest {

  /** A static that a codec module must leave alone. */
  public static volatile boolean sharedByEveryone;

  static List<String> rules() {
    return Arrays.stream(CodecModuleRules.class.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Test.class))
        .map(Method::getName)
        .sorted()
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aTidyModuleKeeps(String rule) {
    assertThatCode(() -> run(rule, TidyOptions.class)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void anUntidyModuleBreaks(String rule) {
    assertThatThrownBy(() -> run(rule, Untidy.class))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Untidy");
  }

  @Test
  void aModuleThatIsJavaSerializationMayReadObjectStreams() {
    CodecModuleRules rules =
        new CodecModuleRules(Untidy.class.getPackage()) {
          @Override
          protected boolean readsJavaObjectStreams() {
            return true;
          }
        };
    assertThatCode(rules::noJavaObjectStreamIsHiddenInAnotherFormat).doesNotThrowAnyException();
  }

  @Test
  void aDeclaredClassMayBePublic() {
    CodecModuleRules rules =
        new CodecModuleRules(Untidy.class.getPackage()) {
          @Override
          protected Set<String> alsoPublic() {
            return Set.of("Untidy");
          }
        };
    assertThatCode(rules::onlyTheProviderAndItsOptionsArePublic).doesNotThrowAnyException();
  }

  private static void run(String rule, Class<?> module) throws Throwable {
    CodecModuleRules rules = new CodecModuleRules(module.getPackage()) {};
    try {
      CodecModuleRules.class.getDeclaredMethod(rule).invoke(rules);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
