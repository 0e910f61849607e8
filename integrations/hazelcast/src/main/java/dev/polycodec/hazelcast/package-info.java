/** Serializers of Hazelcast. */
@NullMarked
package dev.polycodec.hazelcast;

import org.jspecify.annotations.NullMarked;
