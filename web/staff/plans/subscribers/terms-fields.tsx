import { PAID_BY } from '#domain/ledger/attributes.ts';
import { formatMoney, type Paise, ZERO_PAISE } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { PlanDocument } from '../plan-values.ts';
import { type Beginning, beginningsOf, shownAmount, type TypedTerms } from './terms.ts';
import { planSubscriberTexts } from './texts.ts';
import type { TypedSubscription } from './values.ts';

interface TermsFieldsProps {
  plan: PlanDocument | undefined;
  typed: TypedSubscription;
  terms: TypedTerms;
  /** What the caller can use of their balance. */
  usable: Paise;
  problem: string | undefined;
  onChange: (terms: TypedTerms) => void;
}

const MOST_TRANSFER = 64;

/** What somebody on the phone begins with, and pays while subscribing (PLAN-33). */
export function TermsFields({ plan, typed, terms, usable, problem, onChange }: TermsFieldsProps) {
  const { form } = useTexts(planSubscriberTexts);
  const set = (part: Partial<TypedTerms>) => onChange({ ...terms, ...part });
  const beginnings = beginningsOf(plan, typed);
  const shown = shownAmount(terms, plan?.bundlePrice, usable);
  const price = formatMoney(plan?.bundlePrice ?? ZERO_PAISE);
  const labels: Readonly<Record<Beginning, string>> = {
    regular: form.regular,
    trial: form.trialOf(plan?.trialMeals ?? 0),
    bundle: form.bundleOf(plan?.bundleMeals ?? 0, price),
  };
  return (
    <>
      {beginnings.length > 1 && (
        <ChoiceRow
          legend={form.beginning}
          name="beginning"
          choices={beginnings.map((value) => ({ value, label: labels[value] }))}
          value={terms.beginning}
          onChange={(beginning) => set({ beginning, amount: undefined })}
        />
      )}
      {typed.companyId === null && (
        <Field
          label={form.paidNow}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint={form.paidNowHint(formatMoney(usable))}
          value={shown}
          onChange={({ target }) => set({ amount: target.value })}
          error={problem}
        />
      )}
      {typed.companyId === null && shown.trim() !== '' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <ChoiceRow
            legend={form.paidHow}
            name="paidNowBy"
            choices={PAID_BY.map((value) => ({ value, label: form.ways[value] }))}
            value={terms.paidBy}
            onChange={(paidBy) => set({ paidBy })}
          />
          {terms.paidBy === 'bank' && (
            <Field
              label={form.transfer}
              name="transfer"
              autoComplete="off"
              maxLength={MOST_TRANSFER}
              value={terms.transfer}
              onChange={({ target }) => set({ transfer: target.value })}
            />
          )}
        </div>
      )}
    </>
  );
}
