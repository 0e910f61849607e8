package dev.polycodec.bson;

import dev.polycodec.tck.arch.CodecModuleRules;

class BsonModuleTest extends CodecModuleRules {

  BsonModuleTest() {
    super("org.bson..");
  }
}
