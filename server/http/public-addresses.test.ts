import type { LookupAddress } from 'node:dns';
import { expect, it } from 'vitest';
import { isPublicAddress, literalAddress, PrivateAddress, publicLookup } from './public-addresses.ts';

// HOOK-6
it.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '240.0.0.1',
  '192.0.0.8',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  'fec0::1',
  'no address',
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '49.36.1.1', '172.32.0.1', '2606:4700:4700::1111', '2405:200::1', '::ffff:8.8.8.8'])(
  '%s is an address of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

// HOOK-6
it.each([
  ['https://2130706433/', '127.0.0.1'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['https://books.example/', undefined],
])('the address in %s is found, however it is written', (url, address) => {
  expect(literalAddress(new URL(url))).toBe(address);
});

// HOOK-6
it('a host whose name leads to any private address is refused, and a public one is connected to by what was checked', async () => {
  const outcome = (addresses: LookupAddress[], all: boolean) =>
    new Promise((resolve) => {
      const ask = publicLookup((_host, _options, done) => done(null, addresses));
      ask('books.example', { all }, (error, found) => resolve(error ?? found));
    });
  const v4 = (address: string) => ({ address, family: 4 });
  expect(await outcome([v4('8.8.8.8')], false)).toBe('8.8.8.8');
  expect(await outcome([v4('8.8.8.8')], true)).toEqual([v4('8.8.8.8')]);
  expect(await outcome([v4('8.8.8.8'), v4('10.0.0.1')], true)).toBeInstanceOf(PrivateAddress);
  expect(await outcome([v4('127.0.0.1')], false)).toBeInstanceOf(PrivateAddress);
  expect(await outcome([], false)).toBeInstanceOf(PrivateAddress);
});
