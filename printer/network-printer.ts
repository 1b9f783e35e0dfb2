import { connect, type Socket } from 'node:net';
import type { PrinterState } from '#domain/devices/attributes.ts';

/** The address of a network printer that accepts ESC/POS over TCP, usually at port 9100. */
export interface PrinterAddress {
  host: string;
  port: number;
}

/** An open connection to a printer. Most printers accept only one at a time, so close it as soon as possible. */
export interface PrinterConnection {
  /** Sends a job and waits until the printer has accepted all of it. Throws PrinterProblem. */
  print(job: Uint8Array): Promise<void>;
  close(): void;
}

/** Why nothing can be printed now: for the server, and as a text for the log. A later attempt may succeed. */
export class PrinterProblem extends Error {
  readonly state: PrinterState;

  constructor(state: PrinterState, message: string) {
    super(message);
    this.state = state;
  }
}

/** Milliseconds to wait for the connection. */
const CONNECT_WITHIN = 5_000;
/** Milliseconds without any progress after which a job has failed. */
const SEND_WITHIN = 20_000;
/** Milliseconds to wait for the answer to a status request. Some printers never answer; they can print, too. */
const ANSWER_WITHIN = 700;
/** Milliseconds to wait until the printer closes the connection. */
const CLOSE_WITHIN = 3_000;

/** DLE EOT 2: requests the reason why the printer is offline. */
const ASK_STATE = Uint8Array.from([0x10, 0x04, 2]);
/** Bits of the answer. Every answer to DLE EOT has 0x12 set and 0x81 clear. */
const FIXED = 0x93;
const FIXED_VALUE = 0x12;
const COVER_OPEN = 0x04;
const PAPER_OUT = 0x20;
const ERROR = 0x40;

/** The problem in an answer to ASK_STATE; undefined if there is none, or if it is not such an answer. */
function complaint(answer: number | undefined): PrinterProblem | undefined {
  if (answer === undefined || (answer & FIXED) !== FIXED_VALUE) return undefined;
  if (answer & PAPER_OUT) return new PrinterProblem('noPaper', 'is out of paper');
  if (answer & COVER_OPEN) return new PrinterProblem('coverOpen', 'has its cover open');
  return answer & ERROR ? new PrinterProblem('failed', 'reports an error') : undefined;
}

/** Sends a status request; returns the last byte of the answer, or undefined if none comes in time. */
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

/** Resolves once the operating system has accepted the whole job. Rejects with PrinterProblem if that stops. */
function write(socket: Socket, job: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = () => {
      socket.destroy();
      reject(new PrinterProblem('failed', 'stopped taking data'));
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

/** Ends a connection and waits until the printer closes it, too; only for a short time, because some never do. */
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
 * Sends a job. If the printer answers status requests, its status is requested afterwards: the answer comes after the
 * printer has accepted the whole job, and tells if the paper has run out. If it never answers, only a lost connection shows
 * that the job failed.
 */
async function send(socket: Socket, job: Uint8Array, answers: boolean): Promise<void> {
  let broken = false;
  socket.once('error', () => {
    broken = true;
  });
  await write(socket, job);
  if (answers) {
    const answer = await ask(socket, ASK_STATE, SEND_WITHIN);
    const problem =
      answer === undefined ? new PrinterProblem('failed', 'stopped answering') : complaint(answer);
    if (problem) throw problem;
  }
  await end(socket);
  if (broken) throw new PrinterProblem('failed', 'closed the connection');
}

/** Connects to a printer. Throws PrinterProblem if it cannot be reached or is not ready to print. */
export async function connectPrinter({ host, port }: PrinterAddress): Promise<PrinterConnection> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect({ host, port, noDelay: true });
    const failed = (reason: string) => {
      opened.destroy();
      reject(new PrinterProblem('noAnswer', `does not answer (${reason})`));
    };
    opened.setTimeout(CONNECT_WITHIN, () => failed('no connection in time'));
    opened.once('error', (error: NodeJS.ErrnoException) => failed(error.code ?? error.message));
    opened.once('connect', () => {
      opened.removeAllListeners().setTimeout(0);
      resolve(opened);
    });
  });
  // Between two steps nothing waits for an error; the next step finds the socket closed.
  socket.on('error', () => socket.destroy());
  const answer = await ask(socket, ASK_STATE, ANSWER_WITHIN);
  const problem = complaint(answer);
  if (problem || socket.destroyed) {
    socket.destroy();
    throw problem ?? new PrinterProblem('failed', 'closed the connection');
  }
  return {
    print: (job) => send(socket, job, answer !== undefined),
    close: () => socket.destroy(),
  };
}
