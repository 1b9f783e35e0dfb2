import { expect, it } from 'vitest';
import { catalogueIn } from '#domain/languages/files/other-languages.ts';
import { CONTENT_DEFAULTS } from '#domain/site/content/content-defaults.ts';
import { defaultContent } from './default-content.ts';
import { POLICY_DEFAULTS } from './policy-defaults.ts';
import { readPolicy } from './policy-text.ts';

/** The texts in a value, except the names of pictures and settings. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(drawn:.*|typed|)$/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const hindi = catalogueIn('hi', 'defaultContent') as { policies: typeof POLICY_DEFAULTS };

it('LANG-42 whatever a new kitchen’s pages say has a Hindi text of its own', () => {
  const english = textsIn([
    CONTENT_DEFAULTS.about,
    CONTENT_DEFAULTS.testimonials,
    CONTENT_DEFAULTS.support,
    CONTENT_DEFAULTS.legal,
    POLICY_DEFAULTS,
  ]);
  const offered = textsIn(defaultContent);
  expect(english.filter((text) => !offered.includes(text))).toEqual([]);
  expect(textsIn(hindi)).toHaveLength(offered.length);
  expect(textsIn(hindi).filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
});

it('LANG-42 the policies have the same parts, lists and facts of the shop in Hindi', () => {
  const shape = (text: string) =>
    readPolicy(text).map(({ heading, blocks }) => [
      heading !== undefined,
      ...blocks.map((block) => [
        block.kind,
        block.kind === 'list'
          ? block.items.length
          : block.text.filter((piece) => typeof piece !== 'string').length,
      ]),
    ]);
  for (const name of ['terms', 'privacy', 'cookies', 'grievance'] as const)
    expect(shape(hindi.policies[name])).toEqual(shape(POLICY_DEFAULTS[name]));
});
