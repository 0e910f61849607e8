/** Version 2 of what the applications store and send. */
package com.acme.orders;
