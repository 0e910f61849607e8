/** What Netty, gRPC and Vert.x need to send and receive values by Polycodec. */
@NullMarked
package dev.polycodec.netty;

import org.jspecify.annotations.NullMarked;
