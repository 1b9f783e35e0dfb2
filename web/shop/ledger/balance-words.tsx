import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { balanceTexts } from './texts.ts';

/** A customer's balance in words: 'You owe ₹1,240'. */
export function BalanceWords({ balance }: { balance: Paise }) {
  const texts = useTexts(balanceTexts);
  if (balance === 0) return texts.even;
  return balance < 0 ? texts.owes(formatMoney(paise(-balance))) : texts.has(formatMoney(balance));
}
