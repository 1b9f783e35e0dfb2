import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { readCode } from '#domain/numbers.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLogin } from '#web/shared/sign-in/actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { focusField, readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { loginTexts } from '../texts.tsx';
import { keepPendingCode, type PendingCode } from './pending-code.ts';
import { SendAgain } from './send-again.tsx';
import { useSendCode, useSendingFailed } from './send-code.ts';
import { codeTexts } from './texts.tsx';
import { useCodeFromMessage } from './web-otp.ts';

const LENGTH = 6;
const digitsOf = (typed: string) => readCode(typed) ?? '';

function codeField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('code');
  return field instanceof HTMLInputElement ? field : undefined;
}

interface CodeFormProps {
  code: PendingCode;
  /** Goes to the next page; the form stays busy until it is there. */
  onDone: (user: CurrentUser) => Promise<void>;
}

/** Asks for a code that was sent, and signs in with it as soon as it is complete. */
export function CodeForm({ code, onDone }: CodeFormProps) {
  const texts = useTexts(codeTexts);
  const { loggedIn, failures } = useTexts(loginTexts);
  const failureWords = useFailureWords();
  const login = useLogin();
  const sendAgain = useSendCode();
  const sendingFailed = useSendingFailed();
  const form = useRef<HTMLFormElement>(null);
  const entering = useRef(false);

  const submission = useSubmit<string, 'code'>({
    read: (typed) => digitsOf(readFields(typed, ['code']).code),
    check: (typed) => (typed.length === LENGTH ? {} : { code: texts.missing }),
    async send(secret, sentForm) {
      const enter = { codeId: code.id, secret };
      entering.current = true;
      const user = await login((_, call) => call('post', 'account/sessions/code', enter)).catch(
        (error: unknown) => {
          entering.current = false;
          codeField(sentForm)?.select();
          throw error;
        },
      );
      // The page shows the second step instead of this form.
      if (!user) return keepPendingCode(undefined);
      toast.success(loggedIn);
      await onDone(user);
      keepPendingCode(undefined);
    },
    failed(error) {
      const byType: Readonly<Record<string, string>> = texts.failures;
      const wrong = byType[refusalOf(error)?.type ?? ''];
      return wrong ? { code: wrong } : failureWords(error, failures);
    },
  });

  // In another tab the person has signed in meanwhile: a code entered here would end that session.
  const user = useCurrentUser();
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (user && !entering.current) void goOn(user);
  }, [user]);

  const submitWhenComplete = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (digitsOf(currentTarget.value).length === LENGTH) form.current?.requestSubmit();
  };

  useCodeFromMessage(code.id, (arrived) => {
    const field = codeField(form.current);
    if (!field) return;
    field.value = arrived;
    form.current?.requestSubmit();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is typed into the empty field
  useEffect(() => {
    const field = codeField(form.current);
    if (!field || !form.current) return;
    field.value = '';
    focusField(form.current, 'code');
  }, [code.id]);

  return (
    <Form ref={form} submission={submission} className="grid gap-4">
      <Field
        name="code"
        label={texts.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={12}
        onInput={submitWhenComplete}
        error={submission.problems.code}
        className="py-3 text-center font-semibold text-2xl tabular-nums tracking-[0.3em]"
      />
      <Button type="submit" busy={submission.busy} busyLabel={texts.signingIn} wide>
        {texts.signIn}
      </Button>
      <div className="grid justify-items-center gap-1 text-center">
        <SendAgain
          code={code}
          off={submission.busy}
          onSend={() => void submission.run(() => sendAgain(code, code), sendingFailed)}
        />
        <p role="status" className="text-muted text-sm empty:hidden">
          {code.times > 1 && texts.sentAgain(code.times)}
        </p>
      </div>
    </Form>
  );
}
