import { basename, dirname } from 'node:path';
import { createStream, type Options, type RotatingFileStream } from 'rotating-file-stream';

/** When the file is rotated (size and age); as many rotated files are kept, compressed. */
const ROTATION: Options = { size: '20M', interval: '1d', maxFiles: 14, compress: 'gzip', mode: 0o600 };
/** After an error of the file, such as a full disk, lines go to stdout for this time (milliseconds). */
const RETRY_AFTER = 10_000;
/** Lines are dropped while more than this waits for a slow disk (bytes). */
const MOST_WAITING = 16 * 1_048_576;

export interface LogFile {
  write(line: string): void;
  /** Writes everything that waits. */
  close(): Promise<void>;
}

/** Opens the file of the log, which is rotated. Its errors never stop the server. */
export function openLogFile(path: string, rotation: Options = ROTATION): LogFile {
  let stream: RotatingFileStream | undefined;
  let retryAt = 0;

  function open(): RotatingFileStream {
    const opened = createStream(basename(path), { path: dirname(path), ...rotation });
    opened.on('error', (error) => {
      if (stream !== opened) return;
      stream = undefined;
      retryAt = Date.now() + RETRY_AFTER;
      process.stderr.write(`LOG_FILE can't be written: ${error.message}\n`);
    });
    return opened;
  }

  return {
    write(line) {
      if (!stream && Date.now() >= retryAt) stream = open();
      if (!stream) process.stdout.write(line);
      else if (stream.writableLength < MOST_WAITING) stream.write(line);
    },
    close: () => new Promise((resolve) => (stream ? stream.end(() => resolve()) : resolve())),
  };
}
