/** An application that knows nothing of Polycodec: a service, its provider, and a consumer. */
package com.acme.rpc;
