package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.Method;
import java.util.Map;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestInstances;
import org.opentest4j.TestAbortedException;

/**
 * Runs the tests whose faults a kit declares, and requires that they fail: the list can only
 * shrink.
 */
final class KnownFaults implements InvocationInterceptor {

  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    run(invocation, context);
  }

  @Override
  public void interceptDynamicTest(
      Invocation<Void> invocation, DynamicTestInvocationContext test, ExtensionContext context)
      throws Throwable {
    run(invocation, context);
  }

  private static void run(Invocation<Void> invocation, ExtensionContext context) throws Throwable {
    TestInstances instances = Kit.instances(context);
    Map<String, String> faults =
        instances.findInstance(PlainTck.class).map(PlainTck::faults).orElse(Map.of());
    String name =
        instances.getInnermostInstance().getClass().getSimpleName()
            + ": "
            + context.getDisplayName();
    String reason = faults.get(name);
    if (reason == null) {
      invocation.proceed();
      return;
    }
    assertThat(catchThrowable(invocation::proceed))
        .as("%s is declared to fail (%s)", name, reason)
        .isNotNull()
        .isNotInstanceOf(TestAbortedException.class);
  }
}
