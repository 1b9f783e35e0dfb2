import fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { letterTileOf } from '#domain/files/letter-tile.ts';
import { firstLetter, letterTile, letterTileRoute } from './letter-tile.ts';

// DISH-24
describe('the letter of a dish without a picture', () => {
  it.each([
    ['Dal Makhani', 'D'],
    ['dosa', 'D'],
    [' “Thali” of the day', 'T'],
    ['65 Chicken', '6'],
    ['किस्सा खीर', 'कि'],
    ['क्षीर', 'क्षी'],
    ['தோசை', 'தோ'],
    ['é́́́́́́́́́́́́́clair', 'É́́́́́́́'],
    ['🍛', ''],
    ['<script>', 'S'],
    ['\ud800', ''],
    ['', ''],
  ])('of “%s” is “%s”', (name, letter) => {
    expect(firstLetter(name)).toBe(letter);
  });

  it('is drawn in the same colours each time, and nothing else of the name is in the picture', async () => {
    const tile = await letterTile('Dal</text><script>');
    expect(tile).toBe(await letterTile('Dal</text><script>'));
    expect(tile).not.toContain('script');
    expect(new Set(await Promise.all(['Dal', 'Dam', 'Dan'].map(letterTile))).size).toBe(3);
  });

  it.each(['दाल', 'தோசை', 'Dal'])('of “%s” is drawn, not left out', async (name) => {
    const [, png = ''] = /base64,([^"]+)/.exec(await letterTile(name)) ?? [];
    const { channels } = await sharp(Buffer.from(png, 'base64')).stats();
    expect(channels[3]?.max).toBe(255);
  });

  it('is served under the address that pages use, also for names with signs of addresses', async () => {
    const app = fastify();
    letterTileRoute(app);
    const answer = await app.inject(letterTileOf('பூரி & 50% / ?'));
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.body).toBe(await letterTile('பூரி & 50% / ?'));
  });
});
