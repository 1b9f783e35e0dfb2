import { type ReactNode, useState } from 'react';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import type { StepReason } from '#domain/orders/reasons.ts';
import { staffReasonWords } from '#domain/orders/staff-reason-words.ts';
import { useTexts } from '#web/lib/texts.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

/** Why the kitchen takes a step that the customer will ask about. */
export interface GivenReason {
  reason: StepReason;
  dishId?: string;
  note?: string;
}

interface AskedReason {
  fields: ReactNode;
  /** The reason as it was typed; undefined if something is missing, which the fields then show. */
  check: () => GivenReason | undefined;
}

/** The fields for one of these reasons and a note to the customer. */
export function useReason({ lines, attemptReason }: Ticket, reasons: readonly StepReason[]): AskedReason {
  const { reason: texts } = useTexts(kitchenTexts);
  const reasonWords = useTexts(staffReasonWords);
  const dishes = [...new Map(lines.map((line) => [line.dishId, line.name])).entries()];
  const [reason, setReason] = useState<StepReason>(
    reasons.find((each) => each === attemptReason) ?? reasons[0] ?? 'other',
  );
  const [dishId, setDishId] = useState(dishes.length === 1 ? (dishes[0]?.[0] ?? '') : '');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);

  const words = note.trim();
  const missing =
    (reason === 'other' && words === '' && texts.noteMissing) ||
    (reason === 'outOfItem' && dishId === '' && texts.dishMissing);
  const check = () => {
    setChecked(true);
    if (missing) return undefined;
    return { reason, ...(reason === 'outOfItem' && { dishId }), ...(words && { note: words }) };
  };
  const fields = (
    <>
      <RadioCards
        legend={texts.legend}
        name="reason"
        choices={reasons.map((value) => ({ value, label: reasonWords[value].chosen }))}
        value={reason}
        onChange={setReason}
      />
      {reason === 'outOfItem' && (
        <RadioCards
          legend={texts.dish}
          name="dish"
          choices={dishes.map(([value, label]) => ({ value, label }))}
          value={dishId}
          onChange={setDishId}
        />
      )}
      <TextArea
        label={texts.note}
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {checked && missing && <Notice tone="error">{missing}</Notice>}
    </>
  );
  return { fields, check };
}
