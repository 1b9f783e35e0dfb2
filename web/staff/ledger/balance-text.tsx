import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerAdminTexts } from './texts.ts';

/** A balance in words: 'Owes ₹1,240'. */
export function useBalanceText(): (balance: Paise) => string {
  const texts = useTexts(ledgerAdminTexts);
  return (balance) => {
    if (balance === 0) return texts.even;
    return balance < 0 ? texts.owes(formatMoney(paise(-balance))) : texts.has(formatMoney(balance));
  };
}
