/** The JDK's own serialization, behind a policy and able to carry any class. */
module dev.polycodec.jdk {
  requires dev.polycodec;
  requires static org.jspecify;

  exports dev.polycodec.jdk;

  provides dev.polycodec.spi.CodecProvider with
      dev.polycodec.jdk.JdkCodecProvider;
}
