import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { lockAccountOf } from '#server/accounts/account-ownership.ts';
import { requireRecentProof } from '#server/accounts/proofs/recent-proof.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { users } from '#server/collections/users.ts';
import { uniqueViolation } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { tellOwnerOfChange } from '#server/mail/change-notices.ts';
import { NO_EXTENSIONS, type RegistrationAnswer } from './answers.ts';
import { type Passkey, passkeysOf, storeChallenge, takeChallenge } from './stored-passkeys.ts';
import { type Asked, requireRelyingParty, verified, webAuthn } from './web-authn.ts';

/** Passkeys that an account may have. */
const MAX_PASSKEYS = 10;

export interface AddingPasskeys {
  /** Throws Failure user_challenge_required when the session is old; passkey_too_many, passkey_refused. */
  askToAdd(session: Session): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>>;
  /** Throws Failure passkey_refused, passkey_too_many, user_challenge_required. */
  add(
    session: Session,
    given: { challengeId: string; response: RegistrationAnswer; name: string },
  ): Promise<Passkey>;
}

/** Adds passkeys to the account of whoever is signed in. */
export function addingPasskeys(engine: EngineDeps): AddingPasskeys {
  const relyingParty = () => requireRelyingParty(engine.settings);
  return {
    askToAdd: (session) =>
      runUnitOfWork(engine, SYSTEM, async (work) => {
        await lockAccountOf(work, session);
        await requireRecentProof(work, session);
        const { account } = session;
        const known = await work.sql.query<{ id: string }>(
          sql`select credential as id from passkeys where account = ${account}`,
        );
        if (known.length >= MAX_PASSKEYS) throw new Failure('passkey_too_many');
        const profile = await find(work.sql, users, account);
        const { name, email, phone } = profile?.data ?? {};
        const userName = email || (phone && String(phone)) || name || account;
        const { generateRegistrationOptions } = await webAuthn();
        const options = await generateRegistrationOptions({
          rpName: work.site.shop.name,
          rpID: relyingParty().id,
          userID: new TextEncoder().encode(account),
          userName,
          userDisplayName: name || userName,
          attestationType: 'none',
          excludeCredentials: known,
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
        return {
          challengeId: await storeChallenge(work, { account, challenge: options.challenge }),
          options,
        };
      }),

    async add(session, { challengeId, response, name }) {
      const { account } = session;
      const work = runUnitOfWork(engine, SYSTEM, async (work) => {
        await lockAccountOf(work, session);
        await requireRecentProof(work, session);
        const expectedChallenge = await takeChallenge(work, { id: challengeId, account });
        if (expectedChallenge === undefined) return undefined;
        const { id: expectedRPID, origins: expectedOrigin } = relyingParty();
        const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
        const { verifyRegistrationResponse } = await webAuthn();
        const answer = await verified(() =>
          verifyRegistrationResponse({ response: { ...response, ...NO_EXTENSIONS }, ...expected }),
        );
        if (!answer?.registrationInfo) return undefined;
        const { credential } = answer.registrationInfo;
        if ((await passkeysOf(work.sql, account)).length >= MAX_PASSKEYS)
          throw new Failure('passkey_too_many');
        await tellOwnerOfChange(work, account, 'passkey');
        const added: Passkey = { id: uniqueId(), name, created: work.now, lastUsed: null };
        await work.sql.execute(
          sql`insert into passkeys (id, account, credential, public_key, counter, transports, name, created)
            values (${added.id}, ${account}, ${credential.id}, ${Buffer.from(credential.publicKey)},
              ${credential.counter}, ${credential.transports ?? []}, ${name}, ${work.now})`,
        );
        work.emitAccountEvent(account, `passkeys.${added.id}.create`);
        return added;
      });
      // Thrown after the transaction, because a rollback would make the challenge usable again.
      const added = await work.catch((error: unknown) => {
        throw uniqueViolation(error) === undefined ? error : new Failure('passkey_refused');
      });
      if (!added) throw new Failure('passkey_refused');
      return added;
    },
  };
}
