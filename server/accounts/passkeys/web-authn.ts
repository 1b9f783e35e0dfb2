import { Failure } from '#server/base/failure.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Loaded with its first use, because its many packages for certificates are a tenth of the server's start. */
export const webAuthn = () => import('@simplewebauthn/server');

/** What the browser passes to the authenticator, with the id under which its answer is sent. */
export interface Asked<Options> {
  challengeId: string;
  options: Options;
}

/** Runs a verification. Undefined if it fails, or throws as the library does for malformed answers. */
export async function verified<Answer extends { verified: boolean }>(verify: () => Promise<Answer>) {
  const answer = await verify().catch(() => undefined);
  return answer?.verified ? answer : undefined;
}

/** The site as browsers name it to authenticators. Throws Failure passkey_refused at an address that can have no passkeys. */
export function requireRelyingParty({ publicUrl }: { publicUrl: string }) {
  const site = relyingPartyOf(publicUrl);
  if (!site) throw new Failure('passkey_refused');
  return site;
}
