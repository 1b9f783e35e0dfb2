import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { lockAccount, lockAccountOf } from '#server/accounts/account-ownership.ts';
import type { NewSessionClient } from '#server/accounts/accounts.ts';
import { tellOwnerOfChange } from '#server/accounts/proofs/change-notices.ts';
import { requireRecentProof } from '#server/accounts/proofs/recent-proof.ts';
import { addProvenFactors, openSession } from '#server/accounts/sessions.ts';
import type { OpenedSession } from '#server/accounts/sign-in/arrival.ts';
import { users } from '#server/collections/users.ts';
import { uniqueViolation } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { uniqueId } from '#server/http/params.ts';
import { type AuthenticationAnswer, NO_EXTENSIONS, type RegistrationAnswer } from './answers.ts';
import { relyingPartyOf } from './relying-party.ts';
import {
  findCredential,
  type Passkey,
  passkeysOf,
  storeChallenge,
  takeChallenge,
} from './stored-passkeys.ts';

/** Loaded with its first use, because its many packages for certificates are a tenth of the server's start. */
const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys that an account may have. */
const MAX_PASSKEYS = 10;

/** What the browser passes to the authenticator, with the id under which its answer is sent. */
interface Asked<Options> {
  challengeId: string;
  options: Options;
}

/** Passkeys: adding, naming and removing them, and signing in with one. */
export interface Passkeys {
  /** Throws Failure user_challenge_required when the session is old; passkey_too_many, passkey_refused. */
  askToAdd(session: Session): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>>;
  /** Throws Failure passkey_refused, passkey_too_many, user_challenge_required. */
  add(
    session: Session,
    given: { challengeId: string; response: RegistrationAnswer; name: string },
  ): Promise<Passkey>;
  /** Throws Failure passkey_not_found. */
  rename(session: Session, id: string, name: string): Promise<Passkey>;
  /** Throws Failure passkey_not_found. */
  remove(session: Session, id: string): Promise<void>;
  /** Throws Failure passkey_refused. */
  askToSignIn(): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>>;
  /** Throws Failure passkey_refused for every answer that proves nothing; user_blocked. */
  signIn(
    given: { challengeId: string; response: AuthenticationAnswer },
    visit: NewSessionClient,
  ): Promise<OpenedSession>;
}

/** Runs a verification. Undefined if it fails, or throws as the library does for malformed answers. */
async function verified<Answer extends { verified: boolean }>(verify: () => Promise<Answer>) {
  const answer = await verify().catch(() => undefined);
  return answer?.verified ? answer : undefined;
}

export function createPasskeys(engine: EngineDeps): Passkeys {
  const site = relyingPartyOf(engine.settings.publicUrl);
  const relyingParty = () => {
    if (!site) throw new Failure('passkey_refused');
    return site;
  };

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

    rename: (session, id, name) =>
      runUnitOfWork(engine, SYSTEM, async (work) => {
        await lockAccountOf(work, session);
        const { account } = session;
        await work.sql.execute(
          sql`update passkeys set name = ${name} where id = ${id} and account = ${account}`,
        );
        const renamed = (await passkeysOf(work.sql, account)).find((each) => each.id === id);
        if (!renamed) throw new Failure('passkey_not_found');
        return renamed;
      }),

    remove: (session, id) =>
      runUnitOfWork(engine, SYSTEM, async (work) => {
        await lockAccountOf(work, session);
        const removed = await work.sql.query(
          sql`delete from passkeys where id = ${id} and account = ${session.account} returning id`,
        );
        if (removed.length === 0) throw new Failure('passkey_not_found');
        await tellOwnerOfChange(work, session.account, 'passkey');
        work.emitAccountEvent(session.account, `passkeys.${id}.delete`);
      }),

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
