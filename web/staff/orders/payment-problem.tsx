import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PaymentProblem, PROBLEM_ANSWERS, type ProblemAnswer } from '#domain/payments/problems.ts';
import { useDates } from '#web/lib/dates.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { adminOrderTexts } from './texts.ts';

/** A problem of a payment, with what staff did about it, or the buttons to say so (PAY-11). */
export function Problem({ paymentId, problem }: { paymentId: string; problem: PaymentProblem }) {
  const { problems: texts } = useTexts(adminOrderTexts).money;
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { dateAndTime } = useDates();
  const [busy, setBusy] = useState<ProblemAnswer>();
  const give = async (problemAnswer: ProblemAnswer) => {
    setBusy(problemAnswer);
    try {
      await updateDocument(sdk, 'payments', paymentId, { answersProblem: problem.id, problemAnswer });
      toast.success(texts.recorded);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    }
    await queries.invalidateQueries({ queryKey: ['payments'] });
    setBusy(undefined);
  };
  const { text, answer, answeredAt } = problem;
  return (
    <div className="grid w-full gap-2">
      <p className={`wrap-anywhere ${answer ? 'text-muted' : 'font-semibold text-danger'}`}>{text}</p>
      {answer ? (
        <p className="text-sm">{texts.answered[answer](dateAndTime(new Date(answeredAt ?? problem.at)))}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {PROBLEM_ANSWERS.map((each) => (
            <Button
              key={each}
              variant="secondary"
              busy={busy === each}
              off={busy !== undefined}
              onClick={() => void give(each)}
            >
              {texts.answers[each]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
