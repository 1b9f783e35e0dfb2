import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { type DocumentParts, DocumentProvider } from '#web/lib/page/html-document.ts';
import { useLineName } from './line-name.ts';

const NAMES = {
  dishes: { chai: { of: 'Masala Chai', name: 'मसाला चाय' } },
  menus: {},
  options: { 'size/half': { of: 'Half', name: 'हाफ़' } },
};
const options = [{ groupId: 'size', choiceId: 'half', group: 'Size', name: 'Half', price: paise(0) }];

function Shown() {
  const nameOf = useLineName();
  return [
    nameOf({ dishId: 'chai', name: 'Masala Chai' }),
    nameOf({ dishId: 'chai', name: 'Masala Chai', options }),
    nameOf({ dishId: 'chai', name: 'Old Chai' }),
    nameOf({ dishId: 'patti', name: 'Patti' }),
  ].join('; ');
}
const shown = (names: DocumentParts['names']) =>
  renderToString(
    createElement(DocumentProvider, { value: { names } as DocumentParts }, createElement(Shown)),
  );

// LANG-6
it('a line has the names of its dish and options in the page’s language, or those it was ordered by', () => {
  expect(shown(NAMES)).toBe('मसाला चाय; मसाला चाय (हाफ़); Old Chai; Patti');
  expect(shown(undefined)).toBe('Masala Chai; Masala Chai (Half); Old Chai; Patti');
});
