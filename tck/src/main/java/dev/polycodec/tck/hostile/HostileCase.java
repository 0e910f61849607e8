package dev.polycodec.tck.hostile;

/** What a hostile peer may try; the number of a case is its place in this list, from 1 on. */
public enum HostileCase {
  ROOT("a root of a class that is not allowed"),
  ELEMENT("an element or field"),
  KEY("a key of a map"),
  VALUE("a value of a map"),
  ARRAY("an array"),
  EMPTY_MATRIX("an empty array of arrays"),
  LIST_CLASS("an application's list"),
  MAP_CLASS("an application's map"),
  ENUM("an enum"),
  ENUM_SET("the element type of an EnumSet"),
  ENUM_MAP("the key type of an EnumMap"),
  CLASS_VALUE("a Class as value"),
  ARRAY_CLASS_VALUE("the Class of an array as value"),
  THROWABLE("a Throwable that acts"),
  EXTERNALIZABLE("an Externalizable"),
  PROXY("a dynamic proxy"),
  LAMBDA("a serialized lambda"),
  TYPE_ARGUMENT("a class as type argument"),
  NESTED_TYPE_ARGUMENT("a class as nested type argument"),
  UNKNOWN_NUMBER("a class number that nobody registered"),
  MISSING_CLASS("a class that does not exist: same answer as refused"),
  RENAMED_CLASS("an allowed and a refused name in one"),
  FIELD_TYPE("the type of a field that the writer had"),
  SERIALIZER("a serializer as value"),
  PROXY_SUFFIX("an allowed name with a suffix that backends give meaning"),
  REMOTE("a remote object"),
  NAME_PREFIX("a name that begins with an allowed one"),
  NESTED_SEPARATOR("a dot for the dollar sign of a nested class"),
  MALFORMED_NAME("names that no class can have"),
  LETTER_CASE("an allowed name in another case"),
  RAW_CONTAINER("a container of the JDK as an object of fields"),
  SHARED_CACHE("a class that the library knows from another user"),
  COMPARATOR("the comparator of a set or map"),
  DENIED("a class that is denied, of any kind, in both directions"),
  FINALIZER("a class with a finalizer, which would run on half an object"),

  WRONG_REFERENCE("a reference to an object of a wrong class"),
  WRONG_OBJECT("an object of a wrong class"),
  WRONG_ELEMENT("an object of a wrong class where a type argument declares another"),
  WRONG_READ_RESOLVE("readResolve makes an object of a wrong class"),
  UNKNOWN_REFERENCE("a reference to no object"),
  MUTATIONS("thousands of mutated messages"),

  BYTES("a byte[] of 2 GB"),
  LONGS("a long[] whose size in bytes overflows"),
  OBJECTS("an Object[] of 2 GB, or many nested that announce the same bytes"),
  LIST("a list of 2^31 elements, or many nested that announce the same bytes"),
  MAP("a map of 2^30 entries, or of fewer than none"),
  STRING("a string of 2 GB"),
  BITS("a BitSet of fewer bits than none"),
  DIMENSIONS("an array of 255 dimensions"),
  NULLS("a run of 2^31 nulls"),
  COPIES("2^31 copies of an element"),
  DEFINITION("a class of 2^31 fields"),
  DEPTH("objects, lists and maps nested 100,000 deep"),
  LONG_ARRAY_NAME("the name of an array of 65,000 dimensions"),
  REFERENCES("more objects than a message may hold"),
  CLASS_NAMES("10,000 class names"),
  NESTED_SETS("a few sets in sets whose hash takes millions of steps"),
  COLLISIONS("20,000 keys of one hash"),
  SCALE("a BigDecimal of the scale 10^9"),
  COMPRESSION("gigabytes compressed"),
  FORMS("one form that thousands of objects copy"),
  PATTERN("a pattern that takes exponential time to compile"),
  EXPANSION("objects that take hundreds of times their bytes"),
  COMPARISONS("thousands of long keys that are all compared with each other"),
  ORDER("keys that are long to bring in order"),
  END_OF_STACK("a first message where the stack ends"),
  STACK("messages of the default depth, on the stack that is documented"),

  LEFTOVERS("what an idle codec keeps of a message"),
  REFUSED_SCHEMAS("what is kept of the class tables of refused messages"),
  MISSING_NAMES("how often a loader is asked for classes that do not exist"),

  TRUNCATION("every truncation"),
  TRAILING_BYTES("bytes after the message"),
  ILL_FORMED_TEXT("bytes that are no text, in place of some that are"),
  RECOVERY("the next message after a refused one"),
  STALE_BYTES("bytes of the message before"),
  WRONG_ROOT("a wrong root class, without asking an object for its text"),
  OUTPUT("nothing on standard output or error"),
  SERIAL_FILTER("jdk.serialFilter holds"),
  PATTERNS("patterns mean what they mean to ObjectInputFilter");

  private final String text;

  HostileCase(String text) {
    this.text = text;
  }

  /** Returns the number of the case. */
  public int number() {
    return ordinal() + 1;
  }

  /** Returns what is tried. */
  public String text() {
    return text;
  }
}
