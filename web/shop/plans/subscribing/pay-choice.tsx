import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownStanding } from '#web/shared/ledger/standing.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import type { ShownPlan } from '../queries.ts';
import type { PayWay } from './choice.ts';
import { subscribeTexts } from './texts.ts';

interface PayChoiceProps {
  plan: ShownPlan;
  isTrial: boolean;
  /** Undefined while it is not known, and for visitors. */
  standing: ShownStanding | undefined;
  /** The name of the company that pays for the customer's meals; null: none does. */
  company: string | null;
  value: PayWay;
  onChange: (way: PayWay) => void;
}

/** How a subscription is paid: from the balance, with a bundle, on the house account of whoever has one, or by the customer's company. */
export function PayChoice({ plan, isTrial, standing, company, value, onChange }: PayChoiceProps) {
  const texts = useTexts(subscribeTexts);
  const { bundle } = plan;
  const has = standing ? ` ${texts.has(formatMoney(standing.usable))}` : '';
  const choices: { value: PayWay; label: string; note: ReactNode }[] = [
    { value: 'ahead', label: texts.balance, note: texts.balanceNote + has },
  ];
  if (bundle && !isTrial)
    choices.push({
      value: 'bundle',
      label: texts.bundle(bundle.meals, formatMoney(bundle.price)),
      note: texts.bundleNote(formatMoney(bundle.mealPrice), bundle.days) + has,
    });
  if (standing?.house) choices.push({ value: 'later', label: texts.house, note: texts.houseNote });
  if (company !== null)
    choices.push({ value: 'company', label: texts.company(company), note: texts.companyNote });
  const needed = value === 'bundle' && bundle ? bundle.price : plan.price;
  const isShort =
    (value === 'ahead' || value === 'bundle') && standing !== undefined && standing.usable < needed;
  return (
    <div className="grid gap-2">
      <RadioCards legend={texts.pay} name="pay" value={value} onChange={onChange} choices={choices} />
      {isShort && (
        <Link
          to="/balance"
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-chilli-text underline underline-offset-4"
        >
          {texts.payIn}
        </Link>
      )}
    </div>
  );
}
