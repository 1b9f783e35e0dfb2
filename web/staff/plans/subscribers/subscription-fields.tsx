import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money.ts';
import { methodNames } from '#domain/payments/method-words.ts';
import { HOUSE, LEDGER_METHODS } from '#domain/payments/methods.ts';
import { MOST_PEOPLE } from '#domain/plans/subscription-attributes.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import type { PlanDocument } from '../plan-values.ts';
import type { MealTimeDocument } from '../queries.ts';
import { planAdminTexts } from '../texts.ts';
import type { PayingCompany } from './company-of-person.ts';
import { planSubscriberTexts } from './texts.ts';
import { choicesOf, type SubscriptionField, type TypedSubscription, withPlan } from './values.ts';

/** Begins the choice that a company pays. */
const COMPANY = 'company ';

interface SubscriptionFieldsProps {
  typed: TypedSubscription;
  plans: readonly PlanDocument[];
  mealTimes: readonly MealTimeDocument[];
  /** The companies that can pay for this person. */
  companies: readonly PayingCompany[];
  problems: Partial<Record<SubscriptionField, string>>;
  /** The plan gets the focus when the form is opened. */
  autofocus?: boolean;
  onChange: (typed: TypedSubscription) => void;
  /** More fields, below the plan. */
  children?: ReactNode;
}

/** The fields of what somebody subscribes to: plan, meal times, days, people, choices, and how it is paid. */
export function SubscriptionFields(props: SubscriptionFieldsProps) {
  const { typed, plans, mealTimes, companies, problems, onChange } = props;
  const { form } = useTexts(planSubscriberTexts);
  const { aMeal } = useTexts(planAdminTexts).plans;
  const { weekdays } = useTexts(openingMessages);
  const methods = useTexts(methodNames);
  const plan = plans.find(({ $id }) => $id === typed.planId);
  const set = (part: Partial<TypedSubscription>) => onChange({ ...typed, ...part });
  const nameOf = ({ name, price, isOnSale }: PlanDocument) =>
    `${isOnSale ? name : form.offSale(name)} · ${aMeal(formatMoney(price))}`;
  return (
    <>
      <Select
        label={form.plan}
        name="planId"
        required
        choices={plans.map((each) => ({ value: each.$id, label: nameOf(each) }))}
        value={typed.planId}
        onPick={(id) => {
          const picked = plans.find(({ $id }) => $id === id);
          if (picked) onChange(withPlan(typed, picked));
        }}
        error={problems.planId}
        data-autofocus={props.autofocus || undefined}
        autoFocus={props.autofocus}
      />
      {props.children}
      {plan && plan.mealTimeIds.length > 1 && (
        <CheckBoxes
          legend={form.mealTimes}
          name="mealTimeIds"
          inRows
          choices={mealTimes
            .filter(({ $id }) => plan.mealTimeIds.includes($id))
            .map(({ $id, name }) => ({ value: $id, label: name }))}
          values={typed.mealTimeIds}
          onChange={(mealTimeIds) => set({ mealTimeIds })}
          error={problems.mealTimeIds}
        />
      )}
      {plan && (
        <CheckBoxes
          legend={form.weekdays}
          name="weekdays"
          inRows
          choices={WEEKDAYS.filter((day) => plan.weekdays.includes(day)).map((value) => ({
            value,
            label: weekdays[value],
          }))}
          values={typed.weekdays}
          onChange={(days) => set({ weekdays: WEEKDAYS.filter((day) => days.includes(day)) })}
          error={problems.weekdays}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span aria-hidden="true" className="font-semibold text-sm">
          {form.quantity}
        </span>
        <Stepper
          label={form.quantity}
          value={typed.quantity}
          max={typed.companyId === null ? MOST_PEOPLE : 1}
          onChange={(quantity) => set({ quantity })}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {plan &&
          choicesOf(plan).map(({ name, options }) => (
            <Select
              key={name}
              label={name}
              choices={[
                { value: '', label: form.noChoice },
                ...options.map((option) => ({ value: option, label: option })),
              ]}
              value={typed.choices[name] ?? ''}
              onPick={(option) => {
                const { [name]: _, ...others } = typed.choices;
                set({ choices: option === '' ? others : { ...others, [name]: option } });
              }}
            />
          ))}
        <Select
          label={form.paidBy}
          name="paidBy"
          required
          choices={[
            ...LEDGER_METHODS.map((value) => ({ value, label: methods[value] })),
            ...companies.map(({ id, name }) => ({
              value: `${COMPANY}${id}` as const,
              label: form.companyPays(name),
            })),
          ]}
          value={typed.companyId === null ? typed.paidBy : `${COMPANY}${typed.companyId}`}
          onPick={(payer) => {
            const company = companies.find(({ id }) => payer === `${COMPANY}${id}`);
            const method = LEDGER_METHODS.find((each) => each === payer);
            if (company) set({ paidBy: HOUSE, companyId: company.id, quantity: 1 });
            else if (method) set({ paidBy: method, companyId: null });
          }}
          hint={typed.companyId === null ? undefined : form.companyHint}
        />
      </div>
    </>
  );
}
