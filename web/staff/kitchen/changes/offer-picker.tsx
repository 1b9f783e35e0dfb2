import { X } from 'lucide-react';
import { useState } from 'react';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { comparable } from '#domain/comparing.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import type { OfferableDish } from './queries.ts';
import { boardChangeTexts } from './texts.ts';

/** The most matches in the list. */
const MAX_LISTED = 5;

export interface Offer {
  dish: OfferableDish;
  quantity: number;
}

interface OfferPickerProps {
  dishes: readonly OfferableDish[];
  offer: Offer | undefined;
  /** The initial quantity. */
  quantity: number;
  onChange: (offer: Offer | undefined) => void;
}

/** Chooses a dish to offer, by a part of its name, and its quantity. */
export function OfferPicker({ dishes, offer, quantity, onChange }: OfferPickerProps) {
  const texts = useTexts(boardChangeTexts);
  const [typed, setTyped] = useState('');
  if (offer) {
    return (
      <div className="grid gap-3 rounded-control border border-edge p-4">
        <p className="flex justify-between gap-3 font-semibold">
          {offer.dish.name}
          <Money paise={offer.dish.price} />
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Stepper
            value={offer.quantity}
            max={MAX_QUANTITY}
            label={texts.offerQuantity(offer.dish.name)}
            onChange={(next) => onChange({ ...offer, quantity: next })}
          />
          <Button variant="quiet" onClick={() => onChange(undefined)}>
            <X className="size-4" aria-hidden="true" />
            {texts.noOffer}
          </Button>
        </div>
      </div>
    );
  }
  const wanted = comparable(typed);
  const matches = wanted === '' ? [] : dishes.filter(({ name }) => comparable(name).includes(wanted));
  return (
    <div className="grid gap-3">
      <Field
        label={texts.instead}
        hint={texts.insteadHint}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter chooses the first match instead of sending the form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = matches;
          if (first) onChange({ dish: first, quantity });
        }}
      />
      <div role="status">{wanted !== '' && matches.length === 0 && texts.noMatch}</div>
      {matches.length > 0 && (
        <RadioCards
          legend={texts.matches}
          legendHidden
          name="offer"
          value=""
          choices={matches
            .slice(0, MAX_LISTED)
            .map(({ id, name, price }) => ({ value: id, label: name, badge: <Money paise={price} /> }))}
          onChange={(id) => {
            const dish = matches.find((each) => each.id === id);
            if (dish) onChange({ dish, quantity });
          }}
        />
      )}
    </div>
  );
}
