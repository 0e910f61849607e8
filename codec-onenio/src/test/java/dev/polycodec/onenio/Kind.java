package dev.polycodec.onenio;

/** Has a constant with a body, and so with a class. */
enum Kind {
  PLAIN,
  OWN {}
}
