/** Version 1 of what the applications store and send. */
package com.acme.orders;
