import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useLogin } from '#web/shared/sign-in/actions.ts';

interface Asked {
  challengeId: string;
  options: PublicKeyCredentialRequestOptionsJSON;
}

/** How long an offer under the email field lasts before it gets a new challenge (milliseconds). */
const RENEW = 240_000;

/**
 * Signs in with a passkey. Resolves to the person, or to null if the session still needs its second step. Rejects if the
 * person cancels.
 */
export function usePasskeyLogin() {
  const { call } = useSdk();
  const login = useLogin();
  return async ({ autofill }: { autofill: boolean }): Promise<CurrentUser | null> => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { challengeId, options } = await call<Asked>('post', 'account/sessions/passkey/challenge');
    const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill });
    return login((_, post) => post('post', 'account/sessions/passkey', { challengeId, response }));
  };
}

/** Offers the person's passkeys under the email field, in browsers that can. @param onUser called after signing in */
export function useOfferPasskeys(onUser: (user: CurrentUser) => Promise<void>): void {
  const login = usePasskeyLogin();
  const offer = useEffectEvent(async (isShown: () => boolean) => {
    const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
    if (!(await browserSupportsWebAuthnAutofill()) || !isShown()) return;
    const user = await login({ autofill: true });
    if (user && isShown()) await onUser(user);
  });
  useEffect(() => {
    let shown = true;
    // Nobody requested the offer, so its failures are not shown; the button shows its own.
    const begin = () => void offer(() => shown).catch(() => undefined);
    begin();
    const timer = setInterval(begin, RENEW);
    return () => {
      shown = false;
      clearInterval(timer);
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) =>
        WebAuthnAbortService.cancelCeremony(),
      );
    };
  }, []);
}
