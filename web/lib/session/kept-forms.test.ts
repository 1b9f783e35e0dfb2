import { beforeEach, expect, it, vi } from 'vitest';
import { forgetKeptForms, keepForm, readKeptForm } from './kept-forms.ts';

const FIRST = { note: '', cutlery: false, allergies: { words: '', consent: false } };
const TYPED = { note: 'Less oil', cutlery: true, allergies: { words: 'peanuts', consent: true } };
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

// ORDER-49
it('a form of this tab has what its person typed, until it is forgotten', () => {
  expect(readKeptForm('asha', 'order', FIRST)).toEqual(FIRST);
  keepForm('asha', 'order', TYPED);
  keepForm('asha', 'address', { street: 'MG Road' });
  expect(readKeptForm('asha', 'order', FIRST)).toEqual(TYPED);
  expect(readKeptForm('asha', 'address', { street: '' })).toEqual({ street: 'MG Road' });
  forgetKeptForms();
  expect(readKeptForm('asha', 'order', FIRST)).toEqual(FIRST);
});

// ORDER-49
it('nobody else sees what a person typed', () => {
  keepForm('asha', 'order', TYPED);
  expect(readKeptForm('ravi', 'order', FIRST)).toEqual(FIRST);
  keepForm('ravi', 'order', { ...FIRST, note: 'Ring twice' });
  expect(readKeptForm('asha', 'order', FIRST)).toEqual(FIRST);
});

// ORDER-49
it.each(['', '7', 'null', '{"userId":"asha"}', '{"userId":"asha","forms":{"order":{"note":7,"more":1}}}'])(
  'a form ignores what it cannot read: %s',
  (stored) => {
    items.set('rasoi.typed', stored);
    expect(readKeptForm('asha', 'order', FIRST)).toEqual(FIRST);
  },
);
