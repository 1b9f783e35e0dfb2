import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { StationGroup } from '#domain/prep/groups.ts';
import type { PrepNote } from '#domain/prep/list.ts';
import type { PrintedNeed } from '#domain/prep/print-attributes.ts';
import { prepSheet } from '#domain/prep/sheet.ts';
import { prepSheetTexts } from '#domain/prep/sheet-texts.ts';
import { prepWords } from '#domain/prep/words.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { useDates, useDatesIn } from '#web/lib/dates.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ListedSpan } from './queries.ts';
import { prepTexts } from './texts.ts';
import { useNameOf } from './use-name-of.ts';

/** Shows a dialog that prints a list. */
export type PrintList = (list: {
  title: string;
  rows: readonly SheetRow[];
  onPrint: () => Promise<boolean>;
  onClose: () => void;
}) => ReactNode;

interface PrintPrepProps {
  span: ListedSpan;
  station: string;
  groups: readonly StationGroup[];
  notes: readonly PrepNote[];
  needs: readonly PrintedNeed[];
  spanWords: string;
  print: PrintList;
}

/** A button that prints the shown list, and notes what was printed. */
export function PrintPrep({ span, station, groups, notes, needs, spanWords, print }: PrintPrepProps) {
  const texts = useTexts(prepTexts);
  const sheetTexts = useTexts(prepSheetTexts);
  const words = useTexts(prepWords);
  const { timeOfDay } = useDates();
  const days = useDatesIn('UTC');
  const nameOf = useNameOf();
  const sdk = useSdk();
  const queries = useQueryClient();
  const [openedAt, setOpenedAt] = useState<Date>();
  const note = async () => {
    try {
      const { day, from, until } = span;
      await createDocument(sdk, 'prepPrints', ID.unique(), {
        ...{ day, from, until, menuId: station },
        needs: needs.map((need) => JSON.stringify(need)),
      });
      await queries.invalidateQueries({ queryKey: ['prepPrints'] });
      return true;
    } catch {
      toast.error(texts.print.failed);
      return false;
    }
  };
  const facts = {
    ...{ groups, notes, timeOfDay, nameOf },
    day: days.longDate(new Date(span.day)),
    span: spanWords,
    at: openedAt ? timeOfDay(openedAt) : '',
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpenedAt(new Date())}>
        <Printer className="size-5" aria-hidden="true" />
        {texts.print.open}
      </Button>
      {openedAt &&
        print({
          title: texts.print.title,
          rows: prepSheet(facts, { texts: sheetTexts, words }),
          onPrint: note,
          onClose: () => setOpenedAt(undefined),
        })}
    </>
  );
}
