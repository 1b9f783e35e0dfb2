import type { Models } from 'appwrite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { CodeField } from './code-field.tsx';
import { useChallenge, type Way, waysOf } from './two-step.ts';
import { twoStepMessages } from './two-step-messages.ts';

const WAYS: Record<Way, { offer: string; intro: string; wrong: string }> = {
  totp: {
    offer: 'Use my authenticator app',
    intro: 'Open your authenticator app and type the code it shows for Rasoi.',
    wrong: twoStepMessages.wrongCode,
  },
  email: {
    offer: 'Send me a code by e-mail',
    intro: 'We send a code to your e-mail address.',
    wrong: twoStepMessages.wrongSentCode,
  },
  phone: {
    offer: 'Send me a code by text message',
    intro: 'We send a code to your phone.',
    wrong: twoStepMessages.wrongSentCode,
  },
  recoverycode: {
    offer: 'Use a recovery code',
    intro: 'Type one of the recovery codes you kept. It works once.',
    wrong: twoStepMessages.wrongRecoveryCode,
  },
};

const isSent = (way: Way) => way === 'email' || way === 'phone';

function wordsOf(error: unknown, way: Way): string {
  const refusal = refusalOf(error);
  if (refusal?.code === 429) return twoStepMessages.tooOften;
  if (refusal?.type === 'user_invalid_token') return WAYS[way].wrong;
  return twoStepMessages.failed;
}

interface ChallengeFormProps {
  factors: Models.MfaFactors;
  /** What the button does. */
  action: string;
  busyLabel: string;
  /** Goes on once a code was right; the form keeps waiting until it has. */
  onPassed: () => Promise<void>;
  /** The session is over: there is nothing to prove any more. */
  onOver?: () => Promise<void>;
}

/** Asks for a code, by whichever of the ways the account has. */
export function ChallengeForm({ factors, action, busyLabel, onPassed, onOver }: ChallengeFormProps) {
  const { send, prove } = useChallenge();
  const { mailConfigured } = usePublicSettings();
  const ways = waysOf(factors, mailConfigured);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoverycode');
  const [sentBy, setSentBy] = useState<Way>();
  const [busy, setBusy] = useState<'sending' | 'proving'>();
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const waits = (sent: Way) => sent === 'email' && !mailConfigured;
  const sentWords = waits(way) ? twoStepMessages.sentWithoutMail : twoStepMessages.onItsWay;
  const asksForCode = !isSent(way) || sentBy === way;

  useEffect(() => {
    if (asksForCode) form.current?.querySelector<HTMLInputElement>(`input[data-way=${way}]`)?.focus();
  }, [asksForCode, way]);

  const fail = async (error: unknown, words: string) => {
    if (onOver && refusalOf(error)?.type === 'general_unauthorized_scope') return onOver();
    setFailure(refusalOf(error)?.code === 429 ? twoStepMessages.tooOften : words);
  };

  const sendBy = async (chosen: Way) => {
    if (busy) return;
    setBusy('sending');
    setFailure('');
    try {
      await send(chosen);
      setSentBy(chosen);
      if (waits(chosen)) toast.info(twoStepMessages.sentWithoutMail);
      else toast.success(twoStepMessages.sent);
    } catch (error) {
      await fail(error, twoStepMessages.sendFailed);
    } finally {
      setBusy(undefined);
    }
  };

  const choose = async (chosen: Way) => {
    setWay(chosen);
    setProblem('');
    setFailure('');
    if (isSent(chosen)) await sendBy(chosen);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (!asksForCode) return sendBy(way);
    const { code } = readFields(event.currentTarget, ['code']);
    const field = event.currentTarget.querySelector('input');
    setFailure('');
    if (code.trim() === '') {
      setProblem(twoStepMessages.missingCode);
      return field?.focus();
    }
    setBusy('proving');
    try {
      await prove(way, code.trim());
    } catch (error) {
      if (refusalOf(error)?.type === 'user_invalid_token') setProblem(WAYS[way].wrong);
      else await fail(error, wordsOf(error, way));
      setBusy(undefined);
      return field?.select();
    }
    try {
      await onPassed();
    } catch {
      setFailure(twoStepMessages.failed);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setProblem('')}
      className="grid gap-4"
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      <p>{asksForCode && isSent(way) ? sentWords : WAYS[way].intro}</p>
      {asksForCode && <CodeField key={way} way={way} error={problem || undefined} />}
      <Button
        type="submit"
        busy={busy !== undefined}
        busyLabel={busy === 'sending' ? 'Sending...' : busyLabel}
        wide
      >
        {asksForCode ? action : 'Send me a code'}
      </Button>
      <ul className="grid justify-items-center">
        {asksForCode && isSent(way) && (
          <li>
            <Button variant="quiet" off={busy !== undefined} onClick={() => void sendBy(way)}>
              Send a new code
            </Button>
          </li>
        )}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <Button variant="quiet" off={busy !== undefined} onClick={() => void choose(other)}>
                {WAYS[other].offer}
              </Button>
            </li>
          ))}
      </ul>
    </form>
  );
}
