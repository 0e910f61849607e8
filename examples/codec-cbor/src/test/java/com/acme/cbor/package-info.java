@org.jspecify.annotations.NullMarked
package com.acme.cbor;
