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
import { exportPeople } from './calls.ts';
import { PreviewOfPeople } from './people-preview.tsx';
import { peopleImportTexts } from './texts.ts';
import { usePeopleImport } from './use-people-import.ts';

/** Files that may hold a list; what it is, the server knows by its content. */
const LIST_FILES = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain';

const SAMPLE_NAME = 'rasoi-sample-customers.csv';
const EXPORT_NAME = 'rasoi-customers.csv';

/** The lines that the field for a notebook shows at first. */
const LINES = 5;

function PastedNotebook({ onRead, busy }: { onRead: (text: string) => void; busy: boolean }) {
  const texts = useTexts(peopleImportTexts).paste;
  const [text, setText] = useState('');
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <div className="w-full max-w-2xl">
        <TextArea
          label={texts.label}
          hint={texts.hint}
          name="people"
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

/** Reads customers from a file or a text, shows what they change, and imports them. */
export function PeopleImport() {
  const texts = useTexts(peopleImportTexts);
  const { chosen, busy, problem, done, choose, map, answer, confirm } = usePeopleImport();
  const lines = chosen?.preview.lines ?? [];
  const clear = lines.filter(({ kind }) => kind === 'new' || kind === 'changed').length;
  const left = lines.filter(({ kind }) => kind === 'unclear' || kind === 'error').length;
  return (
    <Panel title={texts.source}>
      <p className="mb-4 text-muted">{texts.whom}</p>
      <div className="flex flex-wrap items-center gap-3">
        <FileChoice
          label={chosen ? texts.another : texts.choose}
          accept={LIST_FILES}
          onPick={(file) => void choose(file)}
        />
        <Button
          variant="quiet"
          onClick={() => downloadText(SAMPLE_NAME, `\uFEFF${texts.sample.lines}`, 'text/csv;charset=utf-8')}
        >
          <Download className="size-5" aria-hidden="true" />
          {texts.sample.label}
        </Button>
        <span role="status" className="wrap-anywhere min-w-0 text-muted">
          {busy === 'reading' ? texts.reading : chosen?.name}
        </span>
      </div>
      <PastedNotebook onRead={(text) => void choose(text)} busy={busy === 'reading'} />
      {problem && (
        <div className="mt-4">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <p role="status" className={done ? 'mt-4 font-semibold text-good' : ''}>
        {done && texts.done(done.added, done.changed)}
      </p>
      {chosen && (
        <PreviewOfPeople
          key={chosen.name ?? ''}
          preview={chosen.preview}
          onMap={(heading, column) => void map(heading, column)}
          onAnswer={(answers) => void answer(answers)}
        />
      )}
      {clear > 0 && (
        <Button
          className="mt-5"
          busy={busy === 'importing'}
          busyLabel={texts.busy}
          onClick={() => void confirm()}
        >
          {left === 0 ? texts.submit(clear) : texts.submitRest(clear)}
        </Button>
      )}
    </Panel>
  );
}

/** Takes all customers away as the list that is read above. */
export function PeopleExport() {
  const sdk = useSdk();
  const texts = useTexts(peopleImportTexts).exporting;
  const saving = useMutation({
    mutationFn: async () => downloadText(EXPORT_NAME, await exportPeople(sdk), 'text/csv;charset=utf-8'),
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
