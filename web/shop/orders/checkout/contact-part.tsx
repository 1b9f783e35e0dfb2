import { NotepadText } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { CheckoutContact } from './checkout-contact.tsx';
import { useCheckout } from './checkout-context.ts';
import { CheckoutPart } from './checkout-part.tsx';
import { PersonFields } from './person-fields.tsx';
import type { CheckoutDraft } from './use-checkout-draft.ts';

/** Wishes of the customer in one row; and name and number, if they have an address but lack those. */
export function ContactPart({ draft }: { draft: CheckoutDraft }) {
  const { asks, isReceipt } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  const { note, cutlery, allergies } = draft.contact;
  const words = [
    note.trim() === '' ? texts.noNote : `“${note.trim()}”`,
    cutlery ? texts.withCutlery : texts.noCutlery,
  ];
  const isUntouched = note.trim() === '' && !cutlery;
  return (
    <CheckoutPart
      title={texts.contact}
      icon={<NotepadText className="size-5" />}
      chosen={<p>{isUntouched && !isReceipt ? texts.wishes : words.join(' · ')}</p>}
      wrong={(isReceipt && (asks.name || asks.phone)) || allergies.words.trim() !== ''}
    >
      {isReceipt && <PersonFields draft={draft} />}
      <CheckoutContact draft={draft} />
    </CheckoutPart>
  );
}
