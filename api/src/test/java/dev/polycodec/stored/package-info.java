/** Tests of envelopes and migration. */
package dev.polycodec.stored;
