namespace java dev.polycodec.thrift.generated.versions.v1

// Structs before they changed; v2.thrift has them as they are now.
struct Fields {
  1: i32 id,
  2: string name,
  4: i32 count,
  5: i32 size,
}

struct Defaults {
  1: i32 id,
  3: i32 limit = 5,
}

struct Required {
  1: optional i32 id,
  2: string name,
}

struct Types {
  1: optional i32 intLong,
  2: optional i32 intDouble,
  4: optional i64 longDouble,
  6: optional i32 intText,
  7: optional string textBytes,
  8: optional bool booleanInt,
  9: optional i32 intEnum,
  11: optional i32 intInts,
  12: optional string textTexts,
  13: optional list<i32> intsLongs,
  14: optional map<string, i32> namedInts,
  15: optional map<i32, string> keys,
  16: optional list<string> listSet,
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
}

enum Shape {
  SHAPELESS = 0,
  ROUND = 1,
  SQUARE = 2,
}

enum Mood {
  MOODLESS = 0,
  GLAD = 1,
}

enum Side {
  NOWHERE = 0,
  LEFT = 1,
  RIGHT = 2,
}

union Choice {
  1: i32 number,
  2: string text,
}

struct Nested {
  1: optional Line line,
  2: optional list<Line> lines,
  3: optional map<string, Line> named,
  4: optional Before part,
}

struct Line {
  1: i32 count,
}

struct Before {
  1: i32 count,
}
