import org.jspecify.annotations.NullMarked;

/** One API to serialize objects; the backend is chosen by one jar. */
@NullMarked
module dev.polycodec {
  requires static org.jspecify;
  requires org.slf4j;
  requires jdk.unsupported;
  requires static jdk.jfr; // events for the recorder, where it is present
  requires static java.xml; // the surrogate of its names, where it is present
  requires static java.sql; // surrogates of its dates, where it is present

  exports dev.polycodec;
  exports dev.polycodec.spi;
  exports dev.polycodec.spi.bulk;
  exports dev.polycodec.spi.tree;
  exports dev.polycodec.spi.walk;
  exports dev.polycodec.stored;

  uses dev.polycodec.spi.CodecProvider;
  uses dev.polycodec.spi.SurrogateProvider;
}
