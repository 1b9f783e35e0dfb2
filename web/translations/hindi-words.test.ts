import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT_DEFAULTS } from '#domain/site/content/content-defaults.ts';
import { contentDefaultsHindi } from '#domain/site/content/defaults.hi.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { contactTextsHindi } from '#web/shared/content/contact-texts.hi.ts';

/** Words that the glossary of docs/hindi.md replaces. */
const OTHER_WORDS = /शाकाहार|मांसाहार|प्रति प्लेट/;

const hindiFiles = ['domain', 'web', 'server', 'printer'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(\.hi|^site\/.*-settings)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

it('LANG-44 no Hindi text has words that the glossary replaces', () => {
  expect(hindiFiles.length).toBeGreaterThan(100);
  expect(hindiFiles.filter((file) => OTHER_WORDS.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('LANG-44 the addresses of a new kitchen are in one script', () => {
  const kitchens = CONTENT_DEFAULTS.about.kitchens.map(
    ({ address }) => contentDefaultsHindi.get(address) ?? address,
  );
  const shop = PAGE_DEFAULTS.shop.address.map((line) => contactTextsHindi.addressLine(line));
  expect([...kitchens, ...shop].filter((line) => /\p{Script=Latin}/u.test(line))).toEqual([]);
  expect(contactTextsHindi.addressLine('5 Church Street')).toBe('5 Church Street');
});
