// Signatures of minisign (https://jedisct1.github.io/minisign/). Only their form is read here; hash and signature are checked
// by OpenSSL, through Node.
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The letters before a public key, and before the signature of a file's BLAKE2b hash. */
const OF_KEY = 'Ed';
const OF_HASH = 'ED';
const ID_BYTES = 8;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const COMMENT = 'trusted comment: ';

/** Splits what minisign writes in one line: two letters, the id of the key, and the rest. Undefined if it is none of this length. */
function parts(line: string, letters: string, rest: number) {
  const bytes = Buffer.from(line, 'base64');
  const isWhole = bytes.length === letters.length + ID_BYTES + rest;
  if (!isWhole || bytes.subarray(0, letters.length).toString('latin1') !== letters) return undefined;
  const id = bytes.subarray(letters.length, letters.length + ID_BYTES);
  return { id, rest: bytes.subarray(letters.length + ID_BYTES) };
}

const keyOf = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' });

/** Whether the signature, as in a file `.minisig`, is one of these bytes and of its own comment, by this key (`RW…`). */
export function isSigned(content: Buffer, signature: string, publicKey: string): boolean {
  const key = parts(publicKey, OF_KEY, KEY_BYTES);
  const [, signed = '', commented = '', whole = ''] = signature.split(/\r?\n/);
  const own = parts(signed, OF_HASH, SIGNATURE_BYTES);
  const ofBoth = Buffer.from(whole, 'base64');
  if (!key || !own?.id.equals(key.id)) return false;
  if (!commented.startsWith(COMMENT) || ofBoth.length !== SIGNATURE_BYTES) return false;
  const object = keyOf(key.rest);
  const hash = createHash('blake2b512').update(content).digest();
  const comment = Buffer.from(commented.slice(COMMENT.length));
  return (
    verify(null, hash, object, own.rest) && verify(null, Buffer.concat([own.rest, comment]), object, ofBoth)
  );
}
