import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { askBackTexts } from './ask-back-texts.ts';

/** What becomes of a balance when its customer closes the account; nothing without one. */
export function ClosingBalance({ balance }: { balance: Paise | null }) {
  const texts = useTexts(askBackTexts);
  const amount = balance ?? 0;
  if (amount === 0) return null;
  return (
    <p className="font-semibold">
      {amount > 0
        ? texts.closingCredit(formatMoney(paise(amount)))
        : texts.closingDebt(formatMoney(paise(-amount)))}
    </p>
  );
}
