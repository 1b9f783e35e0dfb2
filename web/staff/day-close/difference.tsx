import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dayCloseTexts } from './texts.ts';

/** Shows whether the counted money matches the expected. */
export function Difference({ amount }: { amount: Paise }) {
  const { right, missing, over } = useTexts(dayCloseTexts).cash;
  if (amount === 0) return <span className="font-semibold text-good">{right}</span>;
  const words = (amount < 0 ? missing : over)(formatMoney(paise(Math.abs(amount))));
  return <span className="font-semibold text-danger">{words}</span>;
}
