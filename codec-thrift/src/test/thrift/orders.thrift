namespace java dev.polycodec.thrift.generated

typedef Status State
typedef list<Address> Addresses

enum Status {
  NEW = 1,
  PAID = 2,
  SHIPPED = 7,
}

// What applications have.
struct Order {
  1: i64 id,
  2: required string customer,
  3: optional Status status,
  4: list<Line> lines,
  5: optional Address shipTo,
  6: map<string, i64> amounts,
  7: map<i32, Address> stops,
  8: optional Payment payment,
  9: optional i32 discount,
  10: optional binary signature,
  11: set<string> tags,
  12: optional State former,
  13: optional Addresses billTo,
  20: optional bool open,
}

struct Line {
  1: string product,
  2: i32 quantity = 1,
  3: double price,
}

struct Address {
  1: string street,
  2: i16 number,
}

union Payment {
  1: Card card,
  2: string iban,
  3: Status pending,
  4: list<Payment> parts,
  5: binary token,
}

struct Card {
  1: required i64 number,
  2: bool debit,
}

// A class that contains itself.
struct Tree {
  1: optional string name,
  2: optional list<Tree> children,
  3: optional map<string, Tree> named,
}

struct Empty {
}

// Thrown by services.
exception Failure {
  1: string reason,
  2: i32 code,
}

// Every kind of value, one by one and many.
struct Values {
  1: bool aBool,
  2: i8 aByte,
  3: i16 aShort,
  4: i32 anInt,
  5: i64 aLong,
  6: double aDouble,
  7: string aString,
  8: binary someBytes,
  10: list<bool> bools,
  11: list<i8> bytes,
  12: set<i16> shorts,
  13: list<double> doubles,
  14: list<binary> chunks,
  15: map<Status, State> statuses,
  16: set<Status> some,
  17: map<bool, list<i64>> byFlag,
  18: map<binary, string> byBytes,
  19: map<Address, set<Address>> byAddress,
  40: map<list<i32>, map<string, list<Payment>>> byList,
  41: set<Payment> payments,
  42: uuid aUuid,
  43: list<uuid> uuids,
  44: map<uuid, set<uuid>> byUuid,
  300: list<list<list<State>>> nested,
}
