import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { AuthenticationFactor, AuthenticatorType, type Models } from 'appwrite';
import { useRef } from 'react';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY } from '#web/lib/session/current-user.ts';
import { FACTORS_KEY, SOMEBODY } from '#web/lib/session/second-step.ts';

/** Ways to prove oneself a second time, by their names on the wire. */
export type Way = 'totp' | 'email' | 'phone' | 'recoverycode';

const FACTORS: Record<Way, AuthenticationFactor> = {
  totp: AuthenticationFactor.Totp,
  email: AuthenticationFactor.Email,
  phone: AuthenticationFactor.Phone,
  recoverycode: AuthenticationFactor.Recoverycode,
};

const TOTP = AuthenticatorType.Totp;
/** Guesses one challenge takes; then there is another to be asked for. */
const GUESSES = 5;

/** What an account has to prove itself with. @param who the person's id, once it is known */
export function factorsQuery({ account }: Sdk, who = SOMEBODY) {
  return queryOptions({ queryKey: [...FACTORS_KEY, who], queryFn: () => account.listMfaFactors() });
}

/**
 * The ways there are, the best first. Where no mail leaves the kitchen, a code by e-mail is the last resort: an admin
 * has to pass it on.
 */
export function waysOf(factors: Models.MfaFactors, mailConfigured: boolean): Way[] {
  const ways: [Way, boolean][] = [
    ['totp', factors.totp],
    ['email', factors.email],
    ['phone', factors.phone],
    ['recoverycode', factors.recoveryCode],
  ];
  const there = ways.filter(([, has]) => has).map(([way]) => way);
  const others = there.filter((way) => way !== 'email');
  return mailConfigured || others.length === 0 ? there : others;
}

/** Asks for challenges and answers them: `send` has a code sent, `prove` resolves once a code was right. */
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

/** Goes on where an earlier try has already been. */
async function unless<T>(type: string, task: Promise<T>): Promise<T | undefined> {
  try {
    return await task;
  } catch (error) {
    if (refusalOf(error)?.type !== type) throw error;
    return undefined;
  }
}

/** Turns two-step login on and off. */
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
    /** The secret for an app; undefined when an app is proven already. */
    begin: () => unless('user_authenticator_already_verified', account.createMfaAuthenticator(TOTP)),
    /** Proves the app if that is to be done, and turns it on. Resolves to new recovery codes, if there were none. */
    async turnOn(code?: string): Promise<string[] | undefined> {
      if (code !== undefined)
        await unless('user_authenticator_already_verified', account.updateMfaAuthenticator(TOTP, code));
      const made = await unless('user_recovery_codes_already_exists', account.createMfaRecoveryCodes());
      await account.updateMFA(true);
      await refresh();
      return made?.recoveryCodes;
    },
    /** After a challenge. */
    async turnOff(): Promise<void> {
      await account.updateMFA(false);
      await unless('user_authenticator_not_found', account.deleteMfaAuthenticator(TOTP));
      await refresh();
    },
    /** After a challenge. */
    async newCodes(): Promise<string[]> {
      const replaced = await unless('user_recovery_codes_not_found', account.updateMfaRecoveryCodes());
      const { recoveryCodes } = replaced ?? (await account.createMfaRecoveryCodes());
      await refresh();
      return recoveryCodes;
    },
  };
}
