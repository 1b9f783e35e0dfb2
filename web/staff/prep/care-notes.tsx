import { TriangleAlert } from 'lucide-react';
import { formatOrderNumber } from '#domain/orders/number.ts';
import type { PrepNote } from '#domain/prep/list.ts';
import { prepSheetTexts } from '#domain/prep/sheet-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prepTexts } from './texts.ts';

const GRID = 'grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3';
const BAND = 'inline-block rounded-md bg-chilli px-2 py-1 font-bold text-white';

/** An allergy in white on red, or what is to be left out in red, with the orders that say so. */
function Warning({ note: { kind, words, count, numbers } }: { note: PrepNote }) {
  const { notes: texts } = useTexts(prepTexts);
  const sheet = useTexts(prepSheetTexts);
  const isAllergy = kind === 'allergy';
  return (
    <li className="wrap-anywhere leading-snug">
      <span className={isAllergy ? BAND : 'font-bold text-danger'}>
        {isAllergy && <span className="uppercase">{`${texts.allergy}: `}</span>}
        {sheet.choice(words, count)}
      </span>
      {numbers.length > 0 && (
        <span className="ml-2 text-muted text-sm">{numbers.map(formatOrderNumber).join(', ')}</span>
      )}
    </li>
  );
}

/** Allergies and what is to be left out, in red, and below them what subscribers have chosen, which is no warning. */
export function CareNotes({ notes }: { notes: readonly PrepNote[] }) {
  const { notes: texts } = useTexts(prepTexts);
  const sheet = useTexts(prepSheetTexts);
  const warnings = notes.filter(({ kind }) => kind !== 'choice');
  const choices = notes.filter(({ kind }) => kind === 'choice');
  return (
    <>
      {warnings.length > 0 && (
        <section
          aria-label={sheet.care}
          className="mb-5 rounded-card border-2 border-chilli/60 bg-chilli/6 p-4"
        >
          <h2 className="mb-3 flex items-center gap-2 font-sans font-semibold text-danger text-lg">
            <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
            {sheet.care}
          </h2>
          <ul className={GRID}>
            {warnings.map((note) => (
              <Warning key={`${note.kind} ${note.words}`} note={note} />
            ))}
          </ul>
        </section>
      )}
      {choices.length > 0 && (
        <section aria-label={texts.choices} className="mb-5">
          <h2 className="mb-2 font-sans font-semibold text-base text-muted">{texts.choices}</h2>
          <ul className={GRID}>
            {choices.map(({ words, count }) => (
              <li key={words} className="wrap-anywhere leading-snug">
                {sheet.choice(words, count)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
