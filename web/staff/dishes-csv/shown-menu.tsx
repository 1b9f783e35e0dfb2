import { useState } from 'react';
import { parseAmount } from '#domain/money.ts';
import { Money } from '#web/brand/money.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PreviewLine } from './csv-calls.ts';
import { useFieldNames } from './field-names.ts';
import { type AnswerMark, ChoiceMarks, DishMark } from './line-marks.tsx';
import { dishesCsvTexts } from './texts.ts';

/** How many lines are shown at first. A file has up to 20,000. */
const FIRST_LINES = 50;

/** The column of choices, which are shown with their marks. */
const OPTIONS = 'options';
/** What a new dish shows besides its name, mark, price and choices. */
const BELOW_NEW = ['description', 'isAvailable'];

interface LineProps {
  line: PreviewLine;
  onAnswer: AnswerMark;
}

/** What becomes what. */
function Changes({ line, onAnswer }: LineProps) {
  const texts = useTexts(dishesCsvTexts).preview;
  const { nameOf } = useFieldNames();
  return (
    <ul className="min-w-0">
      {line.changes.map(({ column, before, after }) => (
        <li key={column} className="wrap-anywhere">
          <span className="text-muted">{nameOf(column)}</span>{' '}
          {column === OPTIONS ? (
            <ChoiceMarks line={line} onAnswer={onAnswer} />
          ) : (
            <>
              <del>{before || texts.nothingBefore}</del> <span className="sr-only">{texts.became}</span>
              <ins className="font-semibold no-underline">{after || texts.nothingBefore}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What stands below the name of a new dish: its description, other values that the file gives it, and its choices. */
function Facts({ line, onAnswer }: LineProps) {
  const { nameOf } = useFieldNames();
  return (
    <>
      {line.changes
        .filter(({ column }) => BELOW_NEW.includes(column))
        .map(({ column, after }) => (
          <p key={column} className="wrap-anywhere line-clamp-2 text-muted text-sm">
            {column === 'description' ? after : `${nameOf(column)}: ${after}`}
          </p>
        ))}
      {line.choices.length > 0 && <ChoiceMarks line={line} onAnswer={onAnswer} />}
    </>
  );
}

function ShownDish({ line, onAnswer }: LineProps) {
  const texts = useTexts(dishesCsvTexts).preview;
  const { name, kind, mark, asksMark, price } = line;
  const amount = parseAmount(price);
  return (
    <article className="grid grid-cols-1 gap-1.5 py-3">
      <div className="flex flex-wrap items-start gap-x-2">
        {mark && !asksMark && (
          <span className="pt-0.5">
            <VegMark type={mark} size="small" />
          </span>
        )}
        <h4 className="wrap-anywhere min-w-0 flex-1 font-semibold">{name}</h4>
        {amount !== undefined && <Money paise={amount} className="font-semibold" />}
      </div>
      {asksMark && <DishMark line={line} onAnswer={onAnswer} />}
      {kind === 'new' ? (
        <Facts line={line} onAnswer={onAnswer} />
      ) : (
        <Changes line={line} onAnswer={onAnswer} />
      )}
      <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
        {kind === 'new' ? (
          <Badge tone="good">{texts.isNew}</Badge>
        ) : (
          <Badge tone="accent">{texts.isChanged}</Badge>
        )}
        {texts.fromLine(line.line)}
      </p>
    </article>
  );
}

interface ShownMenuProps {
  lines: readonly PreviewLine[];
  onAnswer: AnswerMark;
}

/** The dishes of a preview as the menu shows them, in their categories: what is new, and what becomes what. */
export function ShownMenu({ lines, onAnswer }: ShownMenuProps) {
  const texts = useTexts(dishesCsvTexts).preview;
  const [isComplete, setComplete] = useState(false);
  const shown = isComplete ? lines : lines.slice(0, FIRST_LINES);
  const sections = [...new Set(shown.map(({ menu }) => menu))];
  return (
    <>
      {sections.map((menu) => (
        <section key={menu} aria-label={menu}>
          <h3 className="wrap-anywhere border-ink border-b-2 pb-1 font-semibold text-lg">{menu}</h3>
          <div className="divide-y divide-line">
            {shown
              .filter((line) => line.menu === menu)
              .map((line) => (
                <ShownDish key={line.line} line={line} onAnswer={onAnswer} />
              ))}
          </div>
        </section>
      ))}
      {shown.length < lines.length && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setComplete(true)}>
          {texts.showAll(lines.length)}
        </Button>
      )}
    </>
  );
}
