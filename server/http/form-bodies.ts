import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import { parseJson } from './json.ts';

/** The fields of a form sent as JSON, URL-encoded or multipart. Values are unchecked, and files are left out. */
export interface FormBody {
  fields: Readonly<Record<string, unknown>>;
  hasFiles: boolean;
}

/** Larger forms are refused (bytes). */
const FORM_LIMIT = 65_536;

const invalidForm = () => new Failure('general_bad_request', 'The form could not be read');

function fromJson(body: Buffer): FormBody {
  if (body.length === 0) return { fields: {}, hasFiles: false };
  try {
    const fields = parseJson(body.toString());
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) {
      return { fields: fields as Record<string, unknown>, hasFiles: false };
    }
  } catch {
    throw invalidForm();
  }
  throw invalidForm();
}

async function fromFormData(request: FastifyRequest, body: Buffer): Promise<FormBody> {
  const type = request.headers['content-type'] ?? '';
  const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw invalidForm();
    });
  const entries = [...data.entries()];
  const isFile = ([, value]: (typeof entries)[number]) => typeof value !== 'string';
  return {
    fields: Object.fromEntries(entries.filter((entry) => !isFile(entry))),
    hasFiles: entries.some(([, value]) => typeof value !== 'string' && value.size > 0),
  };
}

/** Parses the bodies of the app's routes as `FormBody`. */
export function parseFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: FORM_LIMIT } as const;
  app.addContentTypeParser('application/json', options, async (_request: FastifyRequest, body: Buffer) =>
    fromJson(body),
  );
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    options,
    async (request: FastifyRequest, body: Buffer) => fromFormData(request, body),
  );
}

/** The form in a request; empty if the request has no body. */
export function formBodyOf(request: FastifyRequest): FormBody {
  return (request.body as FormBody | undefined) ?? { fields: {}, hasFiles: false };
}

/** Allows pages of every origin to call, with these headers and without credentials (WIRE-13 and WIRE-14). */
export function openToEveryOrigin(app: FastifyInstance, headers: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    if (request.method === 'OPTIONS') {
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': headers.join(', '),
          'access-control-max-age': '86400',
        })
        .send();
    }
  });
}
