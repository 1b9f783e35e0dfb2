import { expect, test } from 'vitest';
import { paymentLabels } from '#domain/payments/method-words.ts';
import { orderTexts } from './texts.tsx';

// ORDER-7
test('a test payment is labelled as such', () => {
  expect(orderTexts.test.method(paymentLabels.card)).toBe('Card (TEST, no money)');
});
