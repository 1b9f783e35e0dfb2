import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { passwordProblem } from '#domain/users/password.ts';
import { type PasswordProblem, passwordMessages } from '#domain/users/password-messages.ts';
import { INFO_FIELDS, type PersonalInfo, personalInfoProblems } from '#web/lib/person/personal-info.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSignUp } from '#web/shared/sign-in/actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { focusField, type Problems, problemWords, readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { type AddressPart, PersonalStep } from './personal-step.tsx';
import { type SecurityProblems, SecurityStep } from './security-step.tsx';
import { SignupSteps } from './signup-steps.tsx';
import { signupTexts } from './texts.tsx';

function readSignup(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    info: readFields(form, INFO_FIELDS),
    password: String(data.get('password') ?? ''),
    agreed: data.has('terms'),
  };
}

type Signup = ReturnType<typeof readSignup>;

function securityProblems(
  { password, agreed }: Signup,
  passwordWords: Record<PasswordProblem, string>,
  acceptTerms: string,
): SecurityProblems {
  const problem = passwordProblem(password);
  return { ...(problem && { password: passwordWords[problem] }), ...(!agreed && { terms: acceptTerms }) };
}

/** The state of the history entry of the second step: Back leads to the first step. */
const SECOND_STEP = { signup: 'security' };

/** The shown step, and functions that go to the other one. */
function useSteps() {
  const location = useLocation();
  const navigate = useNavigate();
  // After a reload the history still has step 2, but the fields of step 1 are empty.
  const [passed, setPassed] = useState(false);
  const atSecond = (location.state as typeof SECOND_STEP | null)?.signup === SECOND_STEP.signup;
  const step = atSecond && passed ? 1 : 0;
  return {
    step,
    async goOn() {
      setPassed(true);
      if (!atSecond) await navigate({ search: location.search }, { state: SECOND_STEP });
    },
    goBack: () => void navigate(-1),
    /** What was typed in step 1 has to be checked again. */
    onInput: () => step === 0 && setPassed(false),
  } as const;
}

interface SignupFormProps {
  address: AddressPart;
  /** Goes to the next page; the form stays busy until it is there. */
  onDone: (user: CurrentUser) => Promise<void>;
}

/** Signup in two steps. Both are always in the document, so that nothing typed is lost. */
export function SignupForm({ address, onDone }: SignupFormProps) {
  const texts = useTexts(signupTexts);
  const problemTexts = useTexts(personTexts);
  const passwordWords = useTexts(passwordMessages);
  const failureWords = useFailureWords();
  const signUp = useSignUp();
  const form = useRef<HTMLFormElement>(null);
  const { step, goOn, goBack, onInput } = useSteps();
  const submission = useSubmit({
    read: readSignup,
    check: (typed): Problems<keyof PersonalInfo | keyof SecurityProblems> =>
      step === 0
        ? problemWords(personalInfoProblems(typed.info), problemTexts)
        : securityProblems(typed, passwordWords, texts.acceptTerms),
    async send({ info, password }) {
      if (step === 0) return goOn();
      const user = await signUp(info, password);
      toast.success(texts.signedUp);
      await onDone(user);
    },
    failed(error) {
      toast.error(texts.signupFailed);
      return failureWords(error, texts.failures);
    },
  });
  const { busy, problems } = submission;

  const shown = useRef(step);
  const begin = useEffectEvent(() => {
    submission.clear();
    if (form.current) focusField(form.current, step === 0 ? 'name' : 'password');
  });
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    begin();
  }, [step]);

  return (
    <Form ref={form} submission={submission}>
      <SignupSteps step={step} />
      <fieldset hidden={step !== 0} className="min-w-0" onInput={onInput}>
        <legend className="sr-only">{texts.steps[0]}</legend>
        <PersonalStep problems={problems} address={address} />
      </fieldset>
      <fieldset hidden={step !== 1} className="min-w-0">
        <legend className="sr-only">{texts.steps[1]}</legend>
        <SecurityStep problems={problems} />
      </fieldset>
      <div className="mt-6 flex gap-3">
        {step === 0 ? (
          <Button key="continue" type="submit" wide>
            {texts.goOn}
          </Button>
        ) : (
          <>
            <Button variant="secondary" off={busy} onClick={goBack}>
              {texts.back}
            </Button>
            <Button key="finish" type="submit" className="flex-1" busy={busy} busyLabel={texts.signingUp}>
              {texts.signUp}
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}
