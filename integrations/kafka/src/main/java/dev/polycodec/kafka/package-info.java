/** What Kafka's clients need to send and receive values by Polycodec. */
@NullMarked
package dev.polycodec.kafka;

import org.jspecify.annotations.NullMarked;
