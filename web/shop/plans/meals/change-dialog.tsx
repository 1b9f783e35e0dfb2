import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { extrasByDish } from '#domain/plans/meal-extras.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import { MOST_PEOPLE } from '#domain/plans/subscription-attributes.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ExtraDishes } from '#web/shared/plans/extras/extra-dishes.tsx';
import { useMealCost } from '#web/shared/plans/extras/use-meal-cost.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select, type SelectOption } from '#web/ui/form/select.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { ShownSubscription } from '../subscriptions.ts';
import { useMealName } from './meal-words.ts';
import type { ShownMeal } from './queries.ts';
import type { MealChange } from './store-meal.ts';
import { subscriptionTexts } from './subscription-texts.ts';
import { myMealTexts } from './texts.ts';

/** The choice of what the kitchen typed for the customer on the phone. */
const TYPED = 'typed';

interface ChangeDialogProps {
  meal: ShownMeal;
  /** For how many people it is agreed. */
  agreed: number;
  /** What it is a meal of. */
  subscription: ShownSubscription | undefined;
  /** The addresses of the customer's book. */
  addresses: readonly SelectOption[];
  busy: boolean;
  onSave: (change: Pick<MealChange, 'quantity' | 'addressId' | 'address' | 'note' | 'extras'>) => void;
  onClose: () => void;
}

/** Changes one meal: guests, extra dishes, another address, a word for the kitchen. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { meal, agreed, subscription, addresses, busy, onSave, onClose } = props;
  const texts = useTexts(subscriptionTexts).change;
  const { yourCompany } = useTexts(myMealTexts).money;
  const byCompany = subscription?.isCompanys === true;
  const nameOf = useMealName();
  const [people, setPeople] = useState(meal.people);
  const { address: typed } = meal.changed;
  const [addressId, setAddressId] = useState(typed === null ? (meal.changed.addressId ?? '') : TYPED);
  const [note, setNote] = useState(meal.changed.note ?? '');
  const [extras, setExtras] = useState<readonly ServedDish[]>(() => extrasByDish(meal.extras));
  const cost = useMealCost(meal)(people, extras);
  return (
    <Dialog open onClose={onClose} title={nameOf(meal)} size="small">
      <div className="grid gap-5 p-5 pt-3">
        {byCompany ? (
          <p>{texts.onePerson(subscription.company ?? yourCompany)}</p>
        ) : (
          <div className="grid gap-2">
            <div className="flex items-center justify-between gap-4">
              <span className="font-semibold">{texts.people}</span>
              <Stepper label={texts.people} value={people} max={MOST_PEOPLE} onChange={setPeople} />
            </div>
            <Button
              variant="secondary"
              className="justify-self-start"
              off={people >= MOST_PEOPLE}
              onClick={() => setPeople(people + 1)}
            >
              {texts.guest}
            </Button>
          </div>
        )}
        {!byCompany && <ExtraDishes extras={extras} onChange={setExtras} />}
        {(addresses.length > 0 || typed !== null) && (
          <Select
            label={texts.address}
            name="address"
            required
            choices={[
              { value: '', label: texts.asAgreed },
              ...(typed === null ? [] : [{ value: TYPED, label: typed }]),
              ...addresses,
            ]}
            value={addressId}
            onPick={setAddressId}
          />
        )}
        <TextArea
          label={texts.note}
          name="note"
          rows={2}
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {!byCompany && (
          <p role="status" className="font-semibold">
            {texts.cost(formatMoney(cost))}
          </p>
        )}
        <Button
          wide
          busy={busy}
          busyLabel={texts.saving}
          onClick={() =>
            onSave({
              quantity: people === agreed ? null : people,
              addressId: addressId === TYPED ? null : addressId || null,
              address: addressId === TYPED ? typed : null,
              note: note.trim() || null,
              extras,
            })
          }
        >
          {texts.save}
        </Button>
      </div>
    </Dialog>
  );
}
