import { createHmac, hkdfSync } from 'node:crypto';
import { seal, unseal } from '#server/db/sealing.ts';

/** Secrets derived from a provider's client secret, which is not stored in the database. */
export interface Secrets {
  /** Derives 43 characters from the state, so that the flow's verifier and nonce need not be stored. */
  derive(purpose: 'verifier' | 'nonce', state: string): string;
  seal(owner: string, text: string): string;
  unseal(owner: string, sealed: string): string;
}

export function secretsOf(clientSecret: string): Secrets {
  const key = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', clientSecret, 'rasoi oauth2', purpose, 32));
  const sealing = key('tokens');
  return {
    derive: (purpose, state) => createHmac('sha256', key(purpose)).update(state).digest('base64url'),
    seal: (owner, text) => (text === '' ? '' : seal(sealing, owner, text).toString('base64')),
    unseal(owner, sealed) {
      if (sealed === '') return '';
      try {
        return unseal(sealing, owner, Buffer.from(sealed, 'base64'));
      } catch {
        return '';
      }
    },
  };
}
