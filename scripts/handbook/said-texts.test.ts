import { createElement } from 'react';
import { expect, it } from 'vitest';
import { saidTexts } from './said-texts.ts';

const said = saidTexts({
  kitchen: {
    title: 'The board',
    accept: (time: string) => `Accept until ${time}`,
    portions: (count: number) => (count === 1 ? 'one portion' : `${count} portions left`),
    person: ({ name }: { name: string }) => `Sign in as ${name.trim()}`,
    bare: (name: string) => name,
    note: createElement('span', null, 'Ring ', createElement('b', null, 'twice')),
  },
});

// HELP-2
it.each([
  'The board',
  'Accept until',
  'Accept until 7:30 pm',
  'one portion',
  '12 portions left',
  'portions left',
  'Sign in as',
  'Sign in as Asha',
  'Ring twice',
])('%s is a text of the screens', (text) => {
  expect(said.has(text)).toBe(true);
});

// HELP-2
it.each(['Board', 'the board', 'Accept', 'Asha', 'title', ''])('“%s” is no text of the screens', (text) => {
  expect(said.has(text)).toBe(false);
});
