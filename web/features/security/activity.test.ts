import { expect, it } from 'vitest';
import { activityWords } from './activity.ts';
import { activityTexts } from './texts.tsx';

it('an activity entry says what happened, even for an unknown kind', () => {
  expect(activityWords({ event: 'session.create', detail: '' }, activityTexts)).toBe('Signed in');
  expect(activityWords({ event: 'user.update', detail: 'password' }, activityTexts)).toBe('Password changed');
  expect(activityWords({ event: 'user.create' }, activityTexts)).toBe('Account created');
  expect(activityWords({ event: 'user.update', detail: 'shoe size' }, activityTexts)).toBe('Account changed');
});
