import { expect, it } from 'vitest';
import { ownTracksLink, positionsUrl, traccarLink } from './app-set-up.ts';

const ORIGIN = 'https://kitchen.example';
const TOKEN = 'rider_abc-DEF_123';

// RIDE-11
it('the link for OwnTracks holds its configuration: mode HTTP, address and token', () => {
  const url = new URL(ownTracksLink(ORIGIN, TOKEN));
  expect(url.protocol).toBe('owntracks:');
  const inline = JSON.parse(atob(url.searchParams.get('inline') ?? ''));
  expect(inline).toMatchObject({
    _type: 'configuration',
    mode: 3,
    url: 'https://kitchen.example/v1/riders/positions',
    auth: true,
    username: 'rider',
    password: TOKEN,
  });
});

// RIDE-11
it('the code for Traccar Client holds address and identifier', () => {
  const url = new URL(traccarLink(ORIGIN, TOKEN));
  expect(`${url.origin}${url.pathname}`).toBe(positionsUrl(ORIGIN));
  expect(url.searchParams.get('id')).toBe(TOKEN);
});
