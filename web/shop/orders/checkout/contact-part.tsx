import { NotepadText } from 'lucide-react';
import type { RefObject } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { CheckoutContact } from './checkout-contact.tsx';
import { useCheckout } from './checkout-context.ts';
import { CheckoutPart } from './checkout-part.tsx';
import type { CheckoutDraft } from './use-checkout-draft.ts';

interface ContactPartProps {
  ref: RefObject<HTMLDivElement | null>;
  draft: CheckoutDraft;
}

/** Name, phone and wishes of the customer. */
export function ContactPart({ ref, draft }: ContactPartProps) {
  const { isRegular } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  const { note, cutlery, allergies } = draft.contact;
  const words = [
    note.trim() === '' ? texts.noNote : `“${note.trim()}”`,
    cutlery ? texts.withCutlery : texts.noCutlery,
  ];
  return (
    <CheckoutPart
      title={texts.contact}
      icon={<NotepadText className="size-5" />}
      chosen={isRegular ? <p>{words.join(' · ')}</p> : undefined}
      wrong={draft.firstWrong !== undefined || allergies.words.trim() !== ''}
    >
      <div ref={ref}>
        <CheckoutContact
          contact={draft.contact}
          onChange={draft.type}
          errors={draft.errors}
          lacksConsent={draft.lacksConsent}
        />
      </div>
    </CheckoutPart>
  );
}
