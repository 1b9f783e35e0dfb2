import { useState } from 'react';
import type { AffectedPerson } from '#domain/breaches/person.ts';
import { MAX_NOTICE } from '#domain/breaches/person.ts';
import { useCanSend } from '#web/lib/can-send.ts';
import { downloadText } from '#web/lib/download.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { breachTexts } from './texts.ts';

interface Scope {
  from?: string;
  until?: string;
  ids?: string[];
}

interface Listed {
  scope: Scope;
  people: readonly AffectedPerson[];
}

const startOf = (day: string) => (day === '' ? {} : { from: `${day}T00:00:00Z` });
const endOf = (day: string) => (day === '' ? {} : { until: `${day}T23:59:59Z` });

function Steps() {
  const texts = useTexts(breachTexts);
  return (
    <Panel title={texts.stepsTitle}>
      <ol className="grid list-decimal gap-2 pl-5">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 text-muted">{texts.advice}</p>
    </Panel>
  );
}

function NoticeForm({ listed: { scope, people } }: { listed: Listed }) {
  const texts = useTexts(breachTexts);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  const count = people.filter(({ email }) => email).length;
  const canSend = useCanSend();
  const first = useQuestion({
    title: texts.question(count),
    children: texts.explanation,
    confirmLabel: texts.yes,
  });
  const second = useQuestion({
    title: texts.again,
    children: texts.againExplanation,
    confirmLabel: texts.yesSend,
  });
  const submission = useSubmit({
    read: (form) => readFields(form, ['text']),
    check: ({ text }): { text?: string } => (text.trim() === '' ? { text: texts.noText } : {}),
    async send({ text }, form) {
      if (!(await first.ask()) || !(await second.ask())) return;
      const { mailed } = await sdk.call<{ mailed: number }>('post', 'breaches/notices', {
        ...scope,
        text,
        people: people.length,
      });
      form.reset();
      if (canSend.email) toast.success(texts.sent(mailed));
      else toast.warning(texts.waits);
    },
    failed: (error) =>
      failureWords(error, {
        byType: { breach_people_changed: texts.changed },
        otherwise: texts.sendFailed,
      }),
  });
  const { busy, problems } = submission;
  return (
    <Panel title={texts.tell}>
      <Form submission={submission} className="grid gap-4">
        {!canSend.email && <Notice tone="warning">{texts.noMail}</Notice>}
        <TextArea
          label={texts.text}
          name="text"
          rows={6}
          required
          maxLength={MAX_NOTICE}
          hint={texts.textHint}
          error={problems.text}
        />
        <Button
          type="submit"
          busy={busy}
          busyLabel={texts.sending}
          off={count === 0}
          className="justify-self-start max-sm:w-full"
        >
          {texts.send(count)}
        </Button>
      </Form>
      {first.question}
      {second.question}
    </Panel>
  );
}

function Files({ people }: { people: readonly AffectedPerson[] }) {
  const texts = useTexts(breachTexts);
  const saveCsv = async () => {
    const { peopleCsv } = await import('./people-csv.ts');
    downloadText('affected-people.csv', peopleCsv(people, texts.columns), 'text/csv;charset=utf-8');
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => void saveCsv()}>
        {texts.saveCsv}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          downloadText('affected-people.json', JSON.stringify(people, null, 2), 'application/json')
        }
      >
        {texts.saveJson}
      </Button>
    </div>
  );
}

/** The screen for an owner after a breach: the steps, the people whose data it may have reached, and a mail to them. */
export function BreachDesk() {
  const texts = useTexts(breachTexts);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  const [listed, setListed] = useState<Listed>();
  const submission = useSubmit({
    read: (form) => readFields(form, ['from', 'until', 'ids']),
    check: () => ({}),
    async send({ from, until, ids }) {
      const named = ids.split(/[\s,]+/).filter(Boolean);
      const scope = { ...startOf(from), ...endOf(until), ...(named.length > 0 && { ids: named }) };
      const { people } = await sdk.call<{ people: AffectedPerson[] }>('post', 'breaches/people', scope);
      setListed({ scope, people });
    },
    failed: (error) => failureWords(error, { byType: {}, otherwise: texts.failed }),
  });
  return (
    <div className="grid max-w-3xl gap-5">
      <Steps />
      <Panel title={texts.who}>
        <Form submission={submission} className="grid gap-4 sm:grid-cols-2">
          <DateField label={texts.from} name="from" />
          <DateField label={texts.until} name="until" />
          <div className="sm:col-span-2">
            <TextArea label={texts.ids} name="ids" rows={2} hint={texts.idsHint} />
          </div>
          <Button
            type="submit"
            busy={submission.busy}
            busyLabel={texts.finding}
            className="justify-self-start max-sm:w-full"
          >
            {texts.find}
          </Button>
        </Form>
        <div aria-live="polite" className="mt-5 grid gap-3 empty:hidden">
          {listed && <p className="font-semibold">{texts.found(listed.people.length)}</p>}
          {listed && listed.people.length > 0 && <Files people={listed.people} />}
        </div>
      </Panel>
      {listed && listed.people.length > 0 && <NoticeForm listed={listed} />}
    </div>
  );
}
