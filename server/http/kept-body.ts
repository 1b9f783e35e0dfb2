import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Bodies shorter than this are sent as they are, in bytes. */
const PACK_FROM = 1024;
/** Packing is paid for once, so it may take longer than for a body that is sent once (4). */
const BROTLI_QUALITY = 9;

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** A body that is sent many times, and its packed forms, each made when it is first asked for. */
export interface KeptBody {
  readonly bytes: Buffer;
  packed(encoding: Encoding): Promise<Buffer>;
}

export function keepBody(text: string): KeptBody {
  const bytes = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    packed(encoding) {
      const known = made.get(encoding) ?? compressors[encoding](bytes);
      made.set(encoding, known);
      return known;
    },
  };
}

/**
 * Answers with a kept body in the encoding the client prefers. With a `version`, each form has an ETag, and a client
 * that has that form already is told so (304).
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  body: KeptBody,
  version?: string,
): Promise<FastifyReply> {
  const encoding = body.bytes.length < PACK_FROM ? null : preferred(request);
  if (body.bytes.length >= PACK_FROM) {
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
  }
  if (version !== undefined) {
    const tag = `"${version}${encoding ? `-${encoding}` : ''}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  }
  if (encoding === null) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.packed(encoding));
}

function preferred({ headers }: FastifyRequest): Encoding | null {
  const { 'accept-encoding': accepted } = headers;
  return typeof accepted === 'string' ? (negotiate(accepted, [...ENCODINGS]) as Encoding | null) : null;
}
