// The data sets that published tables compare systems with schemas on. Thrift has no float.
//
// No Maven artifact brings the compiler, so src/main/generated holds what it makes of this file. From compare, with
// 0.17.0 of Debian 12 (apt-get install thrift-compiler):
//
//   thrift --gen java:generated_annotations=suppress -out src/main/generated src/main/thrift/workloads.thrift
namespace java dev.polycodec.compare.workload.generated.thrift

struct MessageInfo {
  1: string username,
  2: string password,
  3: i32 age,
  4: map<string, string> params,
}

struct MixedRow {
  1: optional string s1, 2: optional double d1, 3: optional i64 l1, 4: optional i32 i1, 5: optional double f1,
  6: optional string s2, 7: optional double d2, 8: optional i64 l2, 9: optional i32 i2, 10: optional double f2,
  11: optional string s3, 12: optional double d3, 13: optional i64 l3, 14: optional i32 i3, 15: optional double f3,
  16: optional string s4, 17: optional double d4, 18: optional i64 l4, 19: optional i32 i4, 20: optional double f4,
}

struct MixedRows {
  1: list<MixedRow> rows,
}

struct LongRow {
  1: optional i64 l1, 2: optional i64 l2, 3: optional i64 l3, 4: optional i64 l4, 5: optional i64 l5,
  6: optional i64 l6, 7: optional i64 l7, 8: optional i64 l8, 9: optional i64 l9, 10: optional i64 l10,
  11: optional i64 l11, 12: optional i64 l12, 13: optional i64 l13, 14: optional i64 l14, 15: optional i64 l15,
  16: optional i64 l16, 17: optional i64 l17, 18: optional i64 l18, 19: optional i64 l19, 20: optional i64 l20,
}

struct LongRows {
  1: list<LongRow> rows,
}

struct StringRow {
  1: optional string s1, 2: optional string s2, 3: optional string s3, 4: optional string s4, 5: optional string s5,
  6: optional string s6, 7: optional string s7, 8: optional string s8, 9: optional string s9, 10: optional string s10,
  11: optional string s11, 12: optional string s12, 13: optional string s13, 14: optional string s14, 15: optional string s15,
  16: optional string s16, 17: optional string s17, 18: optional string s18, 19: optional string s19, 20: optional string s20,
}

struct StringRows {
  1: list<StringRow> rows,
}
