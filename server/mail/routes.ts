import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import type { Callers } from '#server/documents/caller.ts';
import { addressKey } from '#server/http/addresses.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Mailbox } from './mailbox.ts';

export interface MailRouteDeps {
  mailbox: Mailbox;
  callers: Callers;
  rateLimits: RateLimits;
}

interface MailRoute {
  Params: { mailId: string };
}

function idOf({ mailId }: MailRoute['Params']): string {
  if (!isId(mailId)) throw new Failure('document_not_found');
  return mailId;
}

/** Routes that show admins the text of mails. The other data of mails are documents of the collection `mails`. */
export function mailRoutes(app: FastifyInstance, { mailbox, callers, rateLimits }: MailRouteDeps): void {
  app.get<MailRoute>('/mails/:mailId/content', async (request, reply) => {
    const { actor } = await callers(request);
    const view = await mailbox.view(idOf(request.params), actor);
    reply.header('cache-control', 'private, no-store');
    return view;
  });

  app.post<MailRoute>('/mails/:mailId/reveal', async (request, reply) => {
    const { actor } = await callers(request);
    const caller = actor.kind === 'user' ? actor.user.id : addressKey(request.ip);
    await rateLimits.count(limits.revealMail, caller, reply);
    const content = await mailbox.reveal(idOf(request.params), actor);
    reply.header('cache-control', 'private, no-store');
    return content;
  });
}
