import { describe, expect, it } from 'vitest';
import { POLICY_DEFAULTS } from './policy-defaults.ts';
import { readPolicy } from './policy-text.ts';

// SHOP-5
describe('the text of a policy', () => {
  it('has headings, paragraphs and lists, and facts of the shop where it names them', () => {
    expect(
      readPolicy(
        'Hello.\n\n# Who sees it\nThe people\nof {name}.\n\nNobody else.\n\n- one\n- {email}\n\nEnd',
      ),
    ).toEqual([
      { heading: undefined, blocks: [{ kind: 'paragraph', text: ['Hello.'] }] },
      {
        heading: 'Who sees it',
        blocks: [
          { kind: 'paragraph', text: ['The people', ' ', 'of ', { fact: 'name' }, '.'] },
          { kind: 'paragraph', text: ['Nobody else.'] },
          { kind: 'list', items: [['one'], [{ fact: 'email' }]] },
          { kind: 'paragraph', text: ['End'] },
        ],
      },
    ]);
  });

  it('is only words in everything else', () => {
    const odd = '<b>Bold</b> {secret} **stars** [link](https://a.example)';
    expect(readPolicy(odd)).toEqual([{ heading: undefined, blocks: [{ kind: 'paragraph', text: [odd] }] }]);
    expect(readPolicy('')).toEqual([]);
    expect(readPolicy('#none\n-none')).toEqual([
      { heading: undefined, blocks: [{ kind: 'paragraph', text: ['#none', ' ', '-none'] }] },
    ]);
  });

  it('of each policy of a new kitchen begins with a heading', () => {
    for (const text of Object.values(POLICY_DEFAULTS)) {
      const parts = readPolicy(text);
      expect(parts.every(({ heading, blocks }) => heading !== undefined && blocks.length > 0)).toBe(true);
    }
  });
});
