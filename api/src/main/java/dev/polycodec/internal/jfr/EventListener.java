package dev.polycodec.internal.jfr;

import dev.polycodec.CodecListener;
import java.util.Objects;
import jdk.jfr.Event;
import org.jspecify.annotations.Nullable;

/** Makes an event of each call. */
final class EventListener implements CodecListener {

  /** Needs the classes of the recorder now, and not with the first event. */
  EventListener() {
    Objects.requireNonNull(Event.class);
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
