import { expect, it } from 'vitest';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { keptTicketsPage } from './kept-page.ts';
import { printingTexts } from './texts.ts';

const EVIL = '<img src=x onerror="alert(1)"> & Co';
const rows: SheetRow[] = [
  { type: 'title', text: '#1042' },
  { type: 'pair', left: 'DELIVERY', right: 'for 19:42', strong: true },
  { type: 'dish', quantity: '2 ×', name: EVIL, mark: 'veg', price: null },
  { type: 'strong', text: EVIL },
];
const page = (sheets: SheetRow[][]) =>
  keptTicketsPage({
    sheets,
    asOf: 0,
    paper: '80',
    texts: printingTexts.kept,
    language: 'en-IN',
    time: '7:42 pm',
    nonce: 'once',
  });

// BOARD-18
it('the kept page has every ticket with a button that prints them, and says from when they are', () => {
  const html = page([rows, rows]);
  expect(html.match(/<article>/g)).toHaveLength(2);
  expect(html).toContain('<h2>#1042</h2>');
  expect(html).toContain('<button id="print">Print these 2 tickets</button>');
  expect(html).toContain('These tickets are as of 7:42 pm.');
  expect(html).toContain('"They are {} min old."');
});

// BOARD-18
it('what customers typed can’t become part of the kept page', () => {
  const html = page([rows]);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Co');
  expect(html.match(/<script/g)).toHaveLength(1);
});

// BOARD-18
it('without any ticket it says so, and has nothing to print', () => {
  const html = page([]);
  expect(html).toContain(printingTexts.kept.none);
  expect(html).not.toContain('id="print"');
});
