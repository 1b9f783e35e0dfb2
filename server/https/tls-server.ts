import type { Server } from 'node:http';
import {
  constants,
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { createServer, type Server as TlsServer } from 'node:tls';
import { lateAnswer } from '#server/http/unreadable-requests.ts';

/** Milliseconds for a handshake, and after which an idle connection of HTTP/2 is closed. */
const HANDSHAKE_WITHIN = 20_000;
const IDLE_AFTER = 120_000;
/** Milliseconds from the answer to a late request until its stream is closed. */
const ANSWER_READ_WITHIN = 1000;
/** The requests that one connection of HTTP/2 may have at a time. */
const MAX_STREAMS = 100;

export interface TlsFront {
  server: TlsServer;
  /** Uses a key and a certificate in PEM for new connections. Those that are open stay open. */
  serve(pem: string): void;
  /** Takes no new connections, and ends those of HTTP/2 after their running requests. */
  close(): void;
}

/**
 * Answers 408 and closes the stream if the body of a request has not arrived in time. The timeout of Node's HTTP/1.1 server
 * does not reach these requests, and that of Node's HTTP/2 server ends only streams that are silent.
 */
function endLate(request: Http2ServerRequest, response: Http2ServerResponse, within: number): void {
  if (within <= 0) return;
  const { stream } = request;
  const timer = setTimeout(() => {
    if (response.headersSent || stream.destroyed) return stream.close(constants.NGHTTP2_CANCEL);
    const { status, headers, body } = lateAnswer();
    response.writeHead(status, headers);
    response.end(body);
    // A client that still sends reads the answer first.
    setTimeout(() => stream.close(constants.NGHTTP2_NO_ERROR), ANSWER_READ_WITHIN).unref();
  }, within);
  timer.unref();
  const arrived = () => clearTimeout(timer);
  request.once('end', arrived);
  stream.once('close', arrived);
}

/**
 * A server for HTTPS whose requests the HTTP server of this process answers, with its limits, timeouts and sockets. HTTP/1.1
 * connections, and with them WebSockets, are its own; of HTTP/2 connections it gets each request.
 */
export function createTlsFront(http: Server): TlsFront {
  const sessions = new Set<ServerHttp2Session>();
  const http2 = createHttp2Server({ settings: { maxConcurrentStreams: MAX_STREAMS } });
  http2.on('request', (request, response) => {
    if (!request.stream.endAfterHeaders) endLate(request, response, http.requestTimeout);
    http.emit('request', request, response);
  });
  http2.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.setTimeout(IDLE_AFTER, () => session.close());
  });

  const server = createServer({
    ALPNProtocols: ['h2', 'http/1.1'],
    minVersion: 'TLSv1.2',
    handshakeTimeout: HANDSHAKE_WITHIN,
  });
  server.on('secureConnection', (socket) => {
    (socket.alpnProtocol === 'h2' ? http2 : http).emit('connection', socket);
  });
  return {
    server,
    serve: (pem) => server.setSecureContext({ key: pem, cert: pem, minVersion: 'TLSv1.2' }),
    close() {
      server.close();
      for (const session of sessions) session.close();
    },
  };
}
