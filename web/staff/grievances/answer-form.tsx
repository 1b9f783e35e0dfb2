import { useQueryClient } from '@tanstack/react-query';
import {
  GRIEVANCE_OUTCOMES,
  type GrievanceOutcome,
  MAX_GRIEVANCE_TEXT,
} from '#domain/grievances/attributes.ts';
import { grievanceMessages, grievanceOutcomeWords } from '#domain/grievances/messages.ts';
import { useCanSend } from '#web/lib/can-send.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import type { GrievanceRow } from './queries.ts';
import { grievanceAdminTexts } from './texts.ts';

/** The value of the choice that leaves the complaint open. */
const GOES_ON = 'goesOn';

const outcomeOf = (typed: string): GrievanceOutcome | undefined =>
  GRIEVANCE_OUTCOMES.find((each) => each === typed);

/** Answers a complaint, and closes it if the officer says how it ended. */
export function AnswerForm({ grievance }: { grievance: GrievanceRow }) {
  const texts = useTexts(grievanceAdminTexts);
  const outcomes = useTexts(grievanceOutcomeWords);
  const messages = useTexts(grievanceMessages);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  const canSend = useCanSend();
  const queries = useQueryClient();
  const submission = useSubmit({
    read: (form) => readFields(form, ['answer', 'outcome']),
    check: ({ answer, outcome }): { answer?: string } =>
      answer.trim() === '' && outcome !== 'withdrawn' ? { answer: messages.needsAnswer } : {},
    async send({ answer, outcome }) {
      const ended = outcomeOf(outcome);
      await updateDocument(sdk, 'grievances', grievance.id, {
        state: ended ? 'closed' : 'answered',
        answer: answer.trim() || null,
        outcome: ended ?? null,
      });
      if (canSend.email) toast.success(texts.sent);
      else toast.warning(texts.waits);
      await queries.invalidateQueries({ queryKey: ['grievances'] });
    },
    failed: (error) =>
      failureWords(error, { byType: { grievance_closed: texts.closed }, otherwise: texts.failed }),
  });
  const { busy, problems } = submission;
  return (
    <Form submission={submission} className="grid gap-4">
      <TextArea
        label={texts.answer}
        name="answer"
        rows={4}
        required
        maxLength={MAX_GRIEVANCE_TEXT}
        defaultValue={grievance.answer ?? ''}
        hint={canSend.email ? texts.answerHint : texts.answerHintNoMail}
        error={problems.answer}
      />
      <Select
        label={texts.ends}
        name="outcome"
        required
        choices={[
          { value: GOES_ON, label: texts.goesOn },
          ...GRIEVANCE_OUTCOMES.map((value) => ({ value, label: outcomes[value] })),
        ]}
      />
      <Button
        type="submit"
        busy={busy}
        busyLabel={texts.sending}
        className="justify-self-start max-sm:w-full"
      >
        {texts.send}
      </Button>
    </Form>
  );
}
