import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '#web/lib/download.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinesToCorrect } from '#web/shared/imports/lines-to-correct.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { FileChoice } from '#web/ui/form/file-choice.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PreviewOfImport } from './import-preview.tsx';
import { dishesCsvTexts } from './texts.ts';
import { useDishImport } from './use-dish-import.ts';

/** Files that may hold a menu; which one it is, the server knows by its content. */
const MENU_FILES = '.csv,.tsv,.txt,.json,.xlsx,text/csv,text/plain,application/json';

/** The lines that the field for a menu shows at first. */
const LINES = 4;

function PastedMenu({ onRead, busy }: { onRead: (text: string) => void; busy: boolean }) {
  const texts = useTexts(dishesCsvTexts).importing.paste;
  const [text, setText] = useState('');
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <div className="w-full max-w-2xl">
        <TextArea
          label={texts.label}
          hint={texts.hint}
          name="menu"
          rows={LINES}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button variant="secondary" busy={busy} onClick={() => text.trim() !== '' && onRead(text)}>
        {texts.submit}
      </Button>
    </div>
  );
}

/** What the import of the guide does first, if its box is ticked. */
interface Replacing {
  label: string;
  /** Whether the box is ticked at first. */
  isUsual: boolean;
  run: () => Promise<unknown>;
}

interface MenuImportProps {
  replacing?: Replacing | undefined;
  onDone?: () => void;
}

/** Reads a menu from a file or a text, shows what it changes, and imports it. */
export function MenuImport({ replacing, onDone }: MenuImportProps) {
  const words = useTexts(dishesCsvTexts);
  const texts = words.importing;
  const { chosen, busy, problem, done, choose, map, answer, takeAsHalfAndFull, confirm } = useDishImport();
  const [isTicked, setTicked] = useState<boolean>();
  const replaces = replacing !== undefined && (isTicked ?? replacing.isUsual);
  const lines = chosen?.preview.lines ?? [];
  const good = lines.filter(({ kind }) => kind !== 'error').length;
  const importMenu = async () => {
    if (await confirm(replaces ? replacing.run : undefined)) onDone?.();
  };
  const canImport = good > 0 && chosen?.preview.linesWithoutMark === 0;
  return (
    <>
      <p className="mb-4 text-muted">{texts.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <FileChoice
          label={chosen ? texts.another : texts.choose}
          accept={MENU_FILES}
          onPick={(file) => void choose(file)}
        />
        <Button
          variant="quiet"
          onClick={() =>
            downloadText(texts.sample.fileName, `\uFEFF${texts.sample.lines}`, 'text/csv;charset=utf-8')
          }
        >
          <Download className="size-5" aria-hidden="true" />
          {texts.sample.label}
        </Button>
        <span role="status" className="wrap-anywhere min-w-0 text-muted">
          {busy === 'reading' ? texts.reading : chosen?.name}
        </span>
      </div>
      <PastedMenu onRead={(text) => void choose(text)} busy={busy === 'reading'} />
      {problem && (
        <div className="mt-4">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <p role="status" className={done ? 'mt-4 font-semibold text-good' : ''}>
        {done && texts.done(done.added, done.changed)}
      </p>
      {done && done.toCorrect.rows.length > 0 && (
        <div className="mt-3">
          <LinesToCorrect label={words.preview.correct} {...done.toCorrect} />
        </div>
      )}
      {chosen && (
        <PreviewOfImport
          key={chosen.name ?? ''}
          preview={chosen.preview}
          onMap={(heading, column) => void map(heading, column)}
          onAnswer={(answers) => void answer(answers)}
          onHalfAndFull={() => void takeAsHalfAndFull()}
        />
      )}
      {canImport && replacing && (
        <div className="mt-5">
          <CheckBox label={replacing.label} name="replaces" checked={replaces} onChange={setTicked} />
        </div>
      )}
      {canImport && (
        <Button
          className="mt-5"
          busy={busy === 'importing'}
          busyLabel={texts.busy}
          onClick={() => void importMenu()}
        >
          {good === lines.length ? texts.submit(good) : texts.submitRest(good)}
        </Button>
      )}
    </>
  );
}
