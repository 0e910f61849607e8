package dev.polycodec.protobuf;

import dev.polycodec.spi.Plan;

/** A generated class as root, whose messages are JSON. */
record JsonPlan(MessageType type) implements Plan {}
