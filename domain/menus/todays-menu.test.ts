import { expect, it } from 'vitest';
import { boundedMenu, type MenuLine, menuLines } from './todays-menu.ts';
import { todaysMenuWords } from './todays-menu-words.ts';

const line = (name: string, over: Partial<MenuLine> = {}): MenuLine => ({
  ...{ name, type: 'veg', price: '₹120', ...over },
});
const textOf = (parts: Parameters<typeof boundedMenu>[0]) =>
  menuLines(boundedMenu(parts), todaysMenuWords).join('\n');

// TELL-11
it('the text has each dish below its category, with its mark and its price', () => {
  const thalis = { title: 'Thalis', lines: [line('Ghar Ki Thali'), line('Fish Thali', { type: 'non-veg' })] };
  const lunch = {
    title: 'Lunch',
    lines: [line('4 × Roti', { price: null }), line('Bread: Roti / Rice', { type: null, price: null })],
  };
  expect(textOf([thalis, { title: 'Empty', lines: [] }, lunch])).toBe(
    '\n*Thalis*\n🟢 Ghar Ki Thali – ₹120\n🔺 Fish Thali – ₹120\n\n*Lunch*\n🟢 4 × Roti\nBread: Roti / Rice',
  );
});

// TELL-11
it.each([
  ['many dishes', 200, 'Dal'],
  ['very long names', 200, 'अ'.repeat(2000)],
  ['names of 60 letters', 40, 'x'.repeat(60)],
])('%s are cut, and what is left out is counted', (_what, count, name) => {
  const dishes = Array.from({ length: count }, (_, at) => line(`${at} ${name}`));
  const parts = [
    { title: 'One', lines: dishes.slice(0, count / 2) },
    { title: 'Two', lines: dishes.slice(count / 2) },
  ];
  const menu = boundedMenu(parts);
  const shown = menu.parts.flatMap(({ lines }) => lines);
  expect(shown.length + menu.more).toBe(count);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.length).toBeLessThanOrEqual(30);
  expect(shown.map((each) => each.name.split(' ')[0])).toEqual(shown.map((_, at) => `${at}`));
  const text = textOf(parts);
  expect([...text].length).toBeLessThanOrEqual(1400);
  expect(text.endsWith(`\n… and ${menu.more} more`)).toBe(true);
});

// TELL-11
it('names stand on one line, without marks that turn or hide text, and are else as they were typed', () => {
  const [part] = boundedMenu([
    { title: 'A\u202eB', lines: [line('<b>Dal</b>\n%0a\u2067 &x=1\u200b')] },
  ]).parts;
  expect([part?.title, part?.lines[0]?.name]).toEqual(['AB', '<b>Dal</b> %0a &x=1']);
});
