import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { COMPANY_ROLES } from '#domain/companies/attributes.ts';
import type { WireCompanyPeople, WireMyCompany } from '#domain/companies/wire.ts';
import { Failure } from '#server/base/failure.ts';
import { resolveId } from '#server/base/ids.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { anonymousNetworkOf } from '#server/documents/access.ts';
import { type Actor, actorId } from '#server/documents/actor.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { customId, id, parseParams, text } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import type { AdminRouteDeps } from '../admin-requests.ts';
import { checkLooksAfter, contactsOf, membershipOf } from '../memberships/memberships.ts';
import { agreeForCompany } from '../plans/prices/answer-price.ts';
import { price } from '../plans/prices/price-routes.ts';
import { checkPlansOn } from '../plans-on.ts';
import { companyPeople } from './company-people.ts';
import { addMember, changeRole, joinCompany, removeMember } from './manage-members.ts';

const MOST_NAME = 128;
const MOST_CONTACT = 320;
const companyParams = v.object({ companyId: id });
const memberParams = v.object({ companyId: id, memberId: id });
const role = v.picklist(COMPANY_ROLES);
const memberBody = v.object({
  memberId: customId,
  name: v.pipe(text(MOST_NAME), v.trim(), v.minLength(1, 'Value must not be empty')),
  contact: text(MOST_CONTACT),
  role: v.optional(role, 'member'),
});
const roleBody = v.object({ role });
const priceBody = v.object({ planId: id, price });
const peopleQuery = v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) });

const invitationsFor = checkedQuery(
  'companies that have added somebody',
  { memberId: column.text(), companyId: column.text(), company: column.text() },
  (contacts: readonly string[]) => sql`select m.id as "memberId", c.id as "companyId", c.name as company
    from "companyMembers" m join companies c on c.id = m."companyId"
    where m.contact = any(${contacts}::text[]) and m."userId" is null and m.until is null and c."isOpen"
    order by c.name, m.sequence limit 10`,
);

/** The routes of companies for their people, their admins, owners and managers (PLAN-42 to PLAN-44). */
export function companyRoutes(app: FastifyInstance, { engine, callers, rateLimits }: AdminRouteDeps): void {
  /** Somebody with a login that they can come back to. */
  const callerOf = async (request: FastifyRequest) => {
    const { actor } = await callers(request);
    const userId = actorId(actor);
    if (userId === null || anonymousNetworkOf(actor) !== undefined) throw new Failure('user_unauthorized');
    const site = await engine.site.current();
    checkPlansOn({ site });
    if (!site.ledger.isOn) throw new Failure('ledger_off');
    return { actor, userId, site };
  };
  const readerOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(request);
    await rateLimits.count(limits.readCompany, caller.userId, reply);
    return caller;
  };
  const writerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
    const { actor, userId } = await callerOf(request);
    await rateLimits.count(limits.writeDocument, `companies ${userId}`, reply);
    return actor;
  };

  app.get('/companies/mine', async (request, reply): Promise<WireMyCompany> => {
    const { userId } = await readerOf(request, reply);
    const [member, contacts] = await Promise.all([
      membershipOf(engine.database, userId),
      contactsOf(engine.database, userId),
    ]);
    reply.header('cache-control', 'private, no-store');
    return { member: member ?? null, invitations: await invitationsFor(engine.database, contacts) };
  });

  app.get('/companies/:companyId/people', async (request, reply): Promise<WireCompanyPeople> => {
    const { actor, site } = await readerOf(request, reply);
    const { companyId } = parseParams(companyParams, request.params);
    const { month } = parseParams(peopleQuery, request.query);
    await checkLooksAfter(engine.database, actor, companyId);
    reply.header('cache-control', 'private, no-store');
    return companyPeople(engine.database, companyId, month, {
      now: engine.clock(),
      timeZone: site.shop.timeZone,
    });
  });

  app.post('/companies/:companyId/members', async (request, reply) => {
    const actor = await writerOf(request, reply);
    const { companyId } = parseParams(companyParams, request.params);
    const { memberId, ...asked } = parseParams(memberBody, request.body);
    const member = { ...asked, id: resolveId(memberId) };
    const made = await runUnitOfWork(engine, actor, (work) => addMember(work, companyId, member));
    reply.code(201);
    return { memberId: made.id };
  });

  app.post('/companies/:companyId/prices', async (request, reply) => {
    const actor = await writerOf(request, reply);
    const { companyId } = parseParams(companyParams, request.params);
    const body = parseParams(priceBody, request.body);
    return runUnitOfWork(engine, actor, async (work) => {
      await checkLooksAfter(work.sql, actor, companyId);
      return agreeForCompany(work, companyId, body);
    });
  });

  app.patch('/companies/:companyId/members/:memberId', async (request, reply) => {
    const actor = await writerOf(request, reply);
    const { companyId, memberId } = parseParams(memberParams, request.params);
    const body = parseParams(roleBody, request.body);
    await runUnitOfWork(engine, actor, (work) => changeRole(work, companyId, memberId, body.role));
    return {};
  });

  app.post('/companies/:companyId/members/:memberId/join', async (request, reply) => {
    const actor = await writerOf(request, reply);
    const { companyId, memberId } = parseParams(memberParams, request.params);
    await runUnitOfWork(engine, actor, (work) => joinCompany(work, companyId, memberId));
    return {};
  });

  app.delete('/companies/:companyId/members/:memberId', async (request, reply) => {
    const actor = await writerOf(request, reply);
    const { companyId, memberId } = parseParams(memberParams, request.params);
    await runUnitOfWork(engine, actor, (work) => removeMember(work, companyId, memberId));
    return {};
  });
}
