import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_PASSWORD, passwordProblem } from '#domain/users/password.ts';
import { addressKey } from '#server/http/addresses.ts';
import { customId, email, madeId, read, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Accounts } from './accounts.ts';
import { type Callers, requireLogin } from './caller.ts';
import { presentAccount } from './present.ts';

export interface AccountParts {
  accounts: Accounts;
  callers: Callers;
  rateLimits: RateLimits;
}

/** A password as signup takes it: the product's own rule, from 6 characters (SIGNUP-5). */
const newPassword = v.pipe(
  text(MAX_PASSWORD),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? passwordProblem(dataset.value) : undefined;
    if (problem) addIssue({ message: problem });
  }),
);

/** A name may be left out; one that is given has something to read in it. */
const name = v.pipe(
  text(128),
  v.check((given) => given === '' || given.trim() !== '', 'Value must not be blank'),
);

const createBody = v.object({
  userId: customId,
  email,
  password: newPassword,
  name: v.optional(name, ''),
});

/** The account itself (WIRE-4.1). */
export function accountRoutes(app: FastifyInstance, { accounts, callers, rateLimits }: AccountParts): void {
  app.post('/account', async (request, reply) => {
    await rateLimits.count(limits.createAccountByAddress, addressKey(request.ip), reply);
    const given = read(createBody, request.body);
    await rateLimits.count(limits.createAccount, `${given.email} ${addressKey(request.ip)}`, reply);
    const account = await accounts.create({ ...given, id: madeId(given.userId), name: given.name.trim() });
    return reply.code(201).send(presentAccount(account));
  });

  app.get('/account', async (request) => {
    const { userId } = await requireLogin(callers, request);
    return presentAccount(await accounts.get(userId));
  });
}
