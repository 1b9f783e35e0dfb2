import { useSdk } from '#web/lib/sdk/sdk.ts';

/** Requests that prove the phone number of one's profile (TRUST-3). */
export function usePhoneProof() {
  const sdk = useSdk();
  return {
    /** Sends a code to the number. */
    send: () => sdk.call<{ expire: string }>('post', 'phone-proof'),
    prove: (secret: string) => sdk.call<void>('patch', 'phone-proof', { secret }),
  };
}
