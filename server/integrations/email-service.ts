import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { languageNamed } from '#domain/languages/languages.ts';
import type { Failure } from '#server/base/failure.ts';
import { addressKey } from '#server/http/addresses.ts';
import { failureOf, statusAndMessageOf } from '#server/http/errors.ts';
import { formBodyOf, openToEveryOrigin, parseFormBodies } from '#server/http/form-bodies.ts';
import { email } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Newsletter } from '#server/newsletter/newsletter.ts';
import type { ServerSettings } from '#server/settings/list.ts';

export interface EmailServiceDeps {
  settings: ServerSettings['emailService'];
  newsletter: Newsletter;
  rateLimits: RateLimits;
}

type Fields = Readonly<Record<string, unknown>>;

/** Only the server sends this mail. If a page could request it, anybody could write to strangers in the kitchen's name. */
const OUR_OWN_TEMPLATE = 'order-confirmation';
/** The fields in which forms send the subscriber's address. */
const ADDRESS_FIELDS = ['email', 'user_email', 'to_email'] as const;

function answer(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(words);
}

function paramsOf(fields: Fields): Fields | undefined {
  const params = fields.template_params ?? {};
  return typeof params === 'object' && !Array.isArray(params) ? (params as Fields) : undefined;
}

/**
 * The e-mail service that the clients of WIRE-13 call. It can't be used to mail any text: a caller chooses a template and
 * one address, which then gets a confirmation request, in English unless the parameter
 * `language` names another language of the site. Answers are plain text.
 */
export async function emailServiceRoutes(app: FastifyInstance, parts: EmailServiceDeps): Promise<void> {
  const { settings, newsletter, rateLimits } = parts;
  parseFormBodies(app);
  openToEveryOrigin(app, ['content-type']);
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const { status, message } = statusAndMessageOf(failureOf(error, request));
    return answer(reply, status, status === 429 ? 'Too Many Requests' : message);
  });

  async function send(request: FastifyRequest, reply: FastifyReply, ids: Fields, params: Fields | undefined) {
    await rateLimits.count(limits.useService, addressKey(request.ip), reply);
    if (ids.user_id !== settings.publicKey) return answer(reply, 400, 'The Public Key is invalid');
    if (ids.service_id !== settings.serviceId) return answer(reply, 400, 'The service ID is not found');
    if (ids.template_id === OUR_OWN_TEMPLATE) {
      return answer(reply, 403, 'This template is sent by the server only');
    }
    if (ids.template_id !== settings.newsletterTemplate) {
      return answer(reply, 400, 'The template ID is not found');
    }
    if (!params) return answer(reply, 400, 'The template parameters are not an object');
    const given = ADDRESS_FIELDS.map((field) => params[field]).find((value) => value !== undefined);
    if (given === undefined) return answer(reply, 422, 'The recipients address is empty');
    const address = v.safeParse(email, given);
    if (!address.success) return answer(reply, 422, 'The recipients address is corrupted');
    await rateLimits.count(limits.subscribe, address.output, reply);
    await newsletter.subscribe(address.output, languageNamed(params.language) ?? 'en');
    return answer(reply, 200, 'OK');
  }

  app.post('/send', (request, reply) => {
    const { fields } = formBodyOf(request);
    return send(request, reply, fields, paramsOf(fields));
  });
  app.post('/send-form', (request, reply) => {
    const { fields } = formBodyOf(request);
    return send(request, reply, fields, fields);
  });
  app.options('/*', async (_request, reply) => reply.code(204).send());
}
