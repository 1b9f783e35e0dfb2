import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { uniqueId } from '#server/base/ids.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { findAll } from '#server/documents/store.ts';
import { runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { id, parseParams } from '#server/http/params.ts';
import { endHolds } from '#server/messages/holds.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { users } from '../users.ts';
import { customerMessages } from './customer-messages.ts';
import { readToTell } from './to-tell.ts';

/** The most messages of one press: all that waits for one person. */
const MOST_AT_ONCE = 200;
const chosenBody = v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_AT_ONCE)) });
const heldBody = v.object({ tells: v.boolean() });

/**
 * Marks the messages of a request that still wait, with an entry of the audit log for what a person did with them. Of two people
 * who tick off the same message one does it.
 */
async function mark(
  work: UnitOfWork,
  asked: readonly string[],
  how: 'prepare' | 'update',
): Promise<{ messages: number }> {
  const { fields } = customerMessages;
  const change = how === 'prepare' ? { preparedAt: work.now } : ({ state: 'told' } as const);
  const waiting = and(equal(fields.id, ...asked), equal(fields.state, 'waiting'));
  const marked = await work.updateWhere(customerMessages, waiting, change);
  const documentId = marked[0]?.id;
  if (documentId === undefined) return { messages: 0 };
  const ids = [...new Set(marked.flatMap(({ data }) => data.userId ?? []))];
  const people = await findAll(work.sql, users, equal(users.fields.id, ...ids));
  const names = people.map(({ id: userId, data }) => data.name || userId).join(', ');
  const label = `${marked.length} to ${names}`;
  await recordAudit(work, { action: how, collection: 'customerMessages', documentId, label });
  return { messages: marked.length };
}

/** The routes of the kitchen's list of whom to tell what; for owners and managers (TELL-6). */
export function toTellRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;
  app.get('/to-tell', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(engine, actor, readToTell);
  });
  app.post('/to-tell/prepared', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { ids } = parseParams(chosenBody, request.body);
    return runUnitOfWork(engine, actor, (work) => mark(work, ids, 'prepare'));
  });
  app.post('/to-tell/told', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { ids } = parseParams(chosenBody, request.body);
    return runUnitOfWork(engine, actor, (work) => mark(work, ids, 'update'));
  });
  app.post('/to-tell/held', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { tells } = parseParams(heldBody, request.body);
    await runUnitOfWork(engine, actor, async (work) => {
      await endHolds(work, tells);
      const label = tells
        ? 'Messages to people from a file go out'
        : 'Messages to people from a file are dropped';
      await recordAudit(work, {
        action: 'update',
        collection: 'customerMessages',
        documentId: uniqueId(),
        label,
      });
    });
    return { tells };
  });
}
