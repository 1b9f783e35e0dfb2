import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';

/** The tips to choose from, in paise. The first is none, which is chosen until the customer chooses another. */
const TIPS = [0, 2_000, 3_000, 5_000, 10_000].map(paise);

/** The choice of a tip (BILL-12). */
export function TipChoice({ value, onChange }: { value: Paise; onChange: (tip: Paise) => void }) {
  const { tipFor, noTip } = useTexts(orderTexts).checkout;
  return (
    <ChoiceRow
      legend={tipFor}
      name="tip"
      choices={TIPS.map((amount) => ({
        value: `${amount}`,
        label: amount > 0 ? formatMoney(amount) : noTip,
      }))}
      value={`${value}`}
      onChange={(chosen) => onChange(TIPS.find((amount) => `${amount}` === chosen) ?? value)}
    />
  );
}
