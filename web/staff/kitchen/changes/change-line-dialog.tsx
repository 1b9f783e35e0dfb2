import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { lineName } from '#domain/orders/line.ts';
import { CHANGE_REASONS, type ChangeReason } from '#domain/orders/reasons.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { kitchenTexts } from '../texts.ts';
import type { Ticket } from '../ticket.ts';
import { ChangeTotals } from './change-totals.tsx';
import { type Offer, OfferPicker } from './offer-picker.tsx';
import { offerableDishesQuery } from './queries.ts';
import { boardChangeTexts } from './texts.ts';
import { useChanges } from './use-changes.ts';

interface ChangeLineProps {
  ticket: Ticket;
  /** The indexes of the lines that have no open change. */
  free: readonly number[];
  onClose: () => void;
}

/** A dialog that proposes to remove a line of an order, or to replace it. */
export function ChangeLineDialog({ open, ...props }: ChangeLineProps & { open: boolean }) {
  const texts = useTexts(boardChangeTexts);
  return (
    <Dialog open={open} onClose={props.onClose} title={texts.title(props.ticket.number)} size="small">
      <ChangeLineForm {...props} />
    </Dialog>
  );
}

function ChangeLineForm({ ticket, free, onClose }: ChangeLineProps) {
  const texts = useTexts(boardChangeTexts);
  const { ticket: words } = useTexts(kitchenTexts);
  const { data: dishes = [] } = useQuery(offerableDishesQuery(useSdk()));
  const { propose } = useChanges();
  const [index, setIndex] = useState(free[0] ?? 0);
  const [chosen, setChosen] = useState<number>();
  const [offer, setOffer] = useState<Offer>();
  const [reason, setReason] = useState<ChangeReason>('outOfItem');
  const [note, setNote] = useState('');
  const line = ticket.lines[index];
  const ordered = line?.quantity ?? 0;
  const quantity = Math.min(chosen ?? ordered, ordered);
  const substitute = offer && {
    dishId: offer.dish.id,
    name: offer.dish.name,
    price: offer.dish.price,
    quantity: offer.quantity,
    imgUrl: '',
  };

  const submission = useSubmit({
    read: () => note.trim(),
    check: (said): { note?: string } =>
      reason === 'other' && said === '' ? { note: texts.noteMissing } : {},
    async send(said) {
      const proposal = {
        orderId: ticket.id,
        revision: ticket.revision,
        line: index,
        quantity,
        reason,
        ...(offer && { substituteId: offer.dish.id, substituteQuantity: offer.quantity }),
        ...(said && { note: said }),
      };
      // A toast shows whether it succeeded.
      if (await propose(proposal, texts.sent(ticket.number))) onClose();
    },
    failed: () => '',
  });
  if (!line) return null;

  return (
    <Form submission={submission} className="grid gap-5 p-5 pt-3">
      <RadioCards
        legend={texts.line}
        name="line"
        choices={free.flatMap((each) => {
          const found = ticket.lines[each];
          return found
            ? [{ value: String(each), label: `${words.quantity(found.quantity)} ${lineName(found)}` }]
            : [];
        })}
        value={String(index)}
        onChange={(value) => {
          setIndex(Number(value));
          setChosen(undefined);
          setOffer(undefined);
        }}
      />
      {line.quantity > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{texts.howMany}</p>
          <div className="flex items-center gap-3">
            <Stepper
              value={quantity}
              max={line.quantity}
              label={texts.howManyOf(line.name)}
              onChange={setChosen}
            />
            <span className="text-muted">{texts.ofAll(line.quantity)}</span>
          </div>
        </div>
      )}
      <OfferPicker
        key={index}
        dishes={dishes.filter(({ id }) => id !== line.dishId)}
        offer={offer}
        quantity={quantity}
        onChange={setOffer}
      />
      <RadioCards
        legend={texts.reason}
        name="reason"
        choices={CHANGE_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
        value={reason}
        onChange={(chosenReason) => {
          setReason(chosenReason);
          submission.clear('note');
        }}
      />
      <TextArea
        label={texts.note}
        name="note"
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={submission.problems.note}
      />
      <ChangeTotals ticket={ticket} change={{ line: index, quantity, substitute }} />
      <Button type="submit" wide busy={submission.busy}>
        {texts.send}
      </Button>
    </Form>
  );
}
