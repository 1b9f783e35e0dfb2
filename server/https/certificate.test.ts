import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { AcmeRefusal } from './acme-requests.ts';
import { mayTry, readFailedAttempt, recordFailure } from './attempts.ts';
import { type Certificate, isDue, isUsable, RENEWED_AT } from './certificate.ts';
import { certificateFinding } from './certificate-finding.ts';
import { problemOf } from './problems.ts';
import type { SecretStore } from './secret-store.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-23T12:00:00Z');
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY);

/** A certificate of 90 days with so many days left. */
const withDaysLeft = (left: number): Certificate => ({
  ...{ pem: '', domain: 'khana.example' },
  ...{ from: daysFromNow(left - 90), until: daysFromNow(left) },
});

// HTTPS-4
it('a certificate is due when a third of its life is left, or if it is for another domain', () => {
  const due = (certificate: Certificate | undefined) => isDue(certificate, 'khana.example', NOW);
  expect([undefined, withDaysLeft(31), withDaysLeft(30)].map(due)).toEqual([true, false, true]);
  expect(due({ ...withDaysLeft(80), domain: 'rasoi.example' })).toBe(true);
  expect(isUsable(withDaysLeft(1), 'khana.example', NOW)).toBe(true);
  expect(isUsable(withDaysLeft(0), 'khana.example', NOW)).toBe(false);
});

function memoryStore(): SecretStore {
  const texts = new Map<string, string>();
  return {
    read: async (name) => texts.get(name),
    async write(name, text) {
      texts.set(name, text);
    },
    keepFirst: async (_name, text) => text,
  };
}

// HTTPS-5
it('failed attempts are repeated ever more seldom, and never before the authority allows it', async () => {
  const store = memoryStore();
  const minutes = async (error: Error) =>
    ((await recordFailure(store, error, NOW)).next - NOW.getTime()) / 60_000;
  const refused = new AcmeRefusal('unauthorized', 'no');
  const pauses = [];
  for (let failure = 0; failure < 7; failure++) pauses.push(await minutes(refused));
  expect(pauses).toEqual([2, 10, 30, 60, 180, 360, 360]);
  expect(await minutes(new AcmeRefusal('rateLimited', 'wait', 36_000))).toBe(600);
  const limited = await readFailedAttempt(store);
  expect(mayTry(limited, daysFromNow(0.1), true)).toBe(false);
  expect(mayTry(limited, daysFromNow(1), false)).toBe(true);
});

// HTTPS-5
it('a new start tries again at once, but not in a circle of crashes', async () => {
  const failed = await recordFailure(memoryStore(), new AcmeRefusal('dns', 'no such name'), NOW);
  expect(mayTry(undefined, NOW, false)).toBe(true);
  expect(mayTry(failed, new Date(NOW.getTime() + 30_000), true)).toBe(false);
  expect(mayTry(failed, new Date(NOW.getTime() + 90_000), true)).toBe(true);
  expect(mayTry(failed, new Date(NOW.getTime() + 90_000), false)).toBe(false);
});

// HTTPS-5
it.each([
  [new AcmeRefusal('dns', ''), 'noDns'],
  [new AcmeRefusal('unauthorized', ''), 'elsewhere'],
  [new AcmeRefusal('connection', ''), 'unreachable'],
  [new AcmeRefusal('caa', ''), 'forbidden'],
  [new AcmeRefusal('rateLimited', ''), 'rateLimited'],
  [new AcmeRefusal('HTTP 503', ''), 'authority'],
  [new AcmeRefusal('badCSR', ''), 'other'],
  [Object.assign(new Error(), { code: 'ECONNREFUSED' }), 'offline'],
  [Object.assign(new Error(), { code: 'ENOTFOUND' }), 'offline'],
  [new DOMException('', 'TimeoutError'), 'offline'],
  [new Error('odd'), 'other'],
])('%s is told as the problem %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});

// HTTPS-5, DOCTOR-1
it('a certificate that could not be renewed is told with the reason, before and after its end', async () => {
  const failed = await recordFailure(memoryStore(), new AcmeRefusal('connection', 'port 80 is closed'), NOW);
  const told = (left: number, attempt?: typeof failed) =>
    certificateFinding('khana.example', withDaysLeft(left), attempt, NOW);
  expect(told(20, failed)).toMatchObject({
    ...{
      finding: 'certificateLate',
      state: 'attention',
      facts: [expect.stringContaining('port 80 is closed')],
    },
    at: daysFromNow(20).toISOString(),
  });
  expect(told(20)).toMatchObject({ finding: 'certificateGood', state: 'good' });
  expect(told(-1, failed)).toMatchObject({ finding: 'unreachable', state: 'broken' });
  expect(told(-1)).toMatchObject({
    ...{ finding: 'certificateOver', state: 'broken', at: daysFromNow(-1).toISOString() },
  });
});

// HTTPS-4
it('docs/https.md names the part of a life at which a certificate is renewed', () => {
  const page = readFileSync(join(PROJECT_FOLDER, 'docs/https.md'), 'utf8');
  const [, left, of] = /a third of its life is left \((\d+) of (\d+)\s+days\)/.exec(page) ?? [];
  expect(Number(left) / Number(of)).toBe(RENEWED_AT);
});
