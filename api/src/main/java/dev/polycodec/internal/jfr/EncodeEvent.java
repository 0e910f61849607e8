package dev.polycodec.internal.jfr;

import jdk.jfr.Description;
import jdk.jfr.Label;
import jdk.jfr.Name;

/** A value was encoded, or could not be. */
@Name("dev.polycodec.Encode")
@Label("Encode")
@Description("A value was encoded, or could not be.")
final class EncodeEvent extends CallEvent {}
