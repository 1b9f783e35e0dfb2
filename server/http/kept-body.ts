import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Shorter bodies are not compressed (bytes). */
const COMPRESS_FROM = 1024;
/** Brotli's qualities. Compressing may take longer for a body that is sent for longer. */
export const BROTLI = { sentOnce: 3, sentForAWhile: 9, sentForLong: 11 };

function brotli(bytes: Buffer, quality: number): Buffer | Promise<Buffer> {
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A window of the body's size, because the default of 4 MB is cleared for each body.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_DEFAULT_WINDOW,
        Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes.length + 16))),
      ),
    },
  };
  // Handing a body to another thread takes longer than packing it like this.
  return quality === BROTLI.sentOnce
    ? brotliCompressSync(bytes, options)
    : promisify(brotliCompress)(bytes, options);
}

/** A complete answer of Fastify, with the headers that its hooks added. */
interface KeptAnswer {
  status: number;
  /** Names and values in turn. The last value is the id of the request that is being answered. */
  headers: string[];
  bytes: Buffer;
}

/** A body with its compressed forms, each created when it is first needed. */
export interface KeptBody {
  readonly bytes: Buffer;
  compressed(encoding: Encoding): Promise<Buffer>;
  /** Complete answers with this body, by encoding (kept-answers.ts). */
  readonly answers: Map<Encoding | null, KeptAnswer>;
}

export function keepBody(text: string, brotliQuality: number): KeptBody {
  const bytes = Buffer.from(text);
  const made = new Map<Encoding, Buffer | Promise<Buffer>>();
  return {
    bytes,
    answers: new Map(),
    async compressed(encoding) {
      const known =
        made.get(encoding) ?? (encoding === 'br' ? brotli(bytes, brotliQuality) : promisify(gzip)(bytes));
      made.set(encoding, known);
      return known;
    },
  };
}

/**
 * Answers with a body in the encoding that the client prefers. With a `version`, each encoding has an ETag, and a client
 * that already has it gets a 304.
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  body: KeptBody,
  version?: string,
): Promise<FastifyReply> {
  const encoding = body.bytes.length < COMPRESS_FROM ? null : encodingFor(request.headers['accept-encoding']);
  if (body.bytes.length >= COMPRESS_FROM) {
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
  }
  if (version !== undefined) {
    const tag = `"${version}${encoding ? `-${encoding}` : ''}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  }
  if (encoding === null) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.compressed(encoding));
}

/** Caches the negotiated encodings, because browsers send only a few different headers. */
const preferred = new LRUCache<string, { encoding: Encoding | null }>({ max: 100 });

/** The encoding that the client prefers, by its Accept-Encoding header; null means uncompressed. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  if (typeof accepted !== 'string') return null;
  const known = preferred.get(accepted);
  if (known) return known.encoding;
  const encoding = negotiate(accepted, [...ENCODINGS]) as Encoding | null;
  preferred.set(accepted, { encoding });
  return encoding;
}
