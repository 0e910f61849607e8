package dev.polycodec.internal.jfr;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;
import org.jspecify.annotations.Nullable;

/** Makes an event of each call. */
final class EventListener extends FlightRecorder {

  // Made for no call: they say whether their kind is recorded, and need the recorder from the
  // start.
  private final CallEvent encoded = new EncodeEvent();
  private final CallEvent decoded = new DecodeEvent();

  @Override
  public boolean isRecording() {
    return encoded.isEnabled() || decoded.isEnabled();
  }

  @Override
  public void onEncode(Call call) {
    commit(new EncodeEvent(), call);
  }

  @Override
  public void onDecode(Call call) {
    commit(new DecodeEvent(), call);
  }

  private static void commit(CallEvent event, Call call) {
    if (event.shouldCommit()) {
      event.codec = call.codec();
      event.type = call.type().getTypeName();
      event.bytes = call.bytes();
      event.nanos = call.nanos();
      event.failure = kind(call.failure());
      event.commit();
    }
  }

  /** Returns the class alone: a message is no name, and there would be one series for each. */
  private static @Nullable String kind(@Nullable Throwable failure) {
    return failure == null ? null : failure.getClass().getName();
  }

  @Override
  public void onOldFormat(OldFormat message) {
    OldFormatEvent event = new OldFormatEvent();
    if (event.shouldCommit()) {
      event.codec = message.codec();
      event.formatVersion = message.formatVersion();
      event.type = message.type().getTypeName();
      event.commit();
    }
  }

  @Override
  public void onDropped(Dropped property) {
    DroppedEvent event = new DroppedEvent();
    if (event.shouldCommit()) {
      event.codec = property.codec();
      event.type = property.type().getName();
      event.name = property.name();
      event.commit();
    }
  }

  /** What all events have in common. */
  @Category("Polycodec")
  @Enabled(false)
  @StackTrace(false)
  abstract static class CodecEvent extends Event {

    @Label("Codec")
    @Nullable String codec;
  }

  /** What encoding and decoding have in common. */
  abstract static class CallEvent extends CodecEvent {

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

  @Name("dev.polycodec.Encode")
  @Label("Encode")
  @Description("A value was encoded, or could not be.")
  static final class EncodeEvent extends CallEvent {}

  @Name("dev.polycodec.Decode")
  @Label("Decode")
  @Description("A message was decoded, or could not be.")
  static final class DecodeEvent extends CallEvent {}

  @Name("dev.polycodec.OldFormat")
  @Label("Old Format")
  @Description("A message was read that would be written in another form.")
  static final class OldFormatEvent extends CodecEvent {

    @Label("Format Version")
    int formatVersion;

    @Label("Declared Type")
    @Nullable String type;
  }

  @Name("dev.polycodec.Dropped")
  @Label("Dropped Property")
  @Description("A property in the bytes was left out, because its class has none of that name.")
  static final class DroppedEvent extends CodecEvent {

    @Label("Class")
    @Nullable String type;

    @Label("Name")
    @Nullable String name;
  }
}
