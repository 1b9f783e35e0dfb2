import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { resolveId } from '#server/base/ids.ts';
import { addressKey } from '#server/http/addresses.ts';
import { customId, email, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Accounts } from './accounts.ts';
import { type AccountCallers, requireLogin } from './caller.ts';
import { firstPassword } from './password-params.ts';
import { presentAccount } from './present-account.ts';

export interface AccountRouteDeps {
  accounts: Accounts;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

/** The name is optional, but may not be blank. */
const name = v.pipe(
  text(MAX_PERSON_NAME),
  v.check((given) => given === '' || given.trim() !== '', 'Value must not be blank'),
);

const createBody = v.object({
  userId: customId,
  email,
  password: firstPassword,
  name: v.optional(name, ''),
});

/** The routes that create and read the account (WIRE-4.1). */
export function accountRoutes(
  app: FastifyInstance,
  { accounts, callers, rateLimits }: AccountRouteDeps,
): void {
  app.post('/account', async (request, reply) => {
    await rateLimits.count(limits.createAccountByAddress, addressKey(request.ip), reply);
    const given = parseParams(createBody, request.body);
    await rateLimits.count(limits.createAccount, `${given.email} ${addressKey(request.ip)}`, reply);
    const account = await accounts.create({ ...given, id: resolveId(given.userId), name: given.name.trim() });
    return reply.code(201).send(presentAccount(account));
  });

  app.get('/account', async (request) => {
    const { userId } = await requireLogin(callers, request);
    return presentAccount(await accounts.get(userId));
  });
}
