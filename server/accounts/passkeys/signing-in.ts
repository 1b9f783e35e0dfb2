import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { lockAccount } from '#server/accounts/account-ownership.ts';
import type { NewSessionClient } from '#server/accounts/accounts.ts';
import { addProvenFactors, openSession } from '#server/accounts/sessions/sessions.ts';
import type { OpenedSession } from '#server/accounts/sign-in/arrival.ts';
import { Failure } from '#server/base/failure.ts';
import { users } from '#server/collections/users.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { type AuthenticationAnswer, NO_EXTENSIONS } from './answers.ts';
import { findCredential, storeChallenge, takeChallenge } from './stored-passkeys.ts';
import { type Asked, requireRelyingParty, verified, webAuthn } from './web-authn.ts';

export interface PasskeySignIn {
  /** Throws Failure passkey_refused. */
  askToSignIn(): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>>;
  /** Throws Failure passkey_refused if the answer proves nothing, and user_blocked if the account is blocked. */
  signIn(
    given: { challengeId: string; response: AuthenticationAnswer },
    visit: NewSessionClient,
  ): Promise<OpenedSession>;
}

/** Signs people in with their passkeys. */
export function passkeySignIn(engine: EngineDeps): PasskeySignIn {
  const relyingParty = () => requireRelyingParty(engine.settings);
  return {
    askToSignIn: () =>
      runUnitOfWork(engine, SYSTEM, async (work) => {
        const { generateAuthenticationOptions } = await webAuthn();
        const options = await generateAuthenticationOptions({
          rpID: relyingParty().id,
          userVerification: 'required',
        });
        const challenge = { account: null, challenge: options.challenge };
        return { challengeId: await storeChallenge(work, challenge), options };
      }),

    async signIn({ challengeId, response }, { sessionId, ip, userAgent }) {
      const opened = await runUnitOfWork(engine, SYSTEM, async (work) => {
        const expectedChallenge = await takeChallenge(work, { id: challengeId, account: null });
        const [owner] = await work.sql.query<{ account: string }>(
          sql`select account from passkeys where credential = ${response.id}`,
        );
        if (expectedChallenge === undefined || !owner) return undefined;
        const account = await lockAccount(work, owner.account);
        const stored = await findCredential(work, response.id);
        if (!account || stored?.account !== account.id) return undefined;
        if (Buffer.from(response.response.userHandle, 'base64url').toString() !== account.id)
          return undefined;
        const { id: expectedRPID, origins: expectedOrigin } = relyingParty();
        const { verifyAuthenticationResponse } = await webAuthn();
        const answer = await verified(() =>
          verifyAuthenticationResponse({
            response: { ...response, ...NO_EXTENSIONS },
            expectedChallenge,
            expectedOrigin,
            expectedRPID,
            requireUserVerification: true,
            credential: {
              id: stored.credential,
              publicKey: new Uint8Array(stored.public_key),
              counter: stored.counter,
            },
          }),
        );
        if (!answer) return undefined;
        if (!account.active) throw new Failure('user_blocked');
        await work.sql.execute(
          sql`update passkeys set counter = ${answer.authenticationInfo.newCounter}, last_used = ${work.now}
            where id = ${stored.id}`,
        );
        await work.updateWhere(users, equal(users.fields.id, account.id), { accessedAt: work.now });
        const { session, secret } = await openSession(work, {
          id: sessionId,
          account: account.id,
          provider: 'passkey',
          providerUid: stored.id,
          // The device, and what unlocked it: two factors, so two-step login asks for no more (decision 60).
          factors: ['passkey', 'userVerification'],
          ip,
          userAgent,
          now: work.now,
        });
        return { session: (await addProvenFactors(work, session, [], work.now)) ?? session, secret };
      });
      // Thrown after the transaction, because a rollback would make the challenge usable again.
      if (!opened) throw new Failure('passkey_refused');
      return opened;
    },
  };
}
