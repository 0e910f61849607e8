package dev.polycodec.cli;

/** Bytes that somebody wants to look at, and where they are. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Source(String name, byte[] bytes) {}
