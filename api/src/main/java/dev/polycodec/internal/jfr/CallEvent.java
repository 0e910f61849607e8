package dev.polycodec.internal.jfr;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;
import org.jspecify.annotations.Nullable;

/** What encoding and decoding have in common. */
@Category("Polycodec")
@Enabled(false)
@StackTrace(false)
abstract class CallEvent extends Event {

  @Label("Codec")
  @Nullable String codec;

  @Label("Declared Type")
  @Nullable String type;

  @Label("Message Size")
  @DataAmount
  long bytes;

  @Label("Time")
  @Timespan
  long nanos;

  @Label("Failure")
  @Nullable String failure;
}
