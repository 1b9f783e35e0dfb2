import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { type AccountCallers, requireLogin } from '#server/accounts/caller.ts';
import { firstPassword } from '#server/accounts/password-params.ts';
import { newSessionClient } from '#server/accounts/request-client.ts';
import { setSessionCookies } from '#server/accounts/session-token.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { addressKey } from '#server/http/addresses.ts';
import { parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { InvitationAcceptance } from './invitation-acceptance.ts';
import type { InvitationLinks } from './invitation-link.ts';
import type { TeamMembers } from './team-members.ts';

export interface TeamRouteDeps {
  joining: InvitationAcceptance;
  leaving: TeamMembers;
  links: InvitationLinks;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

interface InvitationRoute {
  Params: { id: string };
}

const secret = text(256);
const viewBody = v.object({ secret });
const acceptBody = v.object({
  secret,
  name: v.optional(v.pipe(text(MAX_PERSON_NAME), v.trim())),
  password: v.optional(firstPassword),
});

/** The routes for joining and leaving the staff. Members and invitations are read as documents. */
export function teamRoutes(app: FastifyInstance, parts: TeamRouteDeps): void {
  const { joining, leaving, links, callers, rateLimits } = parts;

  /** Counts the use of a link by network address, because links are opened without a login. */
  async function countUse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await rateLimits.count(limits.useLinkByAddress, `invitation ${addressKey(request.ip)}`, reply);
  }

  function invitationId({ id }: InvitationRoute['Params']): string {
    if (!isId(id)) throw new Failure('user_invalid_token');
    return id;
  }

  app.post<InvitationRoute>('/team/invitations/:id/look', async (request, reply) => {
    const given = parseParams(viewBody, request.body);
    await countUse(request, reply);
    reply.header('cache-control', 'private, no-store');
    return joining.view({ id: invitationId(request.params), ...given });
  });

  app.post<InvitationRoute>('/team/invitations/:id/accept', async (request, reply) => {
    const { name, password, secret } = parseParams(acceptBody, request.body);
    await countUse(request, reply);
    const { session } = await callers(request);
    const id = invitationId(request.params);
    const { opened, ...joined } = await joining.accept(
      { id, secret, name, password, session },
      newSessionClient(request),
    );
    if (opened) {
      const token = { account: joined.userId, secret: opened.secret };
      setSessionCookies(request, reply, token, opened.session.expires);
    }
    reply.header('cache-control', 'private, no-store');
    return joined;
  });

  app.post<InvitationRoute>('/team/invitations/:id/link', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    await rateLimits.count(limits.endSessions, userId, reply);
    const { actor } = await callers(request);
    if (!isId(request.params.id)) throw new Failure('document_not_found');
    reply.header('cache-control', 'private, no-store');
    return links.newLink(request.params.id, actor);
  });

  async function asOwner(
    request: FastifyRequest<InvitationRoute>,
    reply: FastifyReply,
    act: TeamMembers['remove'],
  ): Promise<FastifyReply> {
    const { userId } = await requireLogin(callers, request);
    await rateLimits.count(limits.endSessions, userId, reply);
    const { actor } = await callers(request);
    if (!isId(request.params.id)) throw new Failure('user_not_found');
    await act(actor, request.params.id);
    return reply.code(204).send();
  }

  app.delete<InvitationRoute>('/team/:id/sessions', (request, reply) =>
    asOwner(request, reply, leaving.endSessions),
  );
  app.delete<InvitationRoute>('/team/:id', (request, reply) => asOwner(request, reply, leaving.remove));
}
