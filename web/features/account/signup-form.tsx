import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { userMessages } from '#domain/users/messages.ts';
import { passwordProblem } from '#domain/users/password.ts';
import { type Problem, personalInfoProblem } from '#domain/users/personal-info.ts';
import type { CurrentUser } from '#web/lib/current-user.ts';
import { failureWords } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField, readFields } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSignUp } from './actions.ts';
import { INFO_FIELDS } from './info.ts';
import { type AddressPart, PersonalStep } from './personal-step.tsx';
import { type SecurityProblem, SecurityStep } from './security-step.tsx';
import { SignupSteps, STEPS } from './signup-steps.tsx';

type Step = 0 | 1;

function securityProblemOf(data: FormData): SecurityProblem | undefined {
  const message = passwordProblem(String(data.get('password') ?? ''));
  if (message) return { field: 'password', message };
  return data.has('terms') ? undefined : { field: 'terms', message: userMessages.acceptTerms };
}

interface SignupFormProps {
  address: AddressPart;
  /** Leads on; the form keeps waiting until it has. */
  onDone: (user: CurrentUser) => Promise<void>;
}

/** Signup in two steps (SIGNUP-1). Both stay in the document, so that nothing typed is lost between them. */
export function SignupForm({ address, onDone }: SignupFormProps) {
  const signUp = useSignUp();
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<Step>(0);
  const [busy, setBusy] = useState(false);
  const [personal, setPersonal] = useState<Problem>();
  const [security, setSecurity] = useState<SecurityProblem>();
  const [failure, setFailure] = useState('');

  const clear = () => {
    setPersonal(undefined);
    setSecurity(undefined);
  };

  const turnTo = (next: Step) => {
    // The step must be there before the focus can go to it.
    flushSync(() => {
      clear();
      setFailure('');
      setStep(next);
    });
    if (form.current) focusField(form.current, next === 0 ? 'name' : 'password');
  };

  const goOn = (element: HTMLFormElement) => {
    const problem = personalInfoProblem(readFields(element, INFO_FIELDS));
    setPersonal(problem);
    if (problem) focusField(element, problem.field);
    else turnTo(1);
  };

  const finish = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    const problem = securityProblemOf(data);
    setSecurity(problem);
    setFailure('');
    if (problem) return focusField(element, problem.field);
    setBusy(true);
    try {
      const user = await signUp(readFields(element, INFO_FIELDS), String(data.get('password')));
      toast.success(userMessages.signedUp);
      await onDone(user);
    } catch (error) {
      setFailure(failureWords(error, userMessages.registrationFailed));
      toast.error(userMessages.signupFailed);
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (step === 0) goOn(event.currentTarget);
    else void finish(event.currentTarget);
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={clear}>
      <SignupSteps step={step} />
      <fieldset hidden={step !== 0} className="min-w-0">
        <legend className="sr-only">{STEPS[0]}</legend>
        <PersonalStep problem={personal} address={address} />
      </fieldset>
      <fieldset hidden={step !== 1} className="min-w-0">
        <legend className="sr-only">{STEPS[1]}</legend>
        <SecurityStep problem={security} />
      </fieldset>
      {failure && (
        <div className="mt-4">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      <div className="mt-6 flex gap-3">
        {step === 0 ? (
          <Button key="continue" type="submit" wide>
            Continue
          </Button>
        ) : (
          <>
            <Button variant="secondary" off={busy} onClick={() => turnTo(0)}>
              Back
            </Button>
            <Button key="finish" type="submit" className="flex-1" busy={busy} busyLabel="Signing up...">
              Sign Up
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
