import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { leavingMessages } from '#domain/users/leaving-messages.ts';
import type { CurrentUser } from '#web/lib/current-user.ts';
import { downloadText } from '#web/lib/download.ts';
import { failureWords } from '#web/lib/refusal.ts';
import { useSdk } from '#web/lib/sdk.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusField, readFields } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { gatherMyData } from './my-data.ts';

interface ClosingProps {
  onClose: () => void;
  /** The account is closed, and nobody is signed in here any more. */
  onGone: () => Promise<void>;
}

function CloseAccountForm({ onClose, onGone }: ClosingProps) {
  const { account } = useSdk();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { word } = readFields(form, ['word'] as const);
    if (word.trim().toUpperCase() !== leavingMessages.word) {
      setProblem(leavingMessages.typeWord);
      return focusField(form, 'word');
    }
    setFailure('');
    setBusy(true);
    try {
      await account.updateStatus();
      toast.success(leavingMessages.closed);
      await onGone();
    } catch (error) {
      setFailure(failureWords(error, leavingMessages.closeFailed));
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setProblem('')}
      className="grid gap-4 p-5 pt-2"
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      <p className="text-muted">
        You will be signed out everywhere and cannot sign in again. Your cart and addresses are deleted, your
        reviews lose your name. Orders stay in the kitchen’s books. This can’t be undone.
      </p>
      <Field
        label={leavingMessages.typeWord}
        name="word"
        autoComplete="off"
        autoCapitalize="characters"
        required
        error={problem || undefined}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" busy={busy} busyLabel="Closing...">
          Close my account
        </Button>
      </div>
    </form>
  );
}

/** What somebody may take along, and the way out. */
export function MyDataCare({ user, onGone }: { user: CurrentUser; onGone: () => Promise<void> }) {
  const sdk = useSdk();
  const [gathering, setGathering] = useState(false);
  const [closing, setClosing] = useState(false);
  const close = () => setClosing(false);

  const download = async () => {
    setGathering(true);
    try {
      downloadText('rasoi-my-data.json', await gatherMyData(sdk, user.$id), 'application/json');
      toast.success(leavingMessages.downloaded);
    } catch {
      toast.error(leavingMessages.downloadFailed);
    } finally {
      setGathering(false);
    }
  };

  return (
    <Panel title="Your data">
      <p className="text-muted">
        Everything we keep about you in one file: profile, addresses, orders, reviews and activity.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" busy={gathering} busyLabel="Gathering..." onClick={() => void download()}>
          <Download className="size-5" aria-hidden="true" />
          Download my data
        </Button>
        <Button variant="outline" onClick={() => setClosing(true)}>
          Close my account
        </Button>
      </div>
      <Dialog open={closing} onClose={close} title="Close your account?" role="alertdialog" size="small">
        <CloseAccountForm onClose={close} onGone={onGone} />
      </Dialog>
    </Panel>
  );
}
