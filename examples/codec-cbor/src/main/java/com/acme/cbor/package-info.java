/** A codec of one's own: CBOR. */
@NullMarked
package com.acme.cbor;

import org.jspecify.annotations.NullMarked;
