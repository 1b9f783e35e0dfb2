// What cannot be seen in one file: the index of docs/decisions, what refers to its pages, and the tests that its pages name.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps.mjs';

const folder = join(root, 'docs/decisions');
const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const numbers = pages.map((name) => Number(name.slice(0, 4)));
const packages = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Words of all pages and their index together, without the tests that they name. */
const MOST_WORDS = 20_000;
/** The last paragraph of a page. Each of its lines names a test, a rule of a check, a check or a measurement. */
const SHOWN_BY = /\n\nShown by: ([^`].*|(?:`.*\n?)+)\.\n$/;
const NOTHING = /^nothing; \S+(?: \S+){0,9}$/;
const MOST_SHOWN_BY_NOTHING = 5;

/** What is wrong with the last paragraph of a page. */
function wrongWith(page: string): string[] {
  const shownBy = SHOWN_BY.exec(page)?.[1];
  if (shownBy === undefined) return ['it does not end with ‘Shown by:’'];
  if (NOTHING.test(shownBy)) return [];
  return shownBy.split(';\n').flatMap((line) => {
    const [, path = '', quoted] = /^`([^`]+)`(?: '(.+)')?$/.exec(line) ?? [];
    const measured = /^npm run bench -- ([\w-]+)$/.exec(path)?.[1];
    const file = join(root, measured ? `bench/${measured}.ts` : path);
    if (path === '' || !existsSync(file)) return [`there is no such file: ${line}`];
    if (quoted === undefined) return isTest(path) ? [`it names no test: ${line}`] : [];
    const text = readFileSync(file, 'utf8');
    const stands = ["'", '"', '`'].some((mark) => text.includes(`${mark}${quoted}${mark}`));
    return stands ? [] : [`it does not stand in the file: ${line}`];
  });
}
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

describe('docs/decisions', () => {
  it('has every decision once in its index, by its number', () => {
    const entries = [...textOf('README.md').matchAll(/\[(\d+) [^\]]+\]\((\d{4}-[\w-]+\.md)\)/g)];
    const named = entries.map(([, number, name]) => `${number} ${name}`).sort();
    expect(named).toEqual(pages.map((name, at) => `${numbers[at]} ${name}`).sort());
  });

  it('has each subject of its index once', () => {
    const subjects = textOf('README.md').match(/^\*\*.+?\*\*/gm) ?? [];
    expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([]);
  });

  it('has every decision that code and documents cite', () => {
    const grep = [
      'grep',
      '-hoiE',
      'decisions? [0-9]+((, | and )[0-9]+)*',
      '--',
      '*.ts',
      '*.tsx',
      '*.mjs',
      '*.sql',
      '*.md',
    ];
    const cited = execFileSync('git', grep, { cwd: root, encoding: 'utf8' }).match(/\d+/g) ?? [];
    expect([...new Set(cited.map(Number))].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it('names every package that the product depends on', () => {
    const reasons = textOf('0007-parts.md');
    const { dependencies, optionalDependencies } = packages;
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    const isNamed = (name: string) =>
      reasons.split(/[\s,|]+/).some((word) => word === name || word === `${name.split('/')[0]}/*`);
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('gives every package an exact version', () => {
    const { dependencies, devDependencies, optionalDependencies } = packages;
    const all = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(all.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it(`has at most ${MOST_WORDS} words`, () => {
    const all = ['README.md', ...pages].map((name) => textOf(name).replace(SHOWN_BY, '\n'));
    expect(all.join('\n').match(/\S+/g)?.length).toBeLessThanOrEqual(MOST_WORDS);
  });
});

describe('what shows that a decision holds', () => {
  it.each(pages)('stands at the end of %s', (name) => {
    expect(wrongWith(textOf(name))).toEqual([]);
  });

  it('is nothing for few decisions', () => {
    const unshown = pages.filter((name) => NOTHING.test(SHOWN_BY.exec(textOf(name))?.[1] ?? ''));
    expect(unshown.length).toBeLessThanOrEqual(MOST_SHOWN_BY_NOTHING);
  });

  it.each([
    ['no line', '# 1. One'],
    ['a line that is not the last', '# 1. One\n\nShown by: `scripts/structure.mjs`.\n\nMore.'],
    ['a file that is not there', "# 1. One\n\nShown by: `scripts/gone.test.ts` 'it is'."],
    ['a test that is not in its file', "# 1. One\n\nShown by: `scripts/flags.test.ts` 'it is'."],
    ['a file of tests without a test', '# 1. One\n\nShown by: `scripts/flags.test.ts`.'],
    ['a measurement that is not there', '# 1. One\n\nShown by: `npm run bench -- gone`.'],
    ['nothing without a reason', '# 1. One\n\nShown by: nothing.'],
    ['a long reason', '# 1. One\n\nShown by: nothing; a b c d e f g h i j k.'],
  ])('is refused with %s', (_what, page) => {
    expect(wrongWith(`${page}\n`)).toHaveLength(1);
  });

  it('may be a rule of a check, a measurement, or nothing for a reason', () => {
    const both = "`scripts/rules/structure-rules.mjs` 'status-list';\n`npm run bench -- orders`";
    for (const shownBy of [both, 'nothing; how people work'])
      expect(wrongWith(`# 1. One\n\nShown by: ${shownBy}.\n`)).toEqual([]);
  });
});
