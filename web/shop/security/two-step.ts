import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { AuthenticationFactor, AuthenticatorType, type Models } from 'appwrite';
import { useRef } from 'react';
import type { Ways } from '#web/lib/can-send.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY } from '#web/lib/session/current-user.ts';
import { FACTORS_KEY, SOMEBODY } from '#web/lib/session/unfinished-session.ts';

/** Second factors, by their names on the wire. */
export type Way = 'totp' | 'email' | 'phone' | 'recoverycode';

const FACTORS: Record<Way, AuthenticationFactor> = {
  totp: AuthenticationFactor.Totp,
  email: AuthenticationFactor.Email,
  phone: AuthenticationFactor.Phone,
  recoverycode: AuthenticationFactor.Recoverycode,
};

const TOTP = AuthenticatorType.Totp;
/** The most codes that can be tried for one challenge; then a new challenge is needed. */
const GUESSES = 5;

/** The second factors of an account. @param who the person's id, if it is known */
export function factorsQuery({ account }: Sdk, who = SOMEBODY) {
  return queryOptions({ queryKey: [...FACTORS_KEY, who], queryFn: () => account.listMfaFactors() });
}

/**
 * The second factors of an account, the best first. If the kitchen sends no mails or no text messages, an admin has to pass on such a
 * code, so it is offered only if there is no other factor.
 */
export function waysOf(factors: Models.MfaFactors, canSend: Ways): Way[] {
  const ways: [Way, boolean][] = [
    ['totp', factors.totp],
    ['email', factors.email],
    ['phone', factors.phone],
    ['recoverycode', factors.recoveryCode],
  ];
  const available = ways.filter(([, has]) => has).map(([way]) => way);
  const atOnce = available.filter(
    (way) => (way !== 'email' || canSend.email) && (way !== 'phone' || canSend.text),
  );
  return atOnce.length === 0 ? available : atOnce;
}

/**
 * Creates challenges and answers them: `send` requests a code; `prove` resolves if the code was correct and rejects
 * otherwise.
 */
export function useChallenge() {
  const { account } = useSdk();
  const open = useRef(new Map<Way, { id: string; guesses: number }>());
  const ask = async (way: Way) => {
    const { $id } = await account.createMfaChallenge(FACTORS[way]);
    const asked = { id: $id, guesses: 0 };
    open.current.set(way, asked);
    return asked;
  };
  return {
    send: ask,
    async prove(way: Way, code: string): Promise<void> {
      const known = open.current.get(way);
      const used =
        known && (known.guesses < GUESSES || way === 'email' || way === 'phone') ? known : await ask(way);
      used.guesses++;
      await account.updateMfaChallenge(used.id, code);
      open.current.delete(way);
    },
  };
}

/** Resolves to undefined if the server refuses because an earlier try has already done this. */
async function unlessRefused<T>(type: string, task: Promise<T>): Promise<T | undefined> {
  try {
    return await task;
  } catch (error) {
    if (refusalOf(error)?.type !== type) throw error;
    return undefined;
  }
}

/** Turns two-step login on and off, and makes recovery codes. */
export function useTwoStep() {
  const { account } = useSdk();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [CURRENT_USER_KEY, FACTORS_KEY, ['sessions']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return {
    /** Creates the secret for an authenticator app; undefined when the account already has a verified app. */
    begin: () => unlessRefused('user_authenticator_already_verified', account.createMfaAuthenticator(TOTP)),
    /**
     * Verifies the app by a code, if one is given, and turns two-step login on. Resolves to recovery codes when the
     * account had none.
     */
    async turnOn(code?: string): Promise<string[] | undefined> {
      if (code !== undefined)
        await unlessRefused(
          'user_authenticator_already_verified',
          account.updateMfaAuthenticator(TOTP, code),
        );
      const made = await unlessRefused(
        'user_recovery_codes_already_exists',
        account.createMfaRecoveryCodes(),
      );
      await account.updateMFA(true);
      await refresh();
      return made?.recoveryCodes;
    },
    /** Turns two-step login off and removes the app. The session must have passed a challenge recently. */
    async turnOff(): Promise<void> {
      await account.updateMFA(false);
      await unlessRefused('user_authenticator_not_found', account.deleteMfaAuthenticator(TOTP));
      await refresh();
    },
    /** Replaces the recovery codes. The session must have passed a challenge recently. */
    async newCodes(): Promise<string[]> {
      const replaced = await unlessRefused('user_recovery_codes_not_found', account.updateMfaRecoveryCodes());
      const { recoveryCodes } = replaced ?? (await account.createMfaRecoveryCodes());
      await refresh();
      return recoveryCodes;
    },
  };
}
