import dev.polycodec.fastjson.FastjsonCodecProvider;
import dev.polycodec.spi.CodecProvider;
import org.jspecify.annotations.NullMarked;

/** The backend on fastjson2. */
@NullMarked
module dev.polycodec.fastjson {
  requires static org.jspecify;
  requires com.alibaba.fastjson2;
  requires dev.polycodec;

  exports dev.polycodec.fastjson;

  provides CodecProvider with
      FastjsonCodecProvider;
}
