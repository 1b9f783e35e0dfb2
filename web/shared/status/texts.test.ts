import { expect, it } from 'vitest';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import type { SystemStatus } from '#domain/operation/status.ts';
import { stateWords } from './state-words.ts';
import { statusTexts } from './texts.ts';

const statusTextsHindi = textsIn('hi', { statusTexts }).statusTexts;

const status = (backup: Partial<SystemStatus['backup']>): SystemStatus => ({
  database: { kind: 'embedded', isAway: false, version: '18.4', size: 42_000_000 },
  mail: { hasServer: true, waiting: 0, oldest: 0 },
  codes: { sent: 0, most: 300 },
  disk: null,
  backup: { isScheduled: false, last: null, failed: false, isLate: true, ...backup },
  version: '1.0.0',
});
const last = { at: '2026-11-22T22:00:00.000Z', size: 12_000_000 };

// OPS-9
it.each([
  ['English', statusTexts, 'Does not answer', 'Not known now'],
  ['Hindi', statusTextsHindi, 'जवाब नहीं दे रहा है', 'अभी पता नहीं'],
] as const)(
  'a database that does not answer is told in %s, and nothing that only it knows',
  (_language, texts, away, unknown) => {
    const { backup, database, ...rest } = status({ last });
    const shown = { ...rest, backup, database: { ...database, isAway: true } };
    const { states } = texts;
    const parts = ['database', 'mail', 'codes', 'backup'] as const;
    expect(parts.map((part) => stateWords(states, part, shown))).toEqual([away, unknown, unknown, unknown]);
  },
);

// BACKUP-11
it.each([
  ['English', statusTexts, 'Backups are off (BACKUP_EVERY is 0).', 'Last good one, of'],
  ['Hindi', statusTextsHindi, 'बैकअप बंद हैं (BACKUP_EVERY 0 है)।', 'पिछला सही बैकअप'],
] as const)(
  'that backups are off is told in %s, with the last good one',
  (_language, texts, off, lastGood) => {
    expect(stateWords(texts.states, 'backup', status({}))).toBe(off);
    expect(stateWords(texts.states, 'backup', status({ last }))).toMatch(`${off} ${lastGood}`);
    expect(stateWords(texts.states, 'backup', status({ isScheduled: true, last }))).not.toContain(off);
  },
);
