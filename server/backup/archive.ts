import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { OWN_COMMAND } from '#server/settings/own-command.ts';

/** Why a backup, an export or a restore is not possible. The message is one line for the person who runs it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The version of this format. A change of it that older versions of Rasoi can't read gets a new number. */
export const FORMAT = 1;

/**
 * An archive is a compressed tar file, in this order: `backup.json`, for each table its rows in pieces as PostgreSQL's
 * COPY writes them, for each file its content, and `end.json`. An archive without `end.json` is incomplete.
 */
export const HEAD = 'backup.json';
export const END = 'end.json';
export const pieceOfTable = (table: string, number: number): string => `tables/${table}/${number}`;
export const contentOfFile = (storedAs: string): string => `files/${storedAs}`;

export const headShape = v.object({
  format: v.number(),
  rasoi: v.string(),
  /** ISO time of the snapshot. */
  createdAt: v.string(),
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
  sequences: v.array(v.object({ name: v.string(), last: v.string(), isUsed: v.boolean() })),
});
export type Head = v.InferOutput<typeof headShape>;

export const endShape = v.object({
  /** The number of rows, by table. */
  rows: v.record(v.string(), v.number()),
  files: v.number(),
  /** Names of files whose content was not in the file store. */
  missing: v.array(v.string()),
});
export type End = v.InferOutput<typeof endShape>;

const AGE_HEADER = 'age-encryption.org/v1';

/** How costly guessing the passphrase is, the same as in `age` itself: 2 to this power steps of scrypt. */
const SCRYPT_STEPS = 18;
const SCRYPT_BYTES = 2 ** SCRYPT_STEPS * 1024;

/** Encrypts a stream in the format of `age`, so that its owner can also decrypt it without Rasoi. */
export async function encrypted(plain: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter, Stanza } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient({
    // `setPassphrase` of the package would do the same, but hold up all requests for a second.
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const label = Buffer.concat([Buffer.from(`${AGE_HEADER}/scrypt`), salt]);
      const key = await scryptKey(passphrase, label);
      const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
      const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const salted = salt.toString('base64').replace(/=+$/, '');
      return [new Stanza(['scrypt', salted, String(SCRYPT_STEPS)], wrapped)];
    },
  });
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

const scryptKey = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** SCRYPT_STEPS, r: 8, p: 1, maxmem: 2 * SCRYPT_BYTES };
    scrypt(passphrase, salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

export const damaged = (cause?: unknown) =>
  new BackupError('The backup is damaged or incomplete.', { cause });
export const foreign = (cause?: unknown) => new BackupError('This file is no backup of Rasoi.', { cause });

/** The first bytes of a compressed file. */
const GZIP = Buffer.from([0x1f, 0x8b]);

export interface Opening {
  passphrase?: string | undefined;
  /** Whether an archive that is not encrypted is accepted although there is a passphrase. */
  plain?: boolean;
}

/**
 * The compressed tar file in an archive, decrypted if necessary.
 * @throws BackupError if it is neither, if a passphrase is missing or wrong, or if the archive should be encrypted
 */
export async function decrypted(archive: Readable, { passphrase, plain }: Opening): Promise<Readable> {
  await once(archive, 'readable');
  const start: Buffer | null = archive.read(AGE_HEADER.length) ?? archive.read();
  if (start === null) throw foreign();
  archive.unshift(start);
  if (start.toString('latin1') !== AGE_HEADER) {
    if (!start.subarray(0, GZIP.length).equals(GZIP)) throw foreign();
    // Whoever can write to the place of the backups could otherwise put another kitchen's data in.
    if (passphrase !== undefined && !plain)
      throw new BackupError(
        `The backup is not encrypted, but BACKUP_PASSPHRASE is set. If you trust this file: ${OWN_COMMAND} restore FILE --plain`,
      );
    return archive;
  }
  if (passphrase === undefined)
    throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(archive)));
  } catch {
    throw new BackupError(
      'The backup can’t be decrypted: the passphrase is another one, or the file is damaged.',
    );
  }
}

// Node and browsers describe the same web streams by different types; the package uses those of browsers.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
