// The order in Thrift. Its classes in Java are kept, as no Maven artifact brings a compiler; 0.24.0 made them, in this directory:
// thrift --gen java:generated_annotations=suppress -out ../src/test/java order.thrift
namespace java com.acme.peers.generated.thrift

struct Line {
  1: string item,
  2: i32 count,
}

struct Order {
  1: i32 id,
  2: i64 big,
  3: string customer,
  4: double total,
  5: bool open,
  6: list<Line> lines,
  7: map<string, string> notes,
  8: optional string nothing,
}
