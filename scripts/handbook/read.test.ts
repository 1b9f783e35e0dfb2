import { describe, expect, it } from 'vitest';
import { readTask } from './read.ts';

const HEAD = `---
title: Take an order by phone
for: owner, kitchen
group: orders
screens: /admin/orders/new, /deliver
also: call, फ़ोन
---
`;
const BODY = `When somebody rings. At the end
the order is on the board.

1. Press **New order** & say \`hello\`.
2. Add dishes:
   - one
   - two

![The form](../pictures/en-light/phone-order.webp)

## If there is no address
See also [Close the day](close-the-day.md) and [the law](https://example.org/).

| a | b |
|---|---|
| 1 | **2** |
`;

// HELP-1
describe('a task of the handbook', () => {
  it('is read into its head and its blocks', () => {
    expect(readTask('phone-order', HEAD + BODY, 'en')).toEqual({
      name: 'phone-order',
      title: 'Take an order by phone',
      readers: ['owner', 'kitchen'],
      group: 'orders',
      screens: ['/admin/orders/new', '/deliver'],
      also: ['call', 'फ़ोन'],
      lead: 'When somebody rings. At the end the order is on the board.',
      blocks: [
        { kind: 'paragraph', words: ['When somebody rings. At the end the order is on the board.'] },
        {
          kind: 'steps',
          start: 1,
          items: [
            [
              {
                kind: 'paragraph',
                words: ['Press ', { bold: 'New order' }, ' & say ', { code: 'hello' }, '.'],
              },
            ],
            [
              { kind: 'paragraph', words: ['Add dishes:'] },
              {
                kind: 'points',
                start: 1,
                items: [[{ kind: 'paragraph', words: ['one'] }], [{ kind: 'paragraph', words: ['two'] }]],
              },
            ],
          ],
        },
        { kind: 'picture', name: 'phone-order', alt: 'The form' },
        { kind: 'heading', words: ['If there is no address'] },
        {
          kind: 'paragraph',
          words: [
            'See also ',
            { to: 'close-the-day', text: 'Close the day' },
            ' and ',
            { to: 'https://example.org/', text: 'the law' },
            '.',
          ],
        },
        { kind: 'table', head: [['a'], ['b']], rows: [[['1'], [{ bold: '2' }]]] },
      ],
    });
  });

  it.each([
    ['an unknown reader', HEAD.replace('kitchen', 'cook') + BODY, 'for: “cook” is none of'],
    ['an unknown group', HEAD.replace('group: orders', 'group: food') + BODY, 'group: “food”'],
    ['an unknown key', HEAD.replace('screens:', 'pages:') + BODY, 'head: “pages”'],
    ['no head', BODY, 'does not begin with a head'],
    ['HTML', `${HEAD}When.\n\n<b>Press</b>\n`, 'has a form that no task may have'],
    ['another heading', `${HEAD}When.\n\n### Deep\n`, 'must be a heading with ##'],
    ['a link to elsewhere', `${HEAD}When [it](http://example.org/) is.\n`, 'neither a task'],
    [
      'a picture of another language',
      HEAD + BODY.replace('en-light', 'hi-light'),
      'is not in ../pictures/en-light',
    ],
    ['steps before its first sentence', `${HEAD}1. Press.\n`, 'does not begin with when'],
    ['too many lines', HEAD + BODY + '\nMore.\n'.repeat(30), 'at most 60'],
  ])('is refused with %s', (_what, text, says) => {
    expect(() => readTask('phone-order', text, 'en')).toThrow(says);
  });
});
