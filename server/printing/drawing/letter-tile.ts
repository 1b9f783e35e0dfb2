import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { LETTER_TILE } from '#domain/files/letter-tile.ts';
import { parseParams } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import { drawLetter } from './text.ts';

/** The colours of plates and their letters, after the brand's: turmeric, coriander, clay, leaf, chilli. */
const COLOURS = [
  { table: '#f6dc9e', rim: '#e8a317', letter: '#7a4a00' },
  { table: '#cfe3c4', rim: '#5f9a55', letter: '#1f5a28' },
  { table: '#ecd0bf', rim: '#b5704e', letter: '#7a3016' },
  { table: '#c9ded2', rim: '#4b8069', letter: '#1f4d3a' },
  { table: '#f3cfc8', rim: '#cd6a5c', letter: '#8f1d17' },
] as const;

/** A cluster with more code points, such as a letter under a heap of accents, is shortened to these. */
const MOST_CODE_POINTS = 8;
/** The size of letters in a picture of 800 × 600, and the most room that one takes. */
const SIZE = 230;
const MOST_WIDTH = 300;
/** Drawn letters that are kept: each letter of a menu, in each colour. */
const KEPT = 300;

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The first letter or digit of a name with the vowel signs and accents that belong to it; '' if it has none. */
export function firstLetter(name: string): string {
  for (const { segment } of clusters.segment(name.toWellFormed().normalize('NFC')))
    if (/^[\p{L}\p{N}]/u.test(segment))
      return [...segment].slice(0, MOST_CODE_POINTS).join('').toLocaleUpperCase('en');
  return '';
}

const sumOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** Letters are drawn by the server, because a picture has no fonts and a phone may lack those of its scripts. */
const drawn = new LRUCache<string, string>({ max: KEPT });

async function letterImage(letter: string, colour: string): Promise<string> {
  const key = `${colour} ${letter}`;
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const picture = await drawLetter(letter, SIZE, colour);
  if (!picture) return '';
  const width = Math.min(picture.width, MOST_WIDTH);
  const height = Math.round((picture.height * width) / picture.width);
  const place = `x="${400 - width / 2}" y="${300 - height / 2}" width="${width}" height="${height}"`;
  const image = `<image ${place} href="data:image/png;base64,${picture.png.toString('base64')}"/>`;
  drawn.set(key, image);
  return image;
}

/** The picture of a dish as SVG, 4:3. Dishes of the same name always get the same colours. */
export async function letterTile(name: string): Promise<string> {
  const { table, rim, letter } = COLOURS[sumOf(name) % COLOURS.length] ?? COLOURS[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">',
    `<rect width="800" height="600" fill="${table}"/>`,
    `<circle cx="400" cy="312" r="236" fill="${letter}" opacity=".14"/>`,
    `<circle cx="400" cy="300" r="236" fill="#fff8ee"/>`,
    `<circle cx="400" cy="300" r="226" fill="none" stroke="${rim}" stroke-width="6"/>`,
    `<circle cx="400" cy="300" r="176" fill="#fff" stroke="${rim}" stroke-opacity=".35" stroke-width="3"/>`,
    await letterImage(firstLetter(name), letter),
    '</svg>',
  ].join('');
}

const query = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(500)), '') });

/** The route of these pictures. What it draws is decided by the name alone, so browsers keep it for a day. */
export function letterTileRoute(app: FastifyInstance): void {
  const config = { limitByAddress: limits.drawLetterByAddress };
  app.get(LETTER_TILE, { config }, async (request, reply) => {
    const { name } = parseParams(query, request.query);
    reply
      .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
      .type('image/svg+xml; charset=utf-8');
    return letterTile(name);
  });
}
