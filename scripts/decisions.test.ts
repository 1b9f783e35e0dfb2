// What cannot be seen in one file: the index of docs/decisions, and what refers to its pages.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps.mjs';

const folder = join(root, 'docs/decisions');
const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const numbers = pages.map((name) => Number(name.slice(0, 4)));

describe('docs/decisions', () => {
  it('has every decision in its index', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it('has each subject of its index once', () => {
    const subjects = readFileSync(join(folder, 'README.md'), 'utf8').match(/^\*\*.+?\*\*/gm) ?? [];
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
    const reasons = readFileSync(join(folder, '0007-parts.md'), 'utf8');
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    const isNamed = (name: string) =>
      reasons.split(/[\s,|]+/).some((word) => word === name || word === `${name.split('/')[0]}/*`);
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  });
});
