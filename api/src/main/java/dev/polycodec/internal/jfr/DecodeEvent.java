package dev.polycodec.internal.jfr;

import jdk.jfr.Description;
import jdk.jfr.Label;
import jdk.jfr.Name;

/** A message was decoded, or could not be. */
@Name("dev.polycodec.Decode")
@Label("Decode")
@Description("A message was decoded, or could not be.")
final class DecodeEvent extends CallEvent {}
