import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The challenge of the server, as pages pass it to an authenticator. */
interface Asked {
  challengeId: string;
  options: { challenge: string };
}

/** The ways in which a dishonest browser or authenticator lies. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userHandle?: string;
  counter?: number;
  /** False means that nobody has unlocked the authenticator. */
  userVerified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Plays a phone or security key in tests: it has one passkey for a site, and answers challenges with it. */
export class SoftwareAuthenticator {
  readonly #site: { rpId: string; origin: string };
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #credential = randomBytes(32);
  #counter = 0;
  #account = '';

  constructor(site: { rpId: string; origin: string }) {
    this.#site = site;
  }

  #data(flags: number, lies: Lies): Buffer {
    this.#counter = lies.counter ?? this.#counter + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const verified = lies.userVerified === false ? 0 : VERIFIED;
    return Buffer.concat([
      sha256(lies.rpId ?? this.#site.rpId),
      Buffer.from([PRESENT | verified | flags]),
      counter,
    ]);
  }

  #client(type: string, asked: Asked, lies: Lies): string {
    const challenge = lies.challenge ?? asked.options.challenge;
    return JSON.stringify({ type, challenge, origin: lies.origin ?? this.#site.origin, crossOrigin: false });
  }

  #named() {
    const id = base64url(this.#credential);
    return { id, rawId: id, type: 'public-key' } as const;
  }

  /** The answer that adds its passkey to an account. */
  register(asked: Asked & { options: { user: { id: string } } }, name: string, lies: Lies = {}) {
    this.#account = asked.options.user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const authData = Buffer.concat([
      this.#data(HAS_CREDENTIAL, lies),
      Buffer.alloc(16),
      Buffer.from([0, this.#credential.length]),
      this.#credential,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const response = {
      clientDataJSON: base64url(this.#client('webauthn.create', asked, lies)),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    };
    return { challengeId: asked.challengeId, name, response: { ...this.#named(), response } };
  }

  /** The answer that signs in with its passkey. */
  signIn(asked: Asked, lies: Lies = {}) {
    const clientData = this.#client('webauthn.get', asked, lies);
    const authData = this.#data(0, lies);
    const response = {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(
        sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey),
      ),
      userHandle: lies.userHandle ?? this.#account,
    };
    return { challengeId: asked.challengeId, response: { ...this.#named(), response } };
  }
}
