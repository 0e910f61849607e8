package dev.polycodec.dubbo;

import dev.polycodec.CodecBuilder;

/** What Dubbo itself sends in the place of a result. */
final class Failures {

  private Failures() {}

  /** Allows failures of generic calls, and of calls that a service makes on its part. */
  static CodecBuilder allow(CodecBuilder builder) {
    return builder.allow(
        "com.alibaba.dubbo.rpc.RpcException",
        "com.alibaba.dubbo.rpc.service.GenericException",
        "org.apache.dubbo.remoting.RemotingException",
        "org.apache.dubbo.remoting.TimeoutException",
        "org.apache.dubbo.rpc.RpcException",
        "org.apache.dubbo.rpc.StatusRpcException",
        "org.apache.dubbo.rpc.service.GenericException");
  }
}
