import { formatOrderNumber } from '#domain/orders/number.ts';
import type { PrinterAddress } from './network-printer.ts';
import type { Options } from './options.ts';

/** The log of an agent. A problem that persists is written once. */
export interface AgentLog {
  started(options: Options, device: string): void;
  waiting(tickets: number): void;
  printed(order: number, copy: number): void;
  tested(): void;
  undrawable(order: number, problem: string): void;
  printerProblem(printer: PrinterAddress, problem: string, retryAfter: number): void;
  serverLost(reason: string): void;
  serverBack(): void;
}

export function agentLog(write: (line: string) => void): AgentLog {
  const say = (line: string) => write(`${new Date().toISOString()} ${line}`);
  let tickets = 0;
  let problem = '';
  let isServerLost = false;
  return {
    started: ({ server, printer, paper }, device) =>
      say(`${device}: prints the tickets of ${server} on ${printer.host}:${printer.port}, ${paper} mm`),
    waiting(count) {
      tickets = count;
    },
    printed(order, copy) {
      problem = '';
      say(`Printed the ticket of order ${formatOrderNumber(order)}${copy > 1 ? ` (reprint ${copy})` : ''}`);
    },
    tested() {
      problem = '';
      say('Printed a test page');
    },
    undrawable: (order, reason) =>
      say(`The ticket of order ${formatOrderNumber(order)} cannot be drawn: ${reason}`),
    printerProblem({ host, port }, now, retryAfter) {
      if (now === problem) return;
      problem = now;
      const waiting = tickets === 1 ? '1 ticket waits' : `${tickets || 'no'} tickets wait`;
      say(`The printer ${host}:${port} ${now}; ${waiting}. Trying again, first in ${retryAfter / 1000} s`);
    },
    serverLost(reason) {
      if (!isServerLost) say(`The kitchen's server cannot be reached: ${reason}. Trying again`);
      isServerLost = true;
    },
    serverBack() {
      if (isServerLost) say("The kitchen's server is back");
      isServerLost = false;
    },
  };
}
