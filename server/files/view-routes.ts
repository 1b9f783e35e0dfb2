import type { FastifyInstance, FastifyReply } from 'fastify';
import { readRange } from '#server/http/byte-range.ts';
import { FILES, type FileRequest, type FileRouteDeps } from './file-route-deps.ts';

/** Types that are served with their own content type. All others, including SVG, are served as text (WIRE-7.2). */
const SHOWN =
  /^(image\/(jpeg|png|apng|gif|webp|avif)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/pdf|text\/plain)$/;
/** Sets the headers of all content from buckets (WIRE-7.2). */
export function setContentHeaders(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply.headers({
    'content-security-policy': "script-src 'none';",
    'x-content-type-options': 'nosniff',
    'cache-control': cacheControl,
  });
}

function shownType(mimeType: string): string {
  if (mimeType === 'text/plain' || !SHOWN.test(mimeType)) return 'text/plain; charset=utf-8';
  return mimeType;
}

/** The header with the file name in two forms: ASCII, and the exact name if it differs (RFC 6266). */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
}

/** The routes for viewing and downloading files (WIRE-7.2). */
export function contentRoutes(app: FastifyInstance, { files, callers }: FileRouteDeps): void {
  async function serve(request: FileRequest, reply: FastifyReply, kind: 'inline' | 'attachment') {
    const { actor } = await callers(request);
    const file = await files.readable(request.params.bucket, request.params.file, actor);
    const size = file.data.sizeStored ?? file.data.sizeOriginal;
    const tag = `"${file.data.signature}"`;
    setContentHeaders(reply, files.cacheControl(file)).headers({ etag: tag, 'accept-ranges': 'bytes' });
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

  // The file is not compressed again: pictures and videos would not shrink, and byte ranges must stay exact.
  const options = { compress: false as const };
  app.get(`${FILES}/:file/view`, options, (request: FileRequest, reply) => serve(request, reply, 'inline'));
  app.get(`${FILES}/:file/download`, options, (request: FileRequest, reply) =>
    serve(request, reply, 'attachment'),
  );
}
