import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { MOST_PEOPLE, MOST_TYPED_ADDRESS } from '#domain/plans/subscription-attributes.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ExtraDishes } from '#web/shared/plans/extras/extra-dishes.tsx';
import { useMealCost } from '#web/shared/plans/extras/use-meal-cost.ts';
import type { PricedMeal } from '#web/shared/plans/meal-amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { submitByKeys } from '#web/ui/form/submit-keys.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { changedMeal, type Place, type TypedMeal, typedMeal } from './meal-change.ts';
import { callerMealTexts } from './texts.ts';
import type { ChangeMeal } from './use-meal-change.ts';

interface MealFormProps {
  meal: PricedMeal;
  /** For how many people it is agreed. */
  agreed: number;
  isCompanys: boolean;
  /** Where food is brought to the customer. */
  addresses: readonly string[];
  change: ChangeMeal;
}

/** The value of the choice of an address that is not known yet. */
const OTHER = 'other';
/** Begins the value of the choice of a known address, which its place in the list ends. */
const KNOWN = 'known';

/** Guests, extra dishes, another address and a note of one meal of a caller. */
export function MealForm({ meal, agreed, isCompanys, addresses, change }: MealFormProps) {
  const texts = useTexts(callerMealTexts);
  const [typed, setTyped] = useState<TypedMeal>(() => typedMeal(meal));
  const set = (part: Partial<TypedMeal>) => setTyped({ ...typed, ...part });
  const cost = useMealCost({
    ...{ people: meal.people, extras: meal.extras },
    ...{ total: meal.total, extraCost: meal.extraCost },
  })(typed.people, typed.extras);
  const submission = useSubmit<TypedMeal, 'address'>({
    read: () => typed,
    check: ({ place, address }) =>
      place === 'typed' && address.trim() === '' ? { address: texts.noAddress } : {},
    async send(given) {
      const changed = changedMeal(meal, given, agreed);
      if (Object.keys(changed).length === 0) toast.warning(texts.nothingChanged);
      else await change.store(meal, changed, texts.changed);
    },
    failed: change.failed,
  });
  const known = addresses.indexOf(typed.address);
  const chosen: string = typed.place !== 'typed' ? typed.place : known < 0 ? OTHER : `${KNOWN}${known}`;
  const pick = (value: string) => {
    if (value === 'agreed' || value === 'book') return set({ place: value satisfies Place, address: '' });
    const address = value.startsWith(KNOWN) ? addresses[Number(value.slice(KNOWN.length))] : undefined;
    set({ place: 'typed', address: address ?? '' });
  };
  return (
    <Form submission={submission} onKeyDown={submitByKeys} className="grid grid-cols-1 gap-5">
      {isCompanys ? (
        <p>{texts.onePerson}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span aria-hidden="true" className="font-semibold">
              {texts.quantity}
            </span>
            <Stepper
              label={texts.quantity}
              value={typed.people}
              max={MOST_PEOPLE}
              onChange={(people) => set({ people })}
            />
          </div>
          <ExtraDishes extras={typed.extras} onChange={(extras) => set({ extras })} forCustomer />
        </>
      )}
      <Select
        label={texts.place}
        required
        value={chosen}
        onPick={pick}
        choices={[
          { value: 'agreed', label: texts.agreed },
          ...(meal.changed.addressId === null ? [] : [{ value: 'book', label: texts.book }]),
          ...addresses.map((label, place) => ({ value: `${KNOWN}${place}`, label })),
          { value: OTHER, label: texts.other },
        ]}
      />
      {chosen === OTHER && (
        <Field
          label={texts.address}
          name="address"
          required
          autoComplete="off"
          maxLength={MOST_TYPED_ADDRESS}
          hint={texts.addressHint}
          value={typed.address}
          onChange={({ target }) => set({ address: target.value })}
          error={submission.problems.address}
        />
      )}
      <Field
        label={texts.note}
        name="note"
        autoComplete="off"
        maxLength={MAX_NOTE}
        value={typed.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      {!isCompanys && (
        <p role="status" className="font-semibold">
          {texts.cost(formatMoney(cost))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={submission.busy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <p className="text-muted text-sm max-md:hidden">{texts.keys}</p>
      </div>
    </Form>
  );
}
