package dev.polycodec.internal.jfr;

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
}
