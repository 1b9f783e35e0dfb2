import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { KeptCell } from './csv-calls.ts';
import { useFieldNames } from './field-names.ts';
import { dishesCsvTexts } from './texts.ts';

/** How many are shown; a menu that was changed here throughout has thousands. */
const MOST_SHOWN = 20;

/** What other software says otherwise than it was changed here, and stays. */
export function KeptCells({ kept }: { kept: readonly KeptCell[] }) {
  const texts = useTexts(dishesCsvTexts).preview;
  const { nameOf } = useFieldNames();
  return (
    <Notice>
      {texts.kept.title}
      <ul className="mt-2 list-disc pl-5">
        {kept.slice(0, MOST_SHOWN).map(({ line, name, column, before, after }) => (
          <li key={`${line} ${column} ${after}`} className="wrap-anywhere">
            {texts.kept.cell(
              name,
              nameOf(column),
              before || texts.nothingBefore,
              after || texts.nothingBefore,
            )}
          </li>
        ))}
      </ul>
      {kept.length > MOST_SHOWN && <p className="mt-2">{texts.kept.more(kept.length - MOST_SHOWN)}</p>}
    </Notice>
  );
}
