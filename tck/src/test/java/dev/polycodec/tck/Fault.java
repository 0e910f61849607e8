package dev.polycodec.tck;

import dev.polycodec.tck.equality.Reflection;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Family.Parent;
import dev.polycodec.tck.model.Graphs.Couple;
import dev.polycodec.tck.model.Graphs.Node;
import dev.polycodec.tck.sample.ModelHolders;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.TreeSet;

/** What a codec of these tests does wrong. */
enum Fault {
  NONE,
  LOSES_THE_SIGN_OF_ZERO {
    @Override
    Object decoded(Object value) {
      return value.equals(-0.0) ? (Object) 0.0 : value;
    }
  },
  SLICES_SUBCLASSES {
    @Override
    Object decoded(Object value) {
      return value instanceof ModelHolders.OfParent ? sliced(value) : value;
    }

    private Object sliced(Object holder) {
      Field field = Reflection.field(holder.getClass(), "value");
      return Reflection.get(field, holder) == null
          ? holder
          : Reflection.holding(field, new Parent("p", 1));
    }
  },
  LOSES_COMPARATORS {
    @Override
    Object decoded(Object value) {
      return value.getClass() == TreeSet.class
          ? new TreeSet<>(new ArrayList<>((TreeSet<?>) value))
          : value;
    }
  },
  REFUSES_AN_ENUM {
    @Override
    void encode(Object value) {
      if (value instanceof Color) {
        throw new IllegalStateException("no enums today");
      }
    }
  },
  SHIFTS_CONSTANTS {
    @Override
    Object decoded(Object value) {
      return value == Color.GREEN ? Color.BLUE : value;
    }
  },
  COPIES_SHARED_OBJECTS {
    @Override
    Object decoded(Object value) {
      return value instanceof Couple couple && couple.isOne()
          ? new Couple(new Node("shared"), new Node("shared"))
          : value;
    }
  },
  WRITES_TEXTS_ELSEWHERE {
    @Override
    Object encoded(Object value) {
      return value instanceof String text ? new String(text) : value;
    }
  },
  IGNORES_VERSIONS {
    @Override
    Object decoded(Object value, Class<?> asked) {
      try {
        return asked.isInstance(value) ? value : asked.getConstructor().newInstance();
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  },
  PRINTS {
    @Override
    void encode(Object value) {
      System.out.println("encoding");
    }
  },
  SETS_A_PROPERTY {
    @Override
    void encode(Object value) {
      System.setProperty("dev.polycodec.tck.fault", Long.toString(System.nanoTime()));
    }
  };

  String codec() {
    return "memory-" + name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /** Returns the codec that is said to be the library itself. */
  String plainCodec() {
    return codec().replace("memory-", "plain-");
  }

  static Fault of(String codec) {
    return Arrays.stream(values())
        .filter(fault -> codec.equals(fault.codec()) || codec.equals(fault.plainCodec()))
        .findFirst()
        .orElseThrow();
  }

  void encode(Object value) {}

  /** Returns what is written for a value. */
  Object encoded(Object value) {
    encode(value);
    return value;
  }

  Object decoded(Object value) {
    return value;
  }

  /** Returns what becomes of a value, of which perhaps another version of its class is asked. */
  Object decoded(Object value, Class<?> asked) {
    return decoded(value);
  }
}
