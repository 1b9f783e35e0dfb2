import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { subscribers } from '#server/collections/subscribers.ts';
import type { Database } from '#server/db/connection.ts';
import { userOf } from '#server/documents/access.ts';
import type { Callers } from '#server/documents/caller.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { language, parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Newsletter } from './newsletter.ts';

export interface OwnSubscriptionDeps {
  database: Database;
  newsletter: Newsletter;
  callers: Callers;
  rateLimits: RateLimits;
}

const body = v.object({ wanted: v.boolean(), language });

/**
 * The routes of the newsletter's switch in the profile. Switching it on mails a link to confirm, as the newsletter's form does;
 * switching it off ends the subscription at once. Only the owner of a verified address sees and ends its subscription.
 */
export function ownSubscriptionRoutes(
  app: FastifyInstance,
  { database, newsletter, callers, rateLimits }: OwnSubscriptionDeps,
): void {
  const stateOf = async (email: string) => {
    const [found] = await findAll(database, subscribers, equal(subscribers.fields.email, email));
    return { state: found?.data.state ?? 'none' };
  };

  app.get('/account/newsletter', async (request) => {
    const user = userOf((await callers(request)).actor);
    if (!user) throw new Failure('user_unauthorized');
    if (!user.emailVerified) throw new Failure('user_email_not_verified');
    return stateOf(user.email);
  });

  app.put('/account/newsletter', async (request, reply) => {
    const user = userOf((await callers(request)).actor);
    if (!user) throw new Failure('user_unauthorized');
    const { wanted, language } = parseParams(body, request.body);
    if (!user.emailVerified) throw new Failure('user_email_not_verified');
    if (wanted) {
      await rateLimits.count(limits.subscribe, user.email, reply);
      await newsletter.subscribe(user.email, language);
    } else await newsletter.leave(user.email);
    return stateOf(user.email);
  });
}
