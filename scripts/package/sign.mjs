// Signs a release with minisign. The key is given at release time and is never in the repository.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Failure } from '../steps.mjs';

/** Names the file of the secret key. */
export const SIGNING_KEY = 'RASOI_SIGNING_KEY';

/**
 * Checks that there is a key and a program that signs with it, before much is made in vain.
 * @param {string} key the file of the secret key
 * @throws Failure that says what to do
 */
export function checkKey(key) {
  if (!existsSync(key))
    throw new Failure(`${SIGNING_KEY}: there is no file ${key}. minisign -G makes a key.`);
  try {
    execFileSync('minisign', ['-v'], { stdio: 'ignore' });
  } catch {
    throw new Failure('minisign is missing, which signs the release. Install it: apt-get install minisign');
  }
}

/**
 * Writes `<file>.minisig`. If the key has a password, minisign asks for it.
 * @param {string} file @param {string} key the file of the secret key @param {string} says what is signed, such as 'rasoi 1.2.0'
 * @throws Failure without minisign, or if it refuses the key
 */
export function sign(file, key, says) {
  try {
    execFileSync('minisign', ['-S', '-s', key, '-m', file, '-t', says, '-c', says], {
      stdio: ['inherit', 'ignore', 'inherit'],
    });
  } catch (error) {
    throw new Failure(`The release could not be signed with ${SIGNING_KEY}=${key}: ${String(error)}`);
  }
}
