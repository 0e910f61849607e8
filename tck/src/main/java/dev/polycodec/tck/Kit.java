package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.hostile.MessageGroup;
import dev.polycodec.tck.hostile.Messages;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.jupiter.api.extension.TestInstances;

/** Groups of tests of one codec. */
@TestInstance(Lifecycle.PER_CLASS)
@ExtendWith(Kit.Giving.class)
abstract class Kit {

  private @Nullable Subject subject;

  /** Returns the name of the variant under test. */
  protected abstract String codec();

  abstract Subject newSubject();

  /** Returns the subject, which is made only when the subclass is complete. */
  final Subject subject() {
    if (subject == null) {
      subject = newSubject();
    }
    return subject;
  }

  /** Returns the instances around a test; one that was made at run time has those of its method. */
  static TestInstances instances(ExtensionContext context) {
    for (Optional<ExtensionContext> at = Optional.of(context);
        at.isPresent();
        at = at.get().getParent()) {
      if (at.get().getTestInstances().isPresent()) {
        return at.get().getRequiredTestInstances();
      }
    }
    throw new IllegalStateException(context.getDisplayName() + " is no test of a class");
  }

  /** Returns the messages that the codec reads: by default, those that it writes itself. */
  Messages messages() {
    return subject().messages();
  }

  /** Gives a group what it is about. */
  void give(Object group) {
    if (group instanceof Group own) {
      own.subject = subject();
    } else if (group instanceof MessageGroup hostile) {
      hostile.give(messages());
    }
  }

  /** A group of tests, to which the kit around it gives the subject. */
  abstract static class Group {
    @SuppressWarnings("NullAway.Init") // it is given before any test
    Subject subject;

    /** Requires that two values differ in nothing that the codec claims to keep. */
    final void requireUnchanged(@Nullable Object expected, @Nullable Object actual) {
      assertThat(DeepEquality.difference(expected, actual, subject.variant().traits())).isEmpty();
    }
  }

  /** Gives each group what it is about. */
  static final class Giving implements TestInstancePostProcessor {
    @Override
    public void postProcessTestInstance(Object group, ExtensionContext context) {
      if (!(group instanceof Kit)) {
        instances(context).findInstance(Kit.class).orElseThrow().give(group);
      }
    }
  }
}
