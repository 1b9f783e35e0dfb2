import { connect, type Socket } from 'node:net';

/** A printer in the network that takes ESC/POS over TCP, usually at port 9100. */
export interface PrinterAddress {
  host: string;
  port: number;
}

/** An open connection to a printer. Most printers take one at a time, so it is closed as soon as it is not needed. */
export interface PrinterConnection {
  /** Sends a job and waits until the printer has taken all of it. Throws PrinterProblem. */
  print(job: Uint8Array): Promise<void>;
  close(): void;
}

/** Why nothing can be printed now, in words for the log. It may work again later. */
export class PrinterProblem extends Error {}

/** Milliseconds for the connection. */
const CONNECT_WITHIN = 5_000;
/** Milliseconds without any progress after which a job has failed. */
const SEND_WITHIN = 20_000;
/** Milliseconds for the answer to a question about the state. Some printers never answer, which is no problem. */
const ANSWER_WITHIN = 700;
/** Milliseconds for the printer to end the connection. */
const CLOSE_WITHIN = 3_000;

/** DLE EOT 2: asks why the printer is offline. */
const ASK_STATE = Uint8Array.from([0x10, 0x04, 2]);
/** Bits of the answer. Every answer to DLE EOT has 0x12 set and 0x81 clear. */
const FIXED = 0x93;
const FIXED_VALUE = 0x12;
const COVER_OPEN = 0x04;
const PAPER_OUT = 0x20;
const ERROR = 0x40;

/** What an answer to ASK_STATE complains about; undefined when it is fine, or no such answer. */
function complaint(answer: number | undefined): string | undefined {
  if (answer === undefined || (answer & FIXED) !== FIXED_VALUE) return undefined;
  if (answer & PAPER_OUT) return 'is out of paper';
  if (answer & COVER_OPEN) return 'has its cover open';
  return answer & ERROR ? 'reports an error' : undefined;
}

/** The last byte that the printer answers; undefined when it answers nothing in time. */
function ask(socket: Socket, question: Uint8Array, within: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const done = (answer?: number) => {
      clearTimeout(timer);
      socket.off('data', heard).off('close', closed);
      resolve(answer);
    };
    const heard = (data: Buffer) => done(data.at(-1));
    const closed = () => done();
    const timer = setTimeout(done, within);
    socket.on('data', heard).on('close', closed);
    socket.write(question);
  });
}

/** Resolves once the system has taken the whole job. Throws PrinterProblem when the printer takes no more. */
function write(socket: Socket, job: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = () => {
      socket.destroy();
      reject(new PrinterProblem('stopped taking data'));
    };
    socket.setTimeout(SEND_WITHIN, failed);
    socket.once('close', failed);
    socket.write(job, (error) => {
      if (error) return failed();
      socket.off('close', failed).setTimeout(0);
      resolve();
    });
  });
}

/** Ends a connection in order and waits for the printer to do the same, but not for long: some never do. */
function end(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.destroy(), CLOSE_WITHIN);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.once('end', () => socket.destroy());
    socket.resume();
    socket.end();
  });
}

/**
 * Sends a job. A printer that answers questions is asked again afterwards: its answer comes after it has taken the whole
 * job, and tells if the paper has run out meanwhile. Of one that never answers it is only known that nothing broke off.
 */
async function send(socket: Socket, job: Uint8Array, answers: boolean): Promise<void> {
  let broken = false;
  socket.once('error', () => {
    broken = true;
  });
  await write(socket, job);
  if (answers) {
    const answer = await ask(socket, ASK_STATE, SEND_WITHIN);
    const problem = answer === undefined ? 'stopped answering' : complaint(answer);
    if (problem !== undefined) throw new PrinterProblem(problem);
  }
  await end(socket);
  if (broken) throw new PrinterProblem('broke the connection off');
}

/** Connects to a printer that is ready to print. Throws PrinterProblem when it is not there, or not ready. */
export async function connectPrinter({ host, port }: PrinterAddress): Promise<PrinterConnection> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect({ host, port, noDelay: true });
    const failed = (reason: string) => {
      opened.destroy();
      reject(new PrinterProblem(`does not answer (${reason})`));
    };
    opened.setTimeout(CONNECT_WITHIN, () => failed('no connection in time'));
    opened.once('error', (error: NodeJS.ErrnoException) => failed(error.code ?? error.message));
    opened.once('connect', () => {
      opened.removeAllListeners().setTimeout(0);
      resolve(opened);
    });
  });
  // Between two steps nobody waits for an error; the next step finds the socket closed.
  socket.on('error', () => socket.destroy());
  const answer = await ask(socket, ASK_STATE, ANSWER_WITHIN);
  const problem = complaint(answer);
  if (problem !== undefined || socket.destroyed) {
    socket.destroy();
    throw new PrinterProblem(problem ?? 'broke the connection off');
  }
  return {
    print: (job) => send(socket, job, answer !== undefined),
    close: () => socket.destroy(),
  };
}
