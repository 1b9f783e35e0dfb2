import { csvText } from '#web/lib/csv.ts';
import { downloadText } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';

/** The file of the lines that come back. */
const TO_CORRECT = 'rasoi-lines-to-correct.csv';

interface LinesToCorrectProps {
  label: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Saves the lines that an import leaves out as a file, to be corrected and brought again. */
export function LinesToCorrect({ label, head, rows }: LinesToCorrectProps) {
  const save = () => downloadText(TO_CORRECT, csvText(head, rows), 'text/csv;charset=utf-8');
  return (
    <Button variant="secondary" onClick={save}>
      {label}
    </Button>
  );
}
