import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAttempt, planAttempt, readAttempt } from './attempt.ts';

const newId = () => 'new';

test('a first try gets an id of its own', () => {
  expect(planAttempt(undefined, 'cart', newId)).toEqual({
    attempt: { id: 'new', content: 'cart', open: true },
  });
});

test.each([true, false])('the same cart goes out under the same id, its fate open or not (%s)', (open) => {
  const plan = planAttempt({ id: 'old', content: 'cart', open }, 'cart', newId);
  expect(plan).toEqual({ attempt: { id: 'old', content: 'cart', open: true } });
});

test('another cart gets another id', () => {
  const plan = planAttempt({ id: 'old', content: 'cart', open: false }, 'other', newId);
  expect(plan).toEqual({ attempt: { id: 'new', content: 'other', open: true } });
});

test('while the fate of a try is open, another cart waits for a look at it', () => {
  const plan = planAttempt({ id: 'old', content: 'cart', open: true }, 'other', newId);
  expect(plan).toEqual({ attempt: { id: 'new', content: 'other', open: true }, lookFor: 'old' });
});

const attempt = { id: 'a1', content: 'cart', open: true };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('an attempt is kept for each customer', () => {
  keepAttempt('asha', attempt);
  expect(readAttempt('asha')).toEqual(attempt);
  expect(readAttempt('ravi')).toBeUndefined();
});

test('what another tab kept counts', () => {
  keepAttempt('asha', attempt);
  const [key = ''] = [...stored.keys()];
  stored.set(key, JSON.stringify({ ...attempt, id: 'other-tab' }));
  expect(readAttempt('asha')?.id).toBe('other-tab');
});

test('rubbish is no attempt', () => {
  keepAttempt('asha', attempt);
  const [key = ''] = [...stored.keys()];
  for (const text of ['{', '"a"', '{"id":1}', 'null']) {
    stored.set(key, text);
    expect(readAttempt('asha')).toBeUndefined();
  }
});

test('a browser that keeps nothing still knows the attempt of this page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keepAttempt('meera', attempt);
  expect(readAttempt('meera')).toEqual(attempt);
});
