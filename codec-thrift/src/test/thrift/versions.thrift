namespace java dev.polycodec.thrift.generated

typedef OldKind OldState

// A struct as it was, and as it became.
struct Before {
  1: string name,
  2: i32 count,
  3: optional string gone,
}

struct After {
  1: string name,
  2: i32 count,
  4: optional list<map<string, Kind>> added,
  5: i64 total = 3,
  6: optional Kind kind,
  7: optional Choice choice,
  8: optional Kind state,
}

// One that gave a field another type.
struct Changed {
  1: string name,
  2: i64 count,
}

enum Kind {
  FIRST = 1,
  SECOND = 2,
}

union Choice {
  1: string text,
  2: bool flag,
}

// What an older reader has.
struct AfterForOlder {
  1: string name,
  2: i32 count,
  4: optional list<map<string, OldKind>> added,
  6: optional OldKind kind,
  7: optional OldChoice choice,
  8: optional OldState state,
}

enum OldKind {
  FIRST = 1,
}

union OldChoice {
  1: string text,
}

// Sets in sets.
struct Node {
  1: optional set<Node> children,
  2: optional i32 leaf,
}

// Exceptions in exceptions.
exception Trouble {
  1: optional list<Trouble> parts,
}

// What a new object has already, and what it holds.
struct Preset {
  1: string text = "here",
  2: optional list<i32> numbers = [1],
  3: optional i32 count = 1,
  4: optional Before part,
  5: optional map<string, list<Trouble>> troubles,
}

// Keys of which none is equal to another, if the number is none.
struct Measure {
  1: double value,
}

struct Measures {
  1: set<Measure> all,
}
