import { TriangleAlert } from 'lucide-react';
import { formatOrderNumber } from '#domain/orders/number.ts';
import type { PrepNote } from '#domain/prep/list.ts';
import { prepSheetTexts } from '#domain/prep/sheet-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prepTexts } from './texts.ts';

const numbersOf = ({ numbers }: PrepNote): string => numbers.map(formatOrderNumber).join(', ');

/** Allergies, what is to be left out, and what subscribers have chosen: what concerns whole orders. */
export function CareNotes({ notes }: { notes: readonly PrepNote[] }) {
  const texts = useTexts(prepTexts);
  const sheet = useTexts(prepSheetTexts);
  if (notes.length === 0) return null;
  return (
    <section
      aria-label={texts.notes.title}
      className="mb-5 rounded-card border border-chilli/40 bg-chilli/6 p-4"
    >
      <h2 className="mb-2 flex items-center gap-2 font-sans font-semibold text-danger text-lg">
        <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
        {texts.notes.title}
      </h2>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {notes.map((note) => {
          const { kind, words, count, numbers } = note;
          const prefix = kind === 'allergy' ? `${texts.notes.allergy}: ` : '';
          return (
            <li key={`${kind} ${words}`} className="wrap-anywhere leading-snug">
              <span className={kind === 'choice' ? 'font-semibold' : 'font-bold text-danger'}>
                {`${prefix}${sheet.choice(words, count)}`}
              </span>
              {kind === 'allergy' && numbers.length > 0 && (
                <span className="ml-2 text-muted text-sm">{numbersOf(note)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
