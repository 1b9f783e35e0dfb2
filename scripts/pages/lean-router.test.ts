import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leanRouter } from './lean-router.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const router = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .find((code) => code.includes('function createRouter('));

// EARLY-7
describe('the router without what no page uses', () => {
  it('has every function, and is a fifth smaller than the part that pages use', () => {
    const whole = router ?? '';
    const lean = leanRouter(whole);
    const functions = (code: string) => code.match(/function \w+\(/g)?.length ?? 0;
    expect(functions(lean)).toBeGreaterThan(0.8 * functions(whole));
    expect(whole.length - lean.length).toBeGreaterThan(35_000);
  });

  it('fails the build if a part has another name', () => {
    expect(() => leanRouter('function createRouter(init) {\n}\n')).toThrow('React Router has no');
  });
});
