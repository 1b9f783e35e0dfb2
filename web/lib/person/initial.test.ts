import { expect, it } from 'vitest';
import { initialOf } from './initial.ts';

it('an avatar shows the first letter of the name, whatever the script', () => {
  expect(initialOf('asha')).toBe('A');
  expect(initialOf('  ravi kumar')).toBe('R');
  expect(initialOf('𝒜sha')).toBe('𝒜');
  expect(initialOf('अमित')).toBe('अ');
  expect(initialOf(null)).toBe('');
  expect(initialOf(' ')).toBe('');
});
