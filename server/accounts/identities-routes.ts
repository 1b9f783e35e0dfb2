import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { type Identity, identities as identityCollection } from '#server/collections/identities.ts';
import { parseQueries, queryTexts } from '#server/documents/queries/queries.ts';
import { wireDate } from '#server/documents/values.ts';
import { type AccountCallers, requireLogin } from './caller.ts';
import type { Identities } from './identities.ts';

export interface IdentityRouteDeps {
  identities: Identities;
  callers: AccountCallers;
}

/** The Identity model (WIRE-3). Its token fields stay empty, because tokens belong to sessions. */
function presentIdentity({ id, created, updated, data }: Identity): Record<string, unknown> {
  return {
    $id: id,
    $createdAt: wireDate(created),
    $updatedAt: wireDate(updated),
    userId: data.userId,
    provider: data.provider,
    providerUid: data.providerUid,
    providerEmail: data.providerEmail,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
  };
}

/** The caller's identities at OAuth2 providers (WIRE-4.1). */
export function identityRoutes(app: FastifyInstance, parts: IdentityRouteDeps): void {
  const { identities, callers } = parts;

  app.get('/account/identities', async (request) => {
    const { userId } = await requireLogin(callers, request);
    const search = request.query as Record<string, unknown>;
    const query = parseQueries(identityCollection, queryTexts(search), { count: search.total !== 'false' });
    const { documents, total } = await identities.list(userId, query);
    return { total, identities: documents.map(presentIdentity) };
  });

  app.delete<{ Params: { id: string } }>('/account/identities/:id', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    if (!isId(request.params.id)) throw new Failure('user_identity_not_found');
    await identities.remove(userId, request.params.id);
    return reply.code(204).send();
  });
}
