package dev.polycodec.internal.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** A message was read that would be written in another form. */
@Name("dev.polycodec.OldFormat")
@Label("Old Format")
@Description("A message was read that would be written in another form.")
@Category("Polycodec")
@Enabled(false)
@StackTrace(false)
final class OldFormatEvent extends Event {

  @Label("Codec")
  @Nullable String codec;

  @Label("Format Version")
  int formatVersion;

  @Label("Declared Type")
  @Nullable String type;
}
