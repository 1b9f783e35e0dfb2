import { expect, it } from 'vitest';
import { deviceKind, deviceWords } from './device.ts';
import { sessionTexts } from './texts.tsx';

it.each([
  ['Chrome', 'Windows', 'Chrome on Windows'],
  ['Safari', '', 'Safari'],
  ['', 'Android', 'Unknown browser on Android'],
  ['', '', 'Unknown browser'],
])('a session of "%s" and "%s" is called %s', (clientName, osName, words) => {
  expect(deviceWords({ clientName, osName }, sessionTexts)).toBe(words);
});

it.each([
  ['mobile', 'mobile'],
  ['tablet', 'tablet'],
  ['', 'desktop'],
  ['toString', 'desktop'],
])('a device "%s" counts as %s', (deviceName, kind) => {
  expect(deviceKind({ deviceName })).toBe(kind);
});
