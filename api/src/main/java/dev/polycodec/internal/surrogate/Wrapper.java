package dev.polycodec.internal.surrogate;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.UnaryOperator;

/**
 * A family of wrappers of {@code java.util.Collections}.
 *
 * @param method how its methods begin
 * @param type how its classes begin
 */
@SuppressWarnings("rawtypes") // functions have no type parameters
record Wrapper(
    String method,
    String type,
    UnaryOperator<Collection> collection,
    UnaryOperator<List> list,
    UnaryOperator<Set> set,
    UnaryOperator<SortedSet> sortedSet,
    UnaryOperator<NavigableSet> navigableSet,
    UnaryOperator<Map> map,
    UnaryOperator<SortedMap> sortedMap,
    UnaryOperator<NavigableMap> navigableMap) {}
