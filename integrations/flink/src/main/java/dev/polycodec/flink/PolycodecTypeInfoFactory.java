package dev.polycodec.flink;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Map;
import org.apache.flink.api.common.typeinfo.TypeInfoFactory;
import org.apache.flink.api.common.typeinfo.TypeInformation;

/**
 * Gives the values of a class to Polycodec: {@code @TypeInfo(PolycodecTypeInfoFactory.class)} on
 * it, or the property {@code pipeline.serialization-config}; stateless.
 *
 * @param <T> the class
 */
public final class PolycodecTypeInfoFactory<T> extends TypeInfoFactory<T> {

  /** Creates a factory; Flink does, by the name of the class. */
  public PolycodecTypeInfoFactory() {}

  /** Returns the type; arguments of a generic class are not declared then. */
  @Override
  @SuppressWarnings("unchecked") // Flink asks for the class that names this factory
  public TypeInformation<T> createTypeInfo(
      Type type, Map<String, TypeInformation<?>> genericParameters) {
    Type raw = type instanceof ParameterizedType generic ? generic.getRawType() : type;
    return PolycodecTypeInformation.of((Class<T>) raw);
  }
}
