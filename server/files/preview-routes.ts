import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Caller } from '#server/documents/caller.ts';
import { addressKey } from '#server/http/addresses.ts';
import { parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { FILES, type FileRequest, type FileRouteDeps } from './file-route-deps.ts';
import { GRAVITIES, isStandardPreview, OUTPUTS } from './preview-options.ts';
import { setContentHeaders } from './view-routes.ts';

function number(min: number, max: number, whole: boolean, standard: number) {
  const rule = `Value must be a valid ${whole ? 'integer' : 'number'} between ${min} and ${max}`;
  const form = whole ? /^-?\d{1,6}$/ : /^-?\d{1,6}(\.\d{1,6})?$/;
  const parsed = v.pipe(v.string(rule), v.regex(form, rule), v.transform(Number));
  return v.optional(v.pipe(parsed, v.minValue(min, rule), v.maxValue(max, rule)), String(standard));
}

const COLOUR_RULE = 'Value must be a valid hex color without #';
const colour = v.optional(
  v.pipe(v.string(COLOUR_RULE), v.regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})?$/i, COLOUR_RULE)),
  '',
);
const oneOf = <const T extends readonly string[]>(words: T) =>
  v.optional(v.picklist(words, `Value must be one of (${words.join(', ')})`));

/** The parameters of WIRE-7.2. */
const previewQuery = v.object({
  width: number(0, 4000, true, 0),
  height: number(0, 4000, true, 0),
  gravity: oneOf(GRAVITIES),
  quality: number(-1, 100, true, -1),
  borderWidth: number(0, 100, true, 0),
  borderColor: colour,
  borderRadius: number(0, 4000, true, 0),
  opacity: number(0, 1, false, 1),
  rotation: number(-360, 360, true, 0),
  background: colour,
  output: oneOf(OUTPUTS),
});

async function countPreview(rateLimits: RateLimits, caller: Caller, ip: string, reply: FastifyReply) {
  const person = caller.countedPerson;
  if (person !== undefined) await rateLimits.count(limits.createPreview, person, reply);
  else await rateLimits.count(limits.createPreviewByAddress, addressKey(ip), reply);
}

/** The route of previews (WIRE-7.2). */
export function previewRoute(app: FastifyInstance, parts: FileRouteDeps): void {
  const { files, previews, callers, rateLimits } = parts;
  app.get(`${FILES}/:file/preview`, { compress: false }, async (request: FileRequest, reply) => {
    const look = parseParams(previewQuery, request.query);
    const caller = await callers(request);
    const file = await files.readable(request.params.bucket, request.params.file, caller.actor);
    let picture = await previews.kept(file, look);
    if (!picture) {
      // Standard previews are few and used by every page. Only the others count against the rate limit.
      if (!isStandardPreview(look)) await countPreview(rateLimits, caller, request.ip, reply);
      picture = await previews.make(file, look, () => files.content(file));
    }
    setContentHeaders(reply, files.cacheControl(file)).headers({
      'content-type': picture.type,
      etag: `"${picture.tag}"`,
    });
    if (request.headers['if-none-match'] === `"${picture.tag}"`) return reply.code(304).send();
    return reply.send(picture.bytes);
  });
}
