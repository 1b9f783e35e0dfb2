import { expect, it } from 'vitest';
import { needsSite } from './test-choice.mjs';

it.each([
  [['domain/orders'], false],
  [['domain/orders', '-t', 'a pause'], false],
  [['./web/translations', 'scripts/build.test.ts'], false],
  [['domain/orders', 'server/collections'], true],
  [['tests/e2e/menu.spec.ts'], true],
  [['-t', 'domain'], true],
  [['--project', 'rules'], true],
  [[], true],
])('the tests chosen by %j need the built site: %s', (chosen, needs) => {
  expect(needsSite(chosen)).toBe(needs);
});
