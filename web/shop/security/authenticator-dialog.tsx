import { useQuery } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { EVERY_WAY } from '#web/lib/can-send.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { CodeField, readCode, selectCode } from './code-field.tsx';
import { asksForProof } from './proof.tsx';
import { RecoveryCodes, useCopyText } from './recovery-codes.tsx';
import { proofTexts, twoStepTexts } from './texts.tsx';
import { useTwoStep, waysOf } from './two-step.ts';

interface SetUpProps {
  /** The app's secret; undefined when the account already has a verified app. */
  secret: { secret: string; uri: string } | undefined;
  onTurnedOn: (codes: string[] | undefined) => void;
  onCancel: () => void;
  /** Called when the server wants a challenge passed first. */
  onMustProve: () => void;
}

/** A step of setting up, with its number. */
function Step({ number, children }: { number: number; children: string }) {
  return (
    <p>
      <strong>{`${number}.`}</strong> {children}
    </p>
  );
}

/** The secret in groups of four characters, which are easier to read off. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Secret({ secret, uri }: { secret: string; uri: string }) {
  const texts = useTexts(twoStepTexts).setUp;
  const copyText = useCopyText();
  const openApp = (
    <a href={uri} className="font-semibold text-chilli-text underline underline-offset-4">
      {texts.openApp}
    </a>
  );
  return (
    <>
      <Step number={1}>{texts.scan}</Step>
      <QrCode text={uri} label={texts.qrCode} />
      <div className="text-sm">
        <p className="text-muted">{texts.onThisPhone(openApp)}</p>
        <div className="mt-2 flex items-center gap-2">
          <code className="wrap-break-word min-w-0 flex-1 rounded-control bg-cream px-3 py-2.5 font-mono text-ink">
            {grouped(secret)}
          </code>
          <Button variant="secondary" aria-label={texts.copyKey} onClick={() => void copyText(secret)}>
            <Copy className="size-5" aria-hidden="true" />
          </Button>
        </div>
      </div>
      <Step number={2}>{texts.typeCode}</Step>
    </>
  );
}

function SetUp({ secret, onTurnedOn, onCancel, onMustProve }: SetUpProps) {
  const texts = useTexts(twoStepTexts);
  const failureWords = useFailureWords();
  const { turnOn } = useTwoStep();
  const submission = useSubmit({
    read: readCode,
    check: (code) => (secret && code === '' ? { code: texts.challenge.missingCode } : {}),
    async send(code, form) {
      try {
        onTurnedOn(await turnOn(secret && code));
      } catch (error) {
        if (asksForProof(error)) return onMustProve();
        selectCode(form);
        throw error;
      }
    },
    failed(error) {
      if (refusalOf(error)?.type === 'user_invalid_token') return { code: texts.challenge.ways.totp.wrong };
      const byType = { general_rate_limit_exceeded: texts.tooOften };
      return failureWords(error, { byType, otherwise: texts.failed, lost: texts.failed });
    },
  });
  const { busy, problems } = submission;

  return (
    <Form submission={submission} className="grid gap-4">
      {secret ? <Secret {...secret} /> : <p>{texts.setUp.stillSetUp}</p>}
      {secret && <CodeField way="totp" error={problems.code} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={texts.setUp.turningOn}>
          {texts.turnOn}
        </Button>
      </div>
    </Form>
  );
}

interface ContentProps {
  factors: Models.MfaFactors;
  onTurnedOn: (codes: string[] | undefined) => void;
  onCancel: () => void;
}

/** The app's secret. An account that already has a factor is asked for a code first. */
function Content({ factors, onTurnedOn, onCancel }: ContentProps) {
  const texts = useTexts(twoStepTexts);
  const { signInAgain } = useTexts(proofTexts);
  const { begin } = useTwoStep();
  const [mustProve, setMustProve] = useState(false);
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['authenticator'],
    queryFn: async () => ({ secret: await begin() }),
    staleTime: 'static',
    gcTime: 0,
  });
  if (mustProve || asksForProof(error)) {
    if (waysOf(factors, EVERY_WAY).length === 0) return <p className="text-muted">{signInAgain}</p>;
    const passed = async () => {
      await refetch();
      setMustProve(false);
    };
    return (
      <>
        <p className="text-muted">{texts.setUp.proveFirst}</p>
        <ChallengeForm
          factors={factors}
          action={texts.setUp.goOn}
          busyLabel={texts.setUp.checking}
          onPassed={passed}
        />
      </>
    );
  }
  if (data) {
    const prove = () => setMustProve(true);
    return <SetUp secret={data.secret} onTurnedOn={onTurnedOn} onCancel={onCancel} onMustProve={prove} />;
  }
  if (isError) return <ErrorState title={texts.failed} query={{ refetch, isFetching }} />;
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-80" />
    </Loading>
  );
}

interface AuthenticatorDialogProps {
  factors: Models.MfaFactors;
  open: boolean;
  onClose: () => void;
}

/** Sets an authenticator app up and turns two-step login on. */
export function AuthenticatorDialog({ factors, open, onClose }: AuthenticatorDialogProps) {
  const texts = useTexts(twoStepTexts);
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  const turnedOn = (made: string[] | undefined) => {
    toast.success(texts.setUp.turnedOn);
    if (made) setCodes(made);
    else close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={codes ? texts.recoveryCodes.title : texts.setUp.title}
      size="small"
    >
      <div className="grid gap-4 p-5">
        {codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <Content factors={factors} onTurnedOn={turnedOn} onCancel={close} />
        )}
      </div>
    </Dialog>
  );
}
