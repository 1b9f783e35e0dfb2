import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAttempt, planAttempt, readAttempt } from './attempt.ts';

const newId = () => 'new';

test('a first attempt to order gets a new id', () => {
  expect(planAttempt(undefined, 'cart', newId)).toEqual({
    attempt: { id: 'new', content: 'cart', open: true },
  });
});

test.each([true, false])('the same cart is ordered with the same id (answer missing: %s)', (open) => {
  const plan = planAttempt({ id: 'old', content: 'cart', open }, 'cart', newId);
  expect(plan).toEqual({ attempt: { id: 'old', content: 'cart', open: true } });
});

test('another cart is ordered with another id', () => {
  const plan = planAttempt({ id: 'old', content: 'cart', open: false }, 'other', newId);
  expect(plan).toEqual({ attempt: { id: 'new', content: 'other', open: true } });
});

test('while the answer to an attempt is missing, another cart waits until that order is looked up', () => {
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

test('each customer’s attempt is stored separately', () => {
  keepAttempt('asha', attempt);
  expect(readAttempt('asha')).toEqual(attempt);
  expect(readAttempt('ravi')).toBeUndefined();
});

test('an attempt stored by another tab is used', () => {
  keepAttempt('asha', attempt);
  const [key = ''] = [...stored.keys()];
  stored.set(key, JSON.stringify({ ...attempt, id: 'other-tab' }));
  expect(readAttempt('asha')?.id).toBe('other-tab');
});

test('an unreadable stored attempt is ignored', () => {
  keepAttempt('asha', attempt);
  const [key = ''] = [...stored.keys()];
  for (const text of ['{', '"a"', '{"id":1}', 'null']) {
    stored.set(key, text);
    expect(readAttempt('asha')).toBeUndefined();
  }
});

test('without storage the page itself remembers its attempt', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keepAttempt('meera', attempt);
  expect(readAttempt('meera')).toEqual(attempt);
});
