import { expect, it } from 'vitest';
import { shownLabel, storedLabel } from './label.ts';

it('shows the label that nobody has typed in the language of the page, and stores it in one language', () => {
  expect(shownLabel('Home', 'घर')).toBe('घर');
  expect(storedLabel(' घर ', 'घर')).toBe('Home');
  expect(storedLabel('', 'घर')).toBe('Home');
});

it('leaves the label that a person has typed as it is', () => {
  expect(shownLabel('Nani’s house', 'घर')).toBe('Nani’s house');
  expect(storedLabel(' Nani’s house ', 'घर')).toBe('Nani’s house');
});
