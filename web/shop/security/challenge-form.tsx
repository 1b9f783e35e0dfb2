import type { Models } from 'appwrite';
import { useEffect, useRef, useState } from 'react';
import { useCanSend } from '#web/lib/can-send.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { focusField } from '#web/ui/form/form-fields.ts';
import { type Submission, useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { CodeField, readCode, selectCode } from './code-field.tsx';
import { twoStepTexts } from './texts.tsx';
import { useChallenge, type Way, waysOf } from './two-step.ts';

const isSent = (way: Way) => way === 'email' || way === 'phone';

interface Challenge {
  /** The person's second factors, the best first. */
  ways: Way[];
  way: Way;
  /** Whether the next press checks a code; otherwise it requests one. */
  asksForCode: boolean;
  sending: boolean;
  /** Whether mails are sent; otherwise an admin passes the code on. */
  /** Whether nothing sends codes by this way: an admin passes them on. */
  waits: (way: Way) => boolean;
  submission: Submission<'code'>;
  choose: (way: Way) => void;
  sendAgain: () => void;
}

interface ChallengeOptions {
  factors: Models.MfaFactors;
  /** Called after a correct code; the form stays busy until it resolves. */
  onPassed: () => Promise<void>;
  /** Called if the session has ended meanwhile. */
  onOver?: () => Promise<void>;
}

/** The state of a challenge: the chosen factor, whether a code was requested, and the form that checks it. */
function useChallengeForm({ factors, onPassed, onOver }: ChallengeOptions): Challenge {
  const texts = useTexts(twoStepTexts);
  const failureWords = useFailureWords();
  const { send, prove } = useChallenge();
  const canSend = useCanSend();
  const waits = (chosen: Way) =>
    (chosen === 'email' && !canSend.email) || (chosen === 'phone' && !canSend.text);
  const ways = waysOf(factors, canSend);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoverycode');
  const [sentBy, setSentBy] = useState<Way>();
  const [sending, setSending] = useState(false);
  const asksForCode = !isSent(way) || sentBy === way;

  const wordsFor = (error: unknown, otherwise: string) => {
    const byType = { general_rate_limit_exceeded: texts.tooOften };
    return failureWords(error, { byType, otherwise, lost: otherwise });
  };
  const sendingFailed = (error: unknown) => wordsFor(error, texts.challenge.sendFailed);

  const unlessOver = async (task: () => Promise<void>) => {
    try {
      await task();
    } catch (error) {
      if (onOver && refusalOf(error)?.type === 'general_unauthorized_scope') return onOver();
      throw error;
    }
  };

  const sendCode = (chosen: Way) =>
    unlessOver(async () => {
      setSending(true);
      try {
        await send(chosen);
      } finally {
        setSending(false);
      }
      setSentBy(chosen);
      if (waits(chosen)) toast.info(texts.challenge.sentWithoutMail);
      else toast.success(texts.challenge.sent);
    });

  const submission = useSubmit({
    read: readCode,
    check: (code) => (asksForCode && code === '' ? { code: texts.challenge.missingCode } : {}),
    async send(code, form) {
      if (!asksForCode) return sendCode(way);
      return unlessOver(async () => {
        await prove(way, code).catch((error: unknown) => {
          selectCode(form);
          throw error;
        });
        await onPassed();
      });
    },
    failed(error) {
      if (!asksForCode) return sendingFailed(error);
      if (refusalOf(error)?.type === 'user_invalid_token') return { code: texts.challenge.ways[way].wrong };
      return wordsFor(error, texts.failed);
    },
  });

  return {
    ways,
    way,
    asksForCode,
    sending,
    waits,
    submission,
    choose(chosen) {
      setWay(chosen);
      submission.clear();
      if (isSent(chosen)) void submission.run(() => sendCode(chosen), sendingFailed);
    },
    sendAgain: () => void submission.run(() => sendCode(way), sendingFailed),
  };
}

interface ChallengeFormProps extends ChallengeOptions {
  /** The label of the button. */
  action: string;
  busyLabel: string;
}

/** Asks for a code of one of the account's second factors. */
export function ChallengeForm({ action, busyLabel, ...options }: ChallengeFormProps) {
  const texts = useTexts(twoStepTexts).challenge;
  const challenge = useChallengeForm(options);
  const { way, asksForCode, sending, submission, waits } = challenge;
  const form = useRef<HTMLFormElement>(null);
  const others = challenge.ways.filter((other) => other !== way);
  const sentWords = waits(way) ? texts.sentWithoutMail : texts.onItsWay;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each factor has its own field
  useEffect(() => {
    if (asksForCode && form.current) focusField(form.current, 'code');
  }, [asksForCode, way]);

  return (
    <Form ref={form} submission={submission} className="grid gap-4">
      <p>{asksForCode && isSent(way) ? sentWords : texts.ways[way].intro}</p>
      {asksForCode && <CodeField key={way} way={way} error={submission.problems.code} />}
      <Button type="submit" busy={submission.busy} busyLabel={sending ? texts.sending : busyLabel} wide>
        {asksForCode ? action : texts.sendCode}
      </Button>
      <ul className="grid justify-items-center">
        {asksForCode && isSent(way) && (
          <li>
            <Button variant="quiet" off={submission.busy} onClick={challenge.sendAgain}>
              {texts.sendNewCode}
            </Button>
          </li>
        )}
        {others.map((other) => (
          <li key={other}>
            <Button variant="quiet" off={submission.busy} onClick={() => challenge.choose(other)}>
              {texts.ways[other].offer}
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
