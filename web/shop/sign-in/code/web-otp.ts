import { useEffect, useEffectEvent } from 'react';

/** The parts of WebOTP that this page uses; TypeScript's library does not have them. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** Calls `onCode` with the code of a text message to this site, if the browser reads it and the person agrees. */
export function useCodeFromMessage(sent: string, onCode: (code: string) => void): void {
  const arrived = useEffectEvent(onCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is waited for anew
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = credential && 'code' in credential ? credential.code : undefined;
        if (typeof code === 'string') arrived(code);
      },
      // Refused, unsupported or no longer needed: people type the code.
      () => undefined,
    );
    return () => waiting.abort();
  }, [sent]);
}
