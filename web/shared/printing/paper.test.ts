import { afterEach, expect, it, vi } from 'vitest';
import { pageRule, rememberedPaper, rememberPaper } from './paper.ts';

afterEach(() => vi.unstubAllGlobals());

// PRINT-9
it('the printed page is as wide as the paper and as long as the sheet', () => {
  expect(pageRule('58', 378)).toBe('@page { size: 58mm 102mm; margin: 0 }');
  expect(pageRule('80', 10)).toBe('@page { size: 80mm 80mm; margin: 0 }');
  expect(pageRule('page', 378)).toBeUndefined();
});

// PRINT-9
it('a device remembers its paper, and can print if nothing can be stored', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(rememberedPaper()).toBe('80');
  rememberPaper('58');
  expect(rememberedPaper()).toBe('58');
  const refuse = () => {
    throw new Error('No storage');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberPaper('58');
  expect(rememberedPaper()).toBe('80');
});
