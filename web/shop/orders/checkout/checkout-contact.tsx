import { Suspense } from 'react';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { laterPart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { CheckoutDraft } from './use-checkout-draft.ts';

/** With what it compares the words with it is a file of its own: checkout is fetched ahead. */
const AllergyField = laterPart(() => import('./allergy-field.tsx'));

/** The counter below the note appears when this many characters are left. */
const FEW = 60;

/** What the kitchen should know, and whether cutlery shall come along. */
export function CheckoutContact({ draft }: { draft: CheckoutDraft }) {
  const texts = useTexts(orderTexts).checkout;
  const { contact, type, lacksConsent } = draft;
  const { note, cutlery, allergies } = contact;
  const left = MAX_NOTE - note.length;
  return (
    <div className="grid gap-4">
      <Suspense>
        <AllergyField
          typed={allergies}
          onChange={(typed) => type({ ...contact, allergies: typed })}
          lacksConsent={lacksConsent}
        />
      </Suspense>
      <TextArea
        label={texts.note}
        name="note"
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => type({ ...contact, note: event.target.value })}
        hint={left <= FEW && <span className="tabular-nums">{texts.noteHint(left)}</span>}
      />
      <CheckBox
        label={texts.cutlery}
        name="cutlery"
        checked={cutlery}
        onChange={(checked) => type({ ...contact, cutlery: checked })}
        hint={texts.cutleryHint}
      />
    </div>
  );
}
