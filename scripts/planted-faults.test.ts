// `npm run bench -- planted` applies the patches of tests/model/planted to the code. When the code changes, they must still apply.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps.mjs';

const FOLDER = 'tests/model/planted';
const patches = readdirSync(join(root, FOLDER)).map((name) => `${FOLDER}/${name}`);

const apply = (...args: string[]) => execFileSync('git', ['apply', ...args], { cwd: root, encoding: 'utf8' });

/** What git says against a patch; undefined if it applies. */
function whyNot(patch: string): string | undefined {
  try {
    apply('--check', patch);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe('the planted faults', () => {
  it('are ten, and each begins with a sentence that says what goes wrong', () => {
    const sentences = patches.map((patch) => readFileSync(join(root, patch), 'utf8').split('\n')[0] ?? '');
    expect(sentences.filter((line) => !/^\p{Lu}.*\.$/u.test(line))).toEqual([]);
    expect(new Set(sentences).size).toBe(10);
  });

  it('can be planted in the code as it is now', ({ skip }) => {
    if (!existsSync(join(root, '.git'))) skip('Only git can tell, in a repository.');
    expect(patches.flatMap((patch) => whyNot(patch) ?? [])).toEqual([]);
  });

  it('change what the server does, and no test', ({ skip }) => {
    if (!existsSync(join(root, '.git'))) skip('Only git can tell, in a repository.');
    const changed = patches.flatMap((patch) => apply('--numstat', patch).trim().split('\n'));
    const paths = changed.map((line) => line.split('\t')[2] ?? '');
    expect(paths.filter((path) => !/^(domain|server)\//.test(path) || /\.test\./.test(path))).toEqual([]);
  });
});
