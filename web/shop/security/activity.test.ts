import { expect, it } from 'vitest';
import { activityWords } from './activity.ts';
import { activityTexts } from './texts.tsx';

it('account activity is shown in words, also for events without a text of their own', () => {
  expect(activityWords({ event: 'session.create', detail: '' }, activityTexts)).toBe('Signed in');
  expect(activityWords({ event: 'user.update', detail: 'password' }, activityTexts)).toBe('Password changed');
  expect(activityWords({ event: 'user.create' }, activityTexts)).toBe('Account created');
  expect(activityWords({ event: 'user.update', detail: 'shoe size' }, activityTexts)).toBe('Account changed');
});
