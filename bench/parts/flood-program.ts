/**
 * Sends requests for ever, from a network address of its own, and prints how many were answered with which status when it
 * is ended. Arguments: the origin, the number of connections, and a path with `*` for something else in each request.
 */
import { Agent, get } from 'node:http';

/** Loopback addresses other than 127.0.0.1 count as other networks. */
const OTHER_NETWORK = '127.0.0.2';
const [origin = '', connections = '', path = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const answers: Record<string, number> = {};
let sent = 0;

function ask(): void {
  const url = origin + path.replace('*', `${process.pid}-${++sent}`);
  get(url, { agent, localAddress: OTHER_NETWORK }, (answer) => {
    const status = `${answer.statusCode}`;
    answers[status] = (answers[status] ?? 0) + 1;
    answer.resume().on('end', ask);
  }).on('error', () => setTimeout(ask, 100));
}

process.on('SIGTERM', () => {
  console.log(JSON.stringify(answers));
  process.exit();
});
for (let n = 0; n < Number(connections); n++) ask();
