import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Bitmap, blankPicture, stack } from '#server/printing/drawing/canvas.ts';

/** A printer for tests: receives jobs over TCP and decodes their pictures. */
export interface PrinterSink {
  port: number;
  /** The bytes of each job that was received completely. */
  jobs: Buffer[];
  /** How it treats the next jobs: 'silent' never answers, 'paper out' reports that, 'breaks' disconnects within a job. */
  behaviour: 'answers' | 'silent' | 'paper out' | 'breaks';
  /** Starts or stops listening at the same port. */
  turn(on: boolean): Promise<void>;
}

/** DLE EOT 2, and its answers. */
const QUESTION = Buffer.from([0x10, 0x04, 2]);
const FINE = 0x12;
const NO_PAPER = 0x32;
/** Bytes after which a printer that 'breaks' disconnects. */
const BREAK_AFTER = 2_000;

export async function openPrinterSink(): Promise<PrinterSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let job = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      if (sink.behaviour === 'breaks' && job.length + data.length > BREAK_AFTER) {
        socket.resetAndDestroy();
        return;
      }
      if (data.subarray(-3).equals(QUESTION)) {
        job = Buffer.concat([job, data.subarray(0, -3)]);
        if (sink.behaviour !== 'silent') {
          socket.write(Uint8Array.from([sink.behaviour === 'paper out' ? NO_PAPER : FINE]));
        }
        return;
      }
      job = Buffer.concat([job, data]);
    });
    socket.on('end', () => {
      if (job.length > 0) sink.jobs.push(job);
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const sink: PrinterSink = {
    port,
    jobs: [],
    behaviour: 'answers',
    async turn(on) {
      if (on === server.listening) return;
      if (on) return listen(port);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return sink;
}

/** Decodes a job: its pictures, cuts and pulses for the drawer. Throws at an unknown command. */
export function decodeJob(job: Uint8Array): { pictures: Bitmap[]; cuts: number; pulses: number } {
  const pictures: Bitmap[] = [];
  let bands: Bitmap[] = [];
  let cuts = 0;
  let pulses = 0;
  const byte = (at: number) => job[at] ?? Number.NaN;
  for (let at = 0; at < job.length; ) {
    const command = [byte(at), byte(at + 1)].join(' ');
    if (command === '27 64') at += 2;
    else if (command === '27 100') at += 3;
    else if (byte(at) === 12) {
      at += 1;
      pictures.push(stack(bands[0]?.width ?? 0, bands));
      bands = [];
    } else if (command === '27 112') {
      pulses++;
      at += 5;
    } else if (command === '29 86') {
      cuts++;
      at += 4;
      pictures.push(stack(bands[0]?.width ?? 0, bands));
      bands = [];
    } else if (command === '29 118') {
      const across = byte(at + 4) + 256 * byte(at + 5);
      const height = byte(at + 6) + 256 * byte(at + 7);
      at += 8;
      const band = blankPicture(across * 8, height);
      for (let dot = 0; dot < band.ink.length; dot++) {
        band.ink[dot] = (byte(at + (dot >> 3)) & (0x80 >> (dot & 7))) === 0 ? 0 : 255;
      }
      bands.push(band);
      at += across * height;
    } else throw new Error(`Unknown command ${command} at ${at}`);
  }
  return { pictures, cuts, pulses };
}
