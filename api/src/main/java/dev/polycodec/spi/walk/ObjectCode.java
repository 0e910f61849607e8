package dev.polycodec.spi.walk;

/**
 * The code that is compiled for some fields of one class. Generated, and public for that reason
 * only: classes that extend it have neither state nor access to anything but their class.
 */
public abstract class ObjectCode {

  /** Creates code. */
  protected ObjectCode() {}

  /** Writes the fields of an object, of which something is declared. */
  public abstract void write(ObjectWriter walk, WireWriter out, Object owner, Declared[] parts)
      throws Exception;

  /** Reads the fields of an object that exists; of a record, there is none. */
  public void read(ObjectReader walk, WireReader in, Object owner, Declared[] parts)
      throws Exception {
    throw new IllegalStateException("The object is constructed");
  }

  /** Reads the components of a record, and constructs it. */
  public Object construct(ObjectReader walk, WireReader in, Declared[] parts) throws Exception {
    throw new IllegalStateException("The object exists");
  }
}
