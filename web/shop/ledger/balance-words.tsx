import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { type Day, momentOf } from '#domain/time/local-time.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { balanceTexts } from './texts.ts';

/** Noon, in minutes of the day. */
const NOON = 720;

interface BalanceWordsProps {
  balance: Paise;
  /** The day by which the oldest debt must be paid; null if nothing is owed, or it is not known. */
  dueOn?: Day | null;
}

/** A customer's balance in words: 'You owe ₹1,240, due 5 December 2026'. */
export function BalanceWords({ balance, dueOn = null }: BalanceWordsProps) {
  const texts = useTexts(balanceTexts);
  const { longDate } = useDates();
  const { timeZone } = useSiteSettings().shop;
  if (balance === 0) return texts.even;
  if (balance > 0) return texts.has(formatMoney(balance));
  const owed = formatMoney(paise(-balance));
  return dueOn ? texts.owesDue(owed, longDate(new Date(momentOf(dueOn, NOON, timeZone)))) : texts.owes(owed);
}
