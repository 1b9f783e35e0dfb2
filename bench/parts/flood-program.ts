/**
 * Sends requests for ever, from a network address of its own, and prints how many were answered with which status when it
 * is ended. It counts bytes instead of reading the answers, so that it takes as little of the machine as it can.
 * Arguments: the origin, the number of connections, a path with `*` for something else in each request, and how long each
 * connection waits after an answer (milliseconds).
 */
import { connect } from 'node:net';

/** Loopback addresses other than 127.0.0.1 count as other networks. */
const OTHER_NETWORK = '127.0.0.2';
const HEAD_END = '\r\n\r\n';
const [origin = '', connections = '', path = '', pause = ''] = process.argv.slice(2);
const wait = Number(pause);
const { hostname, port, host } = new URL(origin);
const answers: Record<string, number> = {};
let sent = 0;

/** The length of a whole answer (bytes), from the chunk that begins it. */
function begun(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, 4_096);
  const [, size] = /\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? [];
  if (size === undefined) throw new Error(`An answer without a length: ${head}`);
  const status = head.slice(9, 12);
  answers[status] = (answers[status] ?? 0) + 1;
  return head.indexOf(HEAD_END) + HEAD_END.length + Number(size);
}

function flood(): void {
  const socket = connect({ port: Number(port), host: hostname, localAddress: OTHER_NETWORK, family: 4 });
  let missing = 0;
  const ask = () => {
    const url = path.replace('*', `${process.pid}-${++sent}`);
    socket.write(`GET ${url} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br, gzip\r\n\r\n`);
  };
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    missing = (missing || begun(chunk)) - chunk.length;
    if (missing > 0) return;
    if (wait > 0) setTimeout(ask, wait);
    else ask();
  });
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(flood, 100));
}

process.on('SIGTERM', () => {
  console.log(JSON.stringify(answers));
  process.exit();
});
for (let n = 0; n < Number(connections); n++) flood();
