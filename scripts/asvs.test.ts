// What docs/asvs.md says of each requirement of OWASP, against the list of ids and the files that it names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps.mjs';

/** Levels 1 and 2 of ASVS 5.0.0: a section, and its requirements. */
const ASKED: Record<string, readonly number[]> = {
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
};
/** Sections whose requirements ask for documents. */
const DOCUMENTATION = ['2.1', '5.1', '6.1', '7.1', '8.1', '14.1'];

const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , state = '', reason = '']) => ({
    id,
    state,
    reason,
    files: reason.match(/(?<=`)[\w./-]+\.(ts|md|json)(?=`)/g) ?? [],
  }));

const isTest = (file: string) => /\.(test|spec)\.ts$/.test(file);
const isDocument = (file: string) => /\.md$|^docs\/.*\.json$/.test(file);

describe('docs/asvs.md', () => {
  it('has each requirement once, in the order of OWASP', () => {
    const ids = Object.entries(ASKED).flatMap(([section, numbers]) => numbers.map((n) => `${section}.${n}`));
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it.each(rows)('says of $id in one of three words how it stands, and why', ({ state, reason }) => {
    expect(['holds', 'does not', 'not applicable']).toContain(state);
    expect(reason).not.toBe('');
  });

  it.each(rows.filter(({ files }) => files.length > 0))('names files of $id that exist', ({ files }) => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it.each(rows.filter(({ state }) => state === 'holds'))(
    'shows by tests or documents that $id holds',
    (row) => {
      const asksForDocument = DOCUMENTATION.includes(row.id.replace(/\.\d+$/, ''));
      expect(row.files.length).toBeGreaterThan(0);
      expect(row.files.filter((file) => !(asksForDocument ? isDocument : isTest)(file))).toEqual([]);
    },
  );

  it('counts right how many hold', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(page.replace(/\s+/g, ' ')).toContain(
      `Of ${rows.length} requirements ${count('holds')} hold, ${count('does not')} do not and ${count('not applicable')} do not apply.`,
    );
  });

  it.each(['SECURITY.md', 'README.md'])('is found from %s', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain('](docs/asvs.md)');
  });
});
