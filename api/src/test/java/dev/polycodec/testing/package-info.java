/** A codec without a backend, which the tests of the core drive through the public API. */
package dev.polycodec.testing;
