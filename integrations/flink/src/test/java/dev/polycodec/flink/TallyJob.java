package dev.polycodec.flink;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.util.Collector;

/** A job that sums up numbers by their last digit, without end. */
final class TallyJob extends KeyedProcessFunction<Long, Long, String> {

  static final int KEYS = 10;

  /** What is kept, as text, by key; and what was found when a key was first met. */
  static final Map<Long, String> SEEN = new ConcurrentHashMap<>();

  static final Map<Long, String> FOUND = new ConcurrentHashMap<>();

  private static final long serialVersionUID = 1;
  private static final String NOTHING = "nothing";

  private final Class<Tally> type;
  private final String codec;
  private transient ValueState<Tally> tally;

  private TallyJob(Class<Tally> type, String codec) {
    this.type = type;
    this.codec = codec;
  }

  static JobGraph graph(ClassLoader loader, Configuration configuration, String codec)
      throws ClassNotFoundException {
    StreamExecutionEnvironment job =
        StreamExecutionEnvironment.getExecutionEnvironment(configuration);
    job.setParallelism(1);
    job.fromSequence(0, Long.MAX_VALUE)
        .map(TallyJob::slowly) // else a savepoint waits for all that is on the way
        .keyBy(number -> number % KEYS, Types.LONG)
        .process(new TallyJob(Versions.load(loader), codec))
        .uid("tally")
        .sinkTo(new DiscardingSink<>());
    return job.getStreamGraph().getJobGraph(loader);
  }

  @Override
  public void open(OpenContext context) {
    tally =
        getRuntimeContext()
            .getState(
                new ValueStateDescriptor<>("tally", PolycodecTypeInformation.of(type, codec)));
  }

  @Override
  public void processElement(Long number, Context context, Collector<String> out) throws Exception {
    Tally known = tally.value();
    FOUND.putIfAbsent(number % KEYS, known == null ? NOTHING : known.text());
    Tally kept = known == null ? Versions.create(type) : known;
    kept.add(1);
    tally.update(kept);
    SEEN.put(number % KEYS, kept.text());
  }

  private static Long slowly(Long number) throws InterruptedException {
    Thread.sleep(1);
    return number;
  }
}
