import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { GRIEVANCE_CATEGORIES, grievanceAttributes } from '#domain/grievances/attributes.ts';
import { GRIEVANCE_FIELDS, readGrievance } from '#domain/grievances/filing.ts';
import { grievanceCategoryWords, grievanceMessages } from '#domain/grievances/messages.ts';
import { useCanSend } from '#web/lib/can-send.ts';
import { useDates } from '#web/lib/dates.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { fileGrievance } from './queries.ts';
import { grievanceTexts } from './texts.ts';

interface Filed {
  ticket: string;
  email: string;
  resolveBy: string;
}

function Receipt({ filed, onAgain }: { filed: Filed; onAgain: () => void }) {
  const texts = useTexts(grievanceTexts).sent;
  const { longDate } = useDates();
  const canSend = useCanSend();
  const settledBy = longDate(new Date(filed.resolveBy));
  return (
    <div className="flex flex-col items-center py-8 text-center">
      <CircleCheck className="size-14 text-good" strokeWidth={1.5} aria-hidden="true" />
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()} className="mt-4 text-2xl outline-none">
        {texts.title(filed.ticket)}
      </h2>
      <p className="wrap-anywhere mt-2 text-muted">
        {canSend.email ? texts.mailed(filed.email, settledBy) : texts.notMailed(settledBy)}
      </p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}

const FIELDS = [...GRIEVANCE_FIELDS, 'website'] as const;

interface ComplaintFormProps {
  /** The number of the order that the page was opened for; empty if there is none. */
  orderNumber: string;
}

/** The form that files a complaint. Afterwards it shows the complaint's number. */
export function ComplaintForm({ orderNumber }: ComplaintFormProps) {
  const texts = useTexts(grievanceTexts);
  const messages = useTexts(grievanceMessages);
  const categories = useTexts(grievanceCategoryWords);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  const queries = useQueryClient();
  const user = useCurrentUser();
  const { language } = useDocumentParts();
  const [filed, setFiled] = useState<Filed>();
  const submission = useSubmit({
    read: (form) => readFields(form, FIELDS),
    check(typed) {
      const read = readGrievance(typed, messages);
      return 'problems' in read ? read.problems : {};
    },
    async send(typed) {
      const { ticket, resolveBy } = await fileGrievance(sdk, typed, language);
      setFiled({
        ticket: ticket ?? '',
        email: typed.email,
        resolveBy: resolveBy ?? new Date().toISOString(),
      });
      await queries.invalidateQueries({ queryKey: ['grievances'] });
    },
    failed: (error) =>
      failureWords(error, {
        byType: { general_rate_limit_exceeded: texts.form.tooMany },
        otherwise: texts.form.failed,
      }),
  });
  const { busy, problems } = submission;

  if (filed)
    return (
      <Panel title={texts.heading}>
        <Receipt filed={filed} onAgain={() => setFiled(undefined)} />
      </Panel>
    );
  return (
    <Panel title={texts.heading}>
      <Form submission={submission} className="relative grid grid-cols-1 gap-4 overflow-hidden">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Select
            label={texts.form.category}
            name="category"
            choices={GRIEVANCE_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
            required
            error={problems.category}
          />
          <Field
            label={texts.form.orderNumber}
            name="orderNumber"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={orderNumber}
            hint={texts.form.orderNumberHint}
            error={problems.orderNumber}
          />
        </div>
        <TextArea
          label={texts.form.text}
          name="text"
          rows={5}
          required
          maxLength={grievanceAttributes.text.size}
          error={problems.text}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field
            label={texts.form.name}
            name="name"
            autoComplete="name"
            required
            defaultValue={user?.name ?? ''}
            error={problems.name}
          />
          <Field
            label={texts.form.email}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            required
            defaultValue={user?.email ?? ''}
            error={problems.email}
          />
          <Field label={texts.form.phone} name="phone" type="tel" autoComplete="tel" error={problems.phone} />
        </div>
        {/* Only programs fill this in; the server discards what they send. */}
        <div aria-hidden="true" className="absolute -left-[200vw]">
          <input name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <Button
          type="submit"
          busy={busy}
          busyLabel={texts.form.sending}
          className="justify-self-start max-sm:w-full"
        >
          {texts.form.send}
        </Button>
      </Form>
    </Panel>
  );
}
