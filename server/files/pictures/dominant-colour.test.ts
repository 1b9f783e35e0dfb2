import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { dominantColour } from './dominant-colour.ts';
import { SHIPPED_COLOURS } from './shipped-colours.ts';

const plain = (
  background: string | { r: number; g: number; b: number; alpha: number },
  channels: 3 | 4 = 3,
) => sharp({ create: { width: 60, height: 40, channels, background } });

// DISH-23
it('a picture has the colour that most of it has', async () => {
  const spot = await plain('#0000ff').resize(20, 20).png().toBuffer();
  const plate = await plain('#aa6633')
    .composite([{ input: spot }])
    .jpeg()
    .toBuffer();
  expect(await dominantColour(plate)).toBe('a63');
  expect(await dominantColour(await plain('#777777').toColourspace('b-w').png().toBuffer())).toBe('777');
});

it('a picture with transparent parts has none', async () => {
  const glass = plain({ r: 170, g: 102, b: 51, alpha: 0.5 }, 4);
  expect(await dominantColour(await glass.png().toBuffer())).toBeNull();
});

it('the list of shipped pictures has the colour of each, and no other', async () => {
  const folder = join(PROJECT_FOLDER, 'public/images');
  const found = new Map<string, string | null>();
  for (const file of readdirSync(folder)) {
    const name = /^(.*[a-z])\.webp$/.exec(file)?.[1];
    if (name !== undefined) found.set(name, await dominantColour(readFileSync(join(folder, file))));
  }
  expect(Object.fromEntries(found)).toEqual(SHIPPED_COLOURS);
});
