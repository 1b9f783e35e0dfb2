import { expect, it } from 'vitest';
import { activityWords } from './activity.ts';

it('account activity is shown in words, also events that have none of their own', () => {
  expect(activityWords({ event: 'session.create', detail: '' })).toBe('Signed in');
  expect(activityWords({ event: 'user.update', detail: 'password' })).toBe('Password changed');
  expect(activityWords({ event: 'user.create' })).toBe('Account created');
  expect(activityWords({ event: 'user.update', detail: 'shoe size' })).toBe('Account changed');
});
