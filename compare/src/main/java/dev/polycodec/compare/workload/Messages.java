package dev.polycodec.compare.workload;

import java.util.List;

/** Makes the workload {@code message}. */
final class Messages {

  private Messages() {}

  static Workload message() {
    MessageInfo message = new MessageInfo();
    message.username = "abcdefg";
    message.password = "123456789";
    message.age = 27;
    for (int i = 0; i < 20; i++) {
      message.params.put(Integer.toString(i), "a");
    }
    return Workload.each(
        "message", "a message with a map of 20 parameters", MessageInfo.class, List.of(message));
  }
}
