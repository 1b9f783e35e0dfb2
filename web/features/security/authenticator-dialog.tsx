import { useQuery } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { copyText, RecoveryCodes } from './recovery-codes.tsx';
import { useTwoStep } from './two-step.ts';
import { twoStepMessages } from './two-step-messages.ts';

interface SetUpProps {
  /** The app's secret; undefined when an app is proven already. */
  secret: { secret: string; uri: string } | undefined;
  onTurnedOn: (codes: string[] | undefined) => void;
  onCancel: () => void;
  /** The person has to pass a challenge first. */
  onMustProve: () => void;
}

const asksForProof = (error: unknown) => refusalOf(error)?.type === 'user_challenge_required';

/** The secret as people read it off: in groups of four. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Secret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <>
      <p>
        <strong>1.</strong> Scan this with an authenticator app, such as Google Authenticator or Aegis.
      </p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className="text-sm">
        <p className="text-muted">
          On this very phone?{' '}
          <a href={uri} className="font-semibold text-chilli-text underline underline-offset-4">
            Open the app
          </a>
          , or type this key:
        </p>
        <div className="mt-2 flex items-center gap-2">
          <code className="wrap-break-word min-w-0 flex-1 rounded-control bg-cream px-3 py-2.5 font-mono text-ink">
            {grouped(secret)}
          </code>
          <Button variant="secondary" aria-label="Copy the key" onClick={() => void copyText(secret)}>
            <Copy className="size-5" aria-hidden="true" />
          </Button>
        </div>
      </div>
      <p>
        <strong>2.</strong> Type the code the app shows now.
      </p>
    </>
  );
}

function SetUp({ secret, onTurnedOn, onCancel, onMustProve }: SetUpProps) {
  const { turnOn } = useTwoStep();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.querySelector('input');
    const { code } = readFields(event.currentTarget, ['code']);
    setFailure('');
    if (secret && code.trim() === '') {
      setProblem(twoStepMessages.missingCode);
      return field?.focus();
    }
    setBusy(true);
    try {
      onTurnedOn(await turnOn(secret && code.trim()));
    } catch (error) {
      if (asksForProof(error)) return onMustProve();
      const refusal = refusalOf(error);
      if (refusal?.type === 'user_invalid_token') setProblem(twoStepMessages.wrongCode);
      else setFailure(refusal?.code === 429 ? twoStepMessages.tooOften : twoStepMessages.failed);
      field?.select();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={submit} onInput={() => setProblem('')} className="grid gap-4">
      {failure && <Notice tone="error">{failure}</Notice>}
      {secret ? (
        <Secret {...secret} />
      ) : (
        <p>Your authenticator app is still set up. We ask for its codes again.</p>
      )}
      {secret && <CodeField way="totp" error={problem || undefined} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Turning on...">
          Turn on
        </Button>
      </div>
    </form>
  );
}

interface ContentProps {
  factors: Models.MfaFactors;
  onTurnedOn: (codes: string[] | undefined) => void;
  onCancel: () => void;
}

/** The app's secret; before that a code, where the account has something to prove itself with already. */
function Content({ factors, onTurnedOn, onCancel }: ContentProps) {
  const { begin } = useTwoStep();
  const [mustProve, setMustProve] = useState(false);
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['authenticator'],
    queryFn: async () => ({ secret: await begin() }),
    staleTime: 'static',
    gcTime: 0,
  });
  if (mustProve || asksForProof(error)) {
    const passed = async () => {
      await refetch();
      setMustProve(false);
    };
    return (
      <>
        <p className="text-muted">{twoStepMessages.proveFirst}</p>
        <ChallengeForm factors={factors} action="Continue" busyLabel="Checking..." onPassed={passed} />
      </>
    );
  }
  if (data) {
    const prove = () => setMustProve(true);
    return <SetUp secret={data.secret} onTurnedOn={onTurnedOn} onCancel={onCancel} onMustProve={prove} />;
  }
  if (isError)
    return <ErrorState title={twoStepMessages.failed} onRetry={() => refetch()} retrying={isFetching} />;
  return (
    <Loading label="Loading...">
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
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  const turnedOn = (made: string[] | undefined) => {
    toast.success(twoStepMessages.turnedOn);
    if (made) setCodes(made);
    else close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={codes ? 'Your recovery codes' : 'Turn on two-step login'}
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
