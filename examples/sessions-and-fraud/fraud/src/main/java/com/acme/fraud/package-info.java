/** The application that judges payments. */
@NullMarked
package com.acme.fraud;

import org.jspecify.annotations.NullMarked;
