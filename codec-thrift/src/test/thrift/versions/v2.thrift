namespace java dev.polycodec.thrift.generated.versions.v2

// The structs of v1.thrift after they changed.
struct Fields {
  2: string name,
  1: i32 id,
  3: i64 rank,
  4: i32 total,
  15: i32 size,
}

struct Defaults {
  1: i32 id,
  2: i32 level = 5,
  3: i32 limit = 6,
}

struct Required {
  1: required i32 id,
  2: string name,
}

struct Types {
  1: optional i64 intLong,
  2: optional double intDouble,
  4: optional double longDouble,
  6: optional string intText,
  7: optional binary textBytes,
  8: optional i32 booleanInt,
  9: optional Shape intEnum,
  11: optional list<i32> intInts,
  12: optional list<string> textTexts,
  13: optional list<i64> intsLongs,
  14: optional map<string, i64> namedInts,
  15: optional map<string, string> keys,
  16: optional set<string> listSet,
}

struct Kinds {
  1: optional Colour colour,
  2: optional list<Colour> colours,
  3: optional Shape shape,
  4: optional Mood mood,
  5: optional Side side,
}

enum Colour {
  COLOURLESS = 0,
  RED = 1,
  BLUE = 2,
}

enum Shape {
  SHAPELESS = 0,
  SQUARE = 2,
  ROUND = 1,
}

enum Mood {
  MOODLESS = 0,
  HAPPY = 1,
}

enum Side {
  NOWHERE = 0,
  RIGHT = 1,
  LEFT = 2,
}

union Choice {
  1: i32 number,
  2: string text,
  3: bool flag,
}

struct Nested {
  1: optional Line line,
  2: optional list<Line> lines,
  3: optional map<string, Line> named,
  4: optional After part,
}

struct Line {
  1: i32 count,
  2: string note,
}

struct After {
  1: i32 count,
}
