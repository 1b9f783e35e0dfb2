import { expect, it } from 'vitest';
import { placeOfMove, saveInTurn, withMove } from './moves.ts';

const list = (ids: string) => [...ids].map(($id) => ({ $id }));
const ids = (items: readonly { $id: string }[]) => items.map(({ $id }) => $id).join('');

// ADMIN-70
it.each([
  ['down within the whole list', 'abcd', 'abcd', 0, 2, 'bcad'],
  ['up within the whole list', 'abcd', 'abcd', 3, 1, 'adbc'],
  ['down among the dishes of one menu', 'axbxc', 'abc', 0, 1, 'xbaxc'],
  ['up among the dishes of one menu', 'axbyc', 'abc', 2, 0, 'caxby'],
  ['to where it is', 'abc', 'abc', 1, 1, 'abc'],
  ['past the end', 'abc', 'abc', 2, 3, 'abc'],
])('a move %s keeps the order of all others', (_name, all, shown, from, to, wanted) => {
  const place = placeOfMove(list(shown), from, to);
  expect(ids(place ? withMove(list(all), shown.charAt(from), place) : list(all))).toBe(wanted);
});

it('a move next to a document that is gone changes nothing', () => {
  expect(ids(withMove(list('abc'), 'a', { after: 'z' }))).toBe('abc');
});

it('moves are saved one after another, those added meanwhile too', async () => {
  const saved: string[] = [];
  const waiting: (() => Promise<unknown>)[] = [];
  const move = (name: string, then = () => {}) =>
    waiting.push(async () => {
      saved.push(`begins ${name}`);
      await Promise.resolve();
      saved.push(`ends ${name}`);
      then();
    });
  move('first', () => move('third'));
  move('second');
  expect(await saveInTurn(waiting)).toBe(true);
  expect(saved).toEqual(['first', 'second', 'third'].flatMap((name) => [`begins ${name}`, `ends ${name}`]));
});

it('a move that can’t be saved drops those after it', async () => {
  const saved: string[] = [];
  const waiting = [
    async () => saved.push('first'),
    () => Promise.reject(new Error('offline')),
    async () => saved.push('third'),
  ];
  expect(await saveInTurn(waiting)).toBe(false);
  expect([saved, waiting]).toEqual([['first'], []]);
});
