import { TriangleAlert } from 'lucide-react';
import { noteWarning, withoutAllergyHeading } from '#domain/orders/note-warning.ts';
import { useTexts } from '#web/lib/texts.ts';
import { kitchenTexts } from './texts.ts';

const BAND = 'wrap-anywhere block rounded-md px-2 py-1 font-bold leading-tight';

/** A customer's note, always in full: red and with a sign if it names an allergy or something to leave out (BOARD-19). */
export function NoteBand({ note }: { note: string }) {
  const { warnings } = useTexts(kitchenTexts);
  const warning = noteWarning(note);
  if (warning === null) return <span className={`${BAND} bg-turmeric/25`}>{note}</span>;
  return (
    <span className={`${BAND} bg-chilli text-white`}>
      <TriangleAlert className="-mt-0.5 mr-1.5 inline size-5" aria-hidden="true" />
      <span className={warning === 'allergy' ? 'uppercase' : 'sr-only'}>{`${warnings[warning]}: `}</span>
      {warning === 'allergy' ? withoutAllergyHeading(note) : note}
    </span>
  );
}
