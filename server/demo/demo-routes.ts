import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { DEMO_PEOPLE, DEMO_ROLES } from '#domain/demo/roles.ts';
import { presentSession } from '#server/accounts/present-account.ts';
import { newSessionClient } from '#server/accounts/request-client.ts';
import { setSessionCookies } from '#server/accounts/session-token.ts';
import { openSession } from '#server/accounts/sessions/sessions.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Demo } from './demo.ts';

const body = v.object({ as: v.picklist(DEMO_ROLES, `Value must be one of (${DEMO_ROLES.join(', ')})`) });

interface DemoRouteDeps {
  engine: EngineDeps;
  rateLimits: RateLimits;
}

/**
 * The routes of a demo, which no other server registers: when it begins anew, and signing in as one of its people without a
 * password (DEMO-5). That is refused as soon as the data folder is no longer marked as that of a demo.
 */
export function demoRoutes(app: FastifyInstance, demo: Demo, { engine, rateLimits }: DemoRouteDeps): void {
  app.get('/demo', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return demo.state();
  });

  app.post('/demo/sessions', async (request, reply) => {
    if (!engine.settings.demo || !demo.folder.isMarked()) throw new Failure('general_route_not_found');
    await rateLimits.count(limits.signInAnonymously, addressKey(request.ip), reply);
    const { as } = parseParams(body, request.body);
    const person = DEMO_PEOPLE.find((each) => each.as === as);
    if (!person) throw new Failure('general_route_not_found');
    const { sessionId: id, ip, userAgent } = newSessionClient(request);
    const { session, secret } = await runUnitOfWork(engine, SYSTEM, async (work) => {
      // Somebody may have switched two-step login on or closed the account, which all share until the demo begins anew.
      const changed = await work.sql.execute(
        sql`update accounts set mfa = false, active = true where id = ${person.id}`,
      );
      if (changed === 0) throw new Failure('user_not_found');
      return openSession(work, {
        ...{ id, ip, userAgent, account: person.id, now: work.now },
        ...{ provider: 'demo', providerUid: person.as, factors: ['password'] },
      });
    });
    const shown = setSessionCookies(request, reply, { account: session.account, secret }, session.expires);
    return reply.code(201).send({ ...presentSession(session, true), secret: shown });
  });
}
