import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { KeptDays, KeptKind } from '#domain/privacy/notice.ts';
import { readSection } from '#domain/site/settings.ts';
import { Failure } from '#server/base/failure.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { parseParams } from '#server/http/params.ts';
import { OLD_KINDS } from './kinds.ts';
import { previewOldData } from './old-data.ts';

const body = v.object({ periods: v.record(v.string(), v.nullable(v.number())) });
const isOwner = hasRole('owner');

/**
 * The routes of how long data is kept: the periods, which the privacy notice shows to everybody; and for owners a count of
 * what the next sweep would end, with periods that are typed but not saved.
 */
export function oldDataRoutes(
  app: FastifyInstance,
  { engine, callers }: { engine: EngineDeps; callers: Callers },
): void {
  app.get('/retention', async (): Promise<KeptDays> => {
    const site = await engine.site.current();
    const days = (kind: Exclude<KeptKind, 'mails'>) =>
      OLD_KINDS[kind].days(engine.settings.oldData, site) || null;
    return {
      carts: days('carts'),
      orders: days('orders'),
      messages: days('messages'),
      grievances: days('grievances'),
      logs: days('logs'),
      audits: days('audits'),
      subscribers: days('subscribers'),
      mails: engine.settings.mailKeepDays || null,
    };
  });

  app.post('/retention/preview', async (request, reply) => {
    if (!isOwner(principalOf((await callers(request)).actor))) throw new Failure('user_unauthorized');
    const read = readSection('retention', parseParams(body, request.body).periods);
    if ('problem' in read) {
      const { field, reason } = read.problem;
      throw new Failure('general_argument_invalid', `Invalid \`${field || 'periods'}\` param: ${reason}`);
    }
    reply.header('cache-control', 'private, no-store');
    return { counts: await previewOldData(engine, read.value) };
  });
}
