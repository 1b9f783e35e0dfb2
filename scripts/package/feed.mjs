// The signed list of versions that kitchens may ask for (UPDATE_FEED_URL), and the public key that releases bring for it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../steps.mjs';
import { SIGNING_KEY } from './sign.mjs';

/** The list's file in a release. Its address is what UPDATE_FEED_URL is set to. */
export const FEED = 'updates.json';
/** Where people get the files, for the list; read from the environment at release time. */
export const DOWNLOAD_PAGE = 'RASOI_DOWNLOAD_PAGE';
/** The public key, in the build and so in all that is packed of it. */
export const KEY_FILE = 'build/update-key.pub';
/** Notes of a version for owners, by language. Without its file they are those of the changelog. */
const NOTES = 'docs/release-notes';
/** As many as the reader takes (domain/operation/updates.ts). */
const MOST_RELEASES = 50;
const MOST_NOTES = 12;
const LONGEST_NOTE = 400;

/**
 * Writes the public key of the signing key into the build; without a key there is none in it.
 * @param {string} root @param {string | undefined} key the file of the secret key
 * @throws Failure if minisign refuses the key
 */
export function bringKey(root, key) {
  const file = join(root, KEY_FILE);
  rmSync(file, { force: true });
  if (!key) return;
  const folder = mkdtempSync(join(tmpdir(), 'rasoi-key-'));
  try {
    const made = join(folder, 'key.pub');
    execFileSync('minisign', ['-R', '-s', key, '-p', made], { stdio: ['inherit', 'ignore', 'inherit'] });
    const line = readFileSync(made, 'utf8')
      .split('\n')
      .find((each) => each.startsWith('RW'));
    writeFileSync(file, `${line}\n`);
  } catch (error) {
    throw new Failure(`The public key of ${SIGNING_KEY}=${key} could not be made: ${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The list of the changelog's versions, newest first. The same commit gives the same text.
 * @param {string} root @param {Date} made @param {string | undefined} page where people get the files
 * @throws Failure if the page is no https address
 */
export function updateFeed(root, made, page) {
  if (page && !page.startsWith('https://')) throw new Failure(`${DOWNLOAD_PAGE} must begin with https://`);
  const [, ...sections] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const releases = sections.flatMap((section) => {
    const [, version, date] = /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)/.exec(section) ?? [];
    if (!version) return [];
    return [
      { version, date, security: /^### Security$/m.test(section), notes: notesOf(root, version, section) },
    ];
  });
  const feed = {
    product: 'rasoi',
    made: made.toISOString(),
    ...(page && { page }),
    releases: releases.slice(0, MOST_RELEASES),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** @param {string} root @param {string} version @param {string} section of the changelog */
function notesOf(root, version, section) {
  const file = join(root, NOTES, `${version}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const notes = section
    .split(/^- /m)
    .slice(1)
    .map((entry) => plain(entry.split(/\n(?=\S)|\n\n/)[0] ?? ''));
  return { en: notes.slice(0, MOST_NOTES) };
}

/** An entry of a changelog without marks, at most as long as a note may be. @param {string} markdown */
function plain(markdown) {
  const text = markdown
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .trim();
  return text.length <= LONGEST_NOTE ? text : `${text.slice(0, LONGEST_NOTE - 1).replace(/\s\S*$/, '')}…`;
}
