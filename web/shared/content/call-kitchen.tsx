import { Phone } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton } from '#web/ui/button.tsx';
import { useContact } from './contact-details.ts';
import { contactTexts } from './contact-texts.ts';

/** Calls the kitchen, where a page can do nothing more by itself. Nothing while the kitchen has no number. */
export function CallKitchen() {
  const { call } = useTexts(contactTexts);
  const { phone, phoneHref } = useContact();
  if (phone === '') return null;
  return (
    <AnchorButton variant="secondary" href={phoneHref}>
      <Phone className="size-5" aria-hidden="true" />
      {call}
    </AnchorButton>
  );
}
