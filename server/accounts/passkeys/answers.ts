import * as v from 'valibot';
import { text } from '#server/http/params.ts';

// The answers of authenticators. Only the parts that are verified are read; the browser sends more.

/** Base64url of a signature or key. It has a few hundred characters, with an attestation a few thousand. */
const bytes = text(20_000);
/** A credential id has at most 1023 bytes. */
const credentialId = v.pipe(text(1400), v.minLength(1));
const type = v.literal('public-key', 'Value must be one of (public-key)');

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transports = v.pipe(
  v.array(text(32)),
  v.maxLength(10),
  v.transform((given) => TRANSPORTS.filter((each) => given.includes(each))),
);

const same = {
  id: credentialId,
  rawId: credentialId,
  type,
};

export const registrationAnswer = v.object({
  ...same,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(transports, []),
  }),
});

export const authenticationAnswer = v.object({
  ...same,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: text(200),
  }),
});

export type RegistrationAnswer = v.InferOutput<typeof registrationAnswer>;
export type AuthenticationAnswer = v.InferOutput<typeof authenticationAnswer>;

/** The results of extensions, which the types of the library require. No extension is requested. */
export const NO_EXTENSIONS = { clientExtensionResults: {} };
