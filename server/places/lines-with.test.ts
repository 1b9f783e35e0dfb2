import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { linesWith, withoutHeading } from './lines-with.ts';

// PIN-1
it('the lines of a sorted text that begin with a pincode are found, wherever they stand', () => {
  const line = fc.stringMatching(/^[1-3]{2},[1-3]$/);
  fc.assert(
    fc.property(fc.array(line), fc.stringMatching(/^[1-3]{1,2}$/), fc.boolean(), (lines, beginning, ends) => {
      const sorted = lines.sort();
      const text = sorted.join('\n') + (ends ? '\n' : '');
      expect(linesWith(text, beginning)).toEqual(sorted.filter((each) => each.startsWith(beginning)));
    }),
  );
});

// PIN-1
it.each(['pincodes.csv', 'pincode-places.csv'])('the lines of seed/%s are sorted', (file) => {
  const text = withoutHeading(readFileSync(join(PROJECT_FOLDER, 'seed', file), 'utf8'));
  const pincodes = text
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, 6));
  expect(pincodes.length).toBeGreaterThan(10_000);
  expect(pincodes).toEqual(pincodes.toSorted());
});
