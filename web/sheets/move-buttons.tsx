import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MoveTarget } from '#domain/positions.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSheetActions } from './actions.ts';
import { useDocuments } from './queries.ts';
import type { Sheet, SheetDocument } from './sheet.ts';
import { sheetScreenTexts } from './texts.ts';

interface MoveButtonsProps {
  sheet: Sheet;
  document: SheetDocument;
  /** What people call it. */
  name: string;
}

/** The buttons that move a document up and down in its list. */
export function MoveButtons({ sheet, document, name }: MoveButtonsProps) {
  const texts = useTexts(sheetScreenTexts);
  const failureWords = useFailureWords();
  const { data: list = [] } = useDocuments(sheet);
  const { move } = useSheetActions(sheet);
  const at = list.findIndex(({ $id }) => $id === document.$id);
  const [above, below] = [list[at - 1], list[at + 1]];
  const moveTo = (target: MoveTarget) =>
    void move(list, document.$id, target).catch((error: unknown) =>
      toast.error(failureWords(error, { otherwise: texts.moveFailed })),
    );
  const look = { variant: 'quiet', className: 'size-11 p-0' } as const;
  return (
    <>
      {above && (
        <Button {...look} aria-label={texts.up(name)} onClick={() => moveTo({ before: above.$id })}>
          <ArrowUp className="size-5" aria-hidden="true" />
        </Button>
      )}
      {below && (
        <Button {...look} aria-label={texts.down(name)} onClick={() => moveTo({ after: below.$id })}>
          <ArrowDown className="size-5" aria-hidden="true" />
        </Button>
      )}
    </>
  );
}
