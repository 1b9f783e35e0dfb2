import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { type DocumentParts, DocumentProvider } from '#web/lib/page/html-document.ts';
import { useOptionWords } from './option-words.ts';

const option = (choiceId: string, name: string) => ({
  groupId: 'size',
  choiceId,
  group: 'Size',
  name,
  price: paise(0),
});
const NAMES = { dishes: {}, menus: {}, options: { 'size/half': { of: 'Half', name: 'हाफ़' } } };

const Shown = () =>
  useOptionWords()([option('half', 'Half'), option('half', 'Small'), option('full', 'Full')]);
const shown = (names: DocumentParts['names']) =>
  renderToString(
    createElement(DocumentProvider, { value: { names } as DocumentParts }, createElement(Shown)),
  );

// LANG-43
it('chosen options have their names in the page’s language, those without a translation the original ones', () => {
  expect(shown(NAMES)).toBe('हाफ़, Small, Full');
  expect(shown(undefined)).toBe('Half, Small, Full');
});
