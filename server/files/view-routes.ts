import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '#server/http/failure.ts';
import type { ByteRange } from './file-store.ts';
import { FILES, type FileRequest, type FileRoutes } from './route-parts.ts';

/** Types that are shown as what they are; all others are shown as text (WIRE-7.2). SVG is none of them. */
const SHOWN =
  /^(image\/(jpeg|png|apng|gif|webp|avif)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/pdf|text\/plain)$/;
/** How long a browser may keep it, in seconds: 45 days. */
const KEEP = 3_888_000;

/** Headers of everything that is served out of a bucket (WIRE-7.2). */
export function guard(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'content-security-policy': "script-src 'none';",
    'x-content-type-options': 'nosniff',
    'cache-control': `private, max-age=${KEEP}`,
  });
}

function shownType(mimeType: string): string {
  if (mimeType === 'text/plain' || !SHOWN.test(mimeType)) return 'text/plain; charset=utf-8';
  return mimeType;
}

/** `bytes=a-b`, `bytes=a-` and `bytes=-n` of a content so long. Throws Failure storage_invalid_range. */
function readRange(header: string | undefined, size: number): ByteRange | undefined {
  if (header === undefined) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  const start = from === '' ? size - Number(to) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const empty = (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from));
  if (empty || start < 0 || start > end) throw new Failure('storage_invalid_range');
  return { start, end };
}

/** The name in both forms of a header: plain, and as it is (RFC 6266). */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
}

/** The content of files, to look at and to keep (WIRE-7.2). */
export function contentRoutes(app: FastifyInstance, { files, callers }: FileRoutes): void {
  async function serve(request: FileRequest, reply: FastifyReply, kind: 'inline' | 'attachment') {
    const { actor } = await callers(request);
    const file = await files.readable(request.params.bucket, request.params.file, actor);
    const size = file.data.sizeStored ?? file.data.sizeOriginal;
    const tag = `"${file.data.signature}"`;
    guard(reply).headers({ etag: tag, 'accept-ranges': 'bytes' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const range = readRange(request.headers.range, size);
    reply.headers({
      'content-type': kind === 'inline' ? shownType(file.data.mimeType ?? '') : 'application/octet-stream',
      'content-disposition': disposition(kind, file.data.name),
      'content-length': range ? range.end - range.start + 1 : size,
    });
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.send(await files.stream(file, range));
  }

  // Pictures and films are as small as they get, and a part of a file must stay that part.
  const options = { compress: false as const };
  app.get(`${FILES}/:file/view`, options, (request: FileRequest, reply) => serve(request, reply, 'inline'));
  app.get(`${FILES}/:file/download`, options, (request: FileRequest, reply) =>
    serve(request, reply, 'attachment'),
  );
}
