import { describe, expect, it } from 'vitest';
import { type NamedSite, parseNamedSite } from '#server/settings/named-site.ts';
import { createSites } from './sites.ts';

// SAFE-25

const named = (list: string) => list.split(' ').map((each) => parseNamedSite(each) as NamedSite);
const has = (publicUrl: string, others: string, address: string) =>
  createSites(publicUrl, others === '' ? [] : named(others)).has(new URL(address));

const SITE = 'https://rasoi.example';

describe('an allowed site', () => {
  it.each([
    [SITE, '', 'https://rasoi.example/x'],
    [SITE, '', 'https://rasoi.example:443/x'],
    ['https://rasoi.example:8443', '', 'https://rasoi.example:8443/'],
    [SITE, 'https://shop.example', 'https://shop.example'],
    [SITE, 'shop.example', 'https://shop.example'],
    [SITE, 'shop.example:8443', 'https://shop.example:8443'],
    [SITE, 'https://*.shop.example', 'https://a.b.shop.example'],
    [SITE, 'localhost', 'http://localhost:5173'],
    [SITE, 'http://localhost:5173', 'http://127.0.0.1:5173'],
    ['http://localhost:3000', '', 'http://127.0.0.1:3000'],
    ['http://localhost:3000', '', 'http://[::1]:3000'],
    ['http://192.168.1.20:3000', 'shop.example', 'http://shop.example'],
    ['http://192.168.1.20:3000', 'shop.example', 'https://shop.example'],
  ])('%s with "%s" admits %s', (publicUrl, others, address) => {
    expect(has(publicUrl, others, address)).toBe(true);
  });

  it.each([
    ['another scheme', SITE, '', 'http://rasoi.example'],
    ['another port', SITE, '', 'https://rasoi.example:8443'],
    ['no port', 'https://rasoi.example:8443', '', 'https://rasoi.example'],
    ['the other scheme’s port', SITE, '', 'https://rasoi.example:80'],
    ['another host', SITE, '', 'https://rasoi.example.evil.example'],
    ['a host below', SITE, '', 'https://a.rasoi.example'],
    ['the host above', SITE, 'https://*.shop.example', 'https://shop.example'],
    ['a host that only ends alike', SITE, 'https://*.shop.example', 'https://evilshop.example'],
    ['another port of a named host', SITE, 'shop.example', 'https://shop.example:8443'],
    ['plain http of a named host', SITE, 'shop.example', 'http://shop.example'],
    ['plain http however it is named', SITE, 'http://shop.example', 'http://shop.example'],
    ['another port of this machine', 'http://localhost:3000', '', 'http://localhost:5173'],
    ['this machine where nobody named it', SITE, '', 'http://localhost:3000'],
    ['another port of a named loopback site', SITE, 'http://localhost:5173', 'http://localhost:5174'],
    ['a script', SITE, '', 'javascript://rasoi.example/%0aalert(1)'],
    ['another protocol', SITE, '', 'ftp://rasoi.example'],
  ])('refuses %s', (_what, publicUrl, others, address) => {
    expect(has(publicUrl, others, address)).toBe(false);
  });
});

it.each([
  'https://shop.example/path',
  'ftp://shop.example',
  'https://',
  'a b',
  '*',
  '',
  'https://user@shop.example',
  'x:99999999',
])('%j is not accepted as a site', (text) => {
  expect(parseNamedSite(text)).toBeUndefined();
});
