import type { CountingPlace } from '#domain/day-close/totals.ts';
import { dayWords } from '#domain/day-close/words.ts';
import { bankWords } from '#domain/payments/method-words.ts';
import { isBank } from '#domain/payments/methods.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dayCloseTexts } from './texts.ts';

/** The name of a place of money: 'Till', 'Rider Manoj', 'UPI, by the bank app'. */
export function usePlaceName(): (place: CountingPlace & { name: string }) => string {
  const { till } = useTexts(dayWords);
  const { rider } = useTexts(dayCloseTexts).cash;
  const bank = useTexts(bankWords);
  return ({ method, riderId, name }) => {
    if (isBank(method)) return bank[method];
    return riderId === null ? till : rider(name);
  };
}
