import type { FastifyError, FastifyInstance } from 'fastify';
import { type ContactProblem, looksLikeAdvertising, readContact } from '#domain/messages/contact.ts';
import { contactMessages } from '#domain/messages/messages.ts';
import type { Failure } from '#server/base/failure.ts';
import { addressKey } from '#server/http/addresses.ts';
import { failureOf, statusAndMessageOf } from '#server/http/errors.ts';
import { type FormBody, formBodyOf, openToEveryOrigin, parseFormBodies } from '#server/http/form-bodies.ts';
import { PROJECT_ID } from '#server/http/project.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import type { ContactFormService } from './contact-form.ts';

export interface FormServiceDeps {
  settings: ServerSettings['formService'];
  contactForm: ContactFormService;
  rateLimits: RateLimits;
  /** The URL that people are sent to after they have sent a form. */
  next: string;
}

interface FormProblem {
  code: 'BLOCKED' | 'EMPTY' | 'FORM_NOT_FOUND' | 'NO_FILE_UPLOADS' | 'PROJECT_NOT_FOUND';
  message: string;
}

/** An answer of WIRE-14. An error with a `field` belongs to that field of the form. */
interface Answer {
  status: number;
  body: { ok: true; next: string } | { errors: readonly (FormProblem | ContactProblem)[] };
}

/** A hidden field that people leave empty and spam programs fill in. */
const HONEYPOT = '_gotcha';

const refusal = (status: number, ...errors: (FormProblem | ContactProblem)[]): Answer => ({
  status,
  body: { errors },
});

const isEmpty = ({ fields }: FormBody): boolean =>
  ['name', 'email', 'subject', 'message'].every((field) => fields[field] === undefined);

/** The form service that the clients of WIRE-14 call. They read the body for every status. */
export async function formServiceRoutes(app: FastifyInstance, parts: FormServiceDeps): Promise<void> {
  const { settings, contactForm, rateLimits, next } = parts;
  const sent: Answer = { status: 200, body: { ok: true, next } };
  parseFormBodies(app);
  openToEveryOrigin(app, ['accept', 'content-type', 'formspree-client', 'formspree-session-data']);
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const { status, message } = statusAndMessageOf(failureOf(error, request));
    if (status !== 429) return reply.code(status).send({ error: message });
    // The code tells pages that the message is for people, because the client of WIRE-14 ignores the status.
    const { tooMany } = contactMessages;
    return reply.code(status).send({ error: tooMany, errors: [{ code: 'BLOCKED', message: tooMany }] });
  });

  async function receive(form: FormBody, count: (email: string) => Promise<void>): Promise<Answer> {
    const trap = form.fields[HONEYPOT];
    if (trap !== undefined && trap !== '') return sent;
    if (form.hasFiles) return refusal(422, { code: 'NO_FILE_UPLOADS', message: contactMessages.noFiles });
    if (isEmpty(form)) return refusal(422, { code: 'EMPTY', message: contactMessages.nothing });
    const read = readContact(form.fields);
    if ('problems' in read) return refusal(422, ...read.problems);
    if (looksLikeAdvertising(read.contact)) {
      return refusal(403, { code: 'BLOCKED', message: contactMessages.blocked });
    }
    await count(read.contact.email);
    await contactForm.send(read.contact);
    return sent;
  }

  for (const path of ['/f/:form', '/p/:project/f/:form']) {
    app.post<{ Params: { form: string; project?: string } }>(path, async (request, reply) => {
      await rateLimits.count(limits.useService, addressKey(request.ip), reply);
      const { form, project = PROJECT_ID } = request.params;
      const answer =
        project !== PROJECT_ID
          ? refusal(404, { code: 'PROJECT_NOT_FOUND', message: 'Project not found' })
          : form !== settings.contactForm
            ? refusal(404, { code: 'FORM_NOT_FOUND', message: 'Form not found' })
            : await receive(formBodyOf(request), (email) =>
                rateLimits.count(limits.sendMessage, email, reply),
              );
      return reply.code(answer.status).send(answer.body);
    });
    app.options(path, async (_request, reply) => reply.code(204).send());
  }
}
