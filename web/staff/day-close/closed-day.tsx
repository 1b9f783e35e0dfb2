import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { useDates } from '#web/lib/dates.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import type { Close } from './queries.ts';
import { ReckoningTable } from './reckoning-table.tsx';
import { dayCloseTexts } from './texts.ts';

function ReopenForm({ close, onDone }: { close: Close; onDone: () => void }) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(dayCloseTexts).reopen;
  const failureWords = useFailureWords();
  const submission = useSubmit({
    read: (form) => readFields(form, ['reason']),
    check: ({ reason }) => (reason.trim() === '' ? { reason: texts.reasonMissing } : {}),
    async send({ reason }) {
      const refresh = () => queries.invalidateQueries({ queryKey: ['dayCloses'] });
      await updateDocument(sdk, 'dayCloses', close.id, { reopenReason: reason }).finally(refresh);
      toast.success(texts.done);
      onDone();
    },
    failed: (error) => failureWords(error, { otherwise: texts.failed }),
  });
  return (
    <Form submission={submission} className="grid gap-4 p-5 pt-2">
      <p className="text-muted">{texts.consequence}</p>
      <TextArea
        label={texts.reason}
        name="reason"
        rows={2}
        maxLength={MAX_NOTE}
        required
        error={submission.problems.reason}
      />
      <Button type="submit" wide busy={submission.busy} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </Form>
  );
}

/** The counts of a close; an owner can open the day again (DAY-6). */
export function ClosedDay({ close, isOwner }: { close: Close; isOwner: boolean }) {
  const texts = useTexts(dayCloseTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReckoningTable totals={close.totals} counted={close.counted} />
      {close.note && (
        <p className="wrap-anywhere mt-4">
          <span className="font-semibold">{`${texts.note}: `}</span>
          {close.note}
        </p>
      )}
      {isOwner && (
        <Button variant="secondary" className="mt-5 max-sm:w-full" onClick={() => setOpen(true)}>
          {texts.reopen.open}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.reopen.title} size="small">
        {isOpen && <ReopenForm close={close} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

/** Closes of a day that were opened again, with their counts. */
export function EarlierCloses({ closes }: { closes: readonly Close[] }) {
  const texts = useTexts(dayCloseTexts);
  const { dateAndTime } = useDates();
  if (closes.length === 0) return null;
  const nameOf = (name: string | null) => name || texts.somebody;
  return (
    <details className="mt-5 border-line border-t pt-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {texts.reopen.versions}
      </summary>
      <ul className="grid gap-6">
        {closes.map(({ id, version, closedByName, closedAt, reopened, totals, counted, note }) => (
          <li key={id}>
            <p className="font-semibold">
              {texts.reopen.version(version, nameOf(closedByName), dateAndTime(new Date(closedAt)))}
            </p>
            {reopened && (
              <p className="wrap-anywhere mb-2 text-muted text-sm">
                {texts.reopen.because(
                  nameOf(reopened.name),
                  dateAndTime(new Date(reopened.at)),
                  reopened.reason,
                )}
              </p>
            )}
            <ReckoningTable totals={totals} counted={counted} />
            {note && <p className="wrap-anywhere mt-2">{note}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
