package dev.polycodec.internal.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** A property in the bytes was left out. */
@Name("dev.polycodec.Dropped")
@Label("Dropped Property")
@Description("A property in the bytes was left out, because its class has none of that name.")
@Category("Polycodec")
@Enabled(false)
@StackTrace(false)
final class DroppedEvent extends Event {

  @Label("Codec")
  @Nullable String codec;

  @Label("Class")
  @Nullable String type;

  @Label("Name")
  @Nullable String name;
}
