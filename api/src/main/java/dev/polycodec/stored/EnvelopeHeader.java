package dev.polycodec.stored;

import dev.polycodec.Evolution;
import org.jspecify.annotations.Nullable;

/**
 * What an envelope says about its message, which is not decoded: for tools, and for a look at what
 * a store holds.
 *
 * @param codec the name of the codec that wrote the message, or null if it has a number
 * @param codecNumber the number of the codec, or 0 if it has a name
 * @param formatVersion the version of the codec's format, 1 to 12
 * @param evolution the mode in which the message was written
 * @param type the name of the root's class, or null if it has a number, or the root is null
 * @param typeNumber the number of the root's class, or 0 if it has a name, or the root is null
 * @param checksum whether there is a checksum, which has been verified
 * @param compressor the number of the compressor, or 0 if the message is not compressed
 * @param length the bytes of the header: what follows is the message, or its compressed form
 */
public record EnvelopeHeader(
    @Nullable String codec,
    int codecNumber,
    int formatVersion,
    Evolution evolution,
    @Nullable String type,
    int typeNumber,
    boolean checksum,
    int compressor,
    int length) {}
