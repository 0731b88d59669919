"""Connect and gRPC-Web for browsers. The one package that knows connectrpc; it passes calls on to the public gRPC API."""
