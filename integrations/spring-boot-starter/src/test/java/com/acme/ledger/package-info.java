/** An application without Polycodec in its classes, which has listeners of Kafka of all kinds. */
package com.acme.ledger;
