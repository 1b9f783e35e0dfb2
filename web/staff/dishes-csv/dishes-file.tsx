import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '#web/lib/download.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FileChoice } from '#web/ui/form/file-choice.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { exportDishes } from './csv-calls.ts';
import { PreviewOfImport } from './import-preview.tsx';
import { dishesCsvTexts } from './texts.ts';
import { useDishImport } from './use-dish-import.ts';

/** Files that may hold a menu; which one it is, the server knows by its content. */
const MENU_FILES = '.csv,.tsv,.txt,.json,.xlsx,text/csv,text/plain,application/json';

function ExportPanel() {
  const sdk = useSdk();
  const texts = useTexts(dishesCsvTexts).exporting;
  const saving = useMutation({
    mutationFn: async () => downloadText(texts.fileName, await exportDishes(sdk), 'text/csv;charset=utf-8'),
    onError: () => toast.error(texts.failed),
  });
  return (
    <Panel title={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <Button
        variant="secondary"
        busy={saving.isPending}
        busyLabel={texts.busy}
        onClick={() => saving.mutate()}
      >
        <Download className="size-5" aria-hidden="true" />
        {texts.submit}
      </Button>
    </Panel>
  );
}

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

function ImportPanel() {
  const texts = useTexts(dishesCsvTexts).importing;
  const { chosen, busy, problem, done, choose, map, answer, confirm } = useDishImport();
  const lines = chosen?.preview.lines ?? [];
  const good = lines.filter(({ kind }) => kind !== 'error').length;
  const canImport = good > 0 && chosen?.preview.linesWithoutMark === 0;
  return (
    <Panel title={texts.title}>
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
      {chosen && (
        <PreviewOfImport
          key={chosen.name ?? ''}
          preview={chosen.preview}
          onMap={(heading, column) => void map(heading, column)}
          onAnswer={(answers) => void answer(answers)}
        />
      )}
      {canImport && (
        <Button
          className="mt-5"
          busy={busy === 'importing'}
          busyLabel={texts.busy}
          onClick={() => void confirm()}
        >
          {good === lines.length ? texts.submit(good) : texts.submitRest(good)}
        </Button>
      )}
    </Panel>
  );
}

/** Imports dishes from a file, and exports all as one. */
export function DishesFile() {
  return (
    <div className="grid gap-6">
      <ImportPanel />
      <ExportPanel />
    </div>
  );
}
