import { Download } from 'lucide-react';
import { useState } from 'react';
import { orderMessages } from '#domain/orders/messages.ts';
import { DATA_EXPORT_FILE } from '#domain/users/data-export.ts';
import { downloadText } from '#web/lib/download.ts';
import { failureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { leavingMessages } from './leaving-messages.ts';
import { fetchMyData } from './my-data.ts';

interface ClosingProps {
  onClose: () => void;
  /** The account is closed, and nobody is signed in here any more. */
  onGone: () => Promise<void>;
}

function CloseAccountForm({ onClose, onGone }: ClosingProps) {
  const { account } = useSdk();
  const submission = useSubmit({
    read: (form) => readFields(form, ['word']).word.trim().toUpperCase(),
    check: (word) => (word === leavingMessages.word ? {} : { word: leavingMessages.typeWord }),
    async send() {
      await account.updateStatus();
      toast.success(leavingMessages.closed);
      await onGone();
    },
    failed: (error) =>
      failureWords(error, {
        byType: { user_order_open: orderMessages.stillOpen },
        otherwise: leavingMessages.closeFailed,
      }),
  });
  const { busy, problems } = submission;

  return (
    <Form submission={submission} className="grid gap-4 p-5 pt-2">
      <p className="text-muted">
        You will be signed out everywhere and cannot sign in again. We delete your name, addresses, phone
        number, cart, activity and mails. Your reviews lose your name; your orders stay in the kitchen’s books
        without name, contact and address, as the law asks. This can’t be undone.
      </p>
      <Field
        label={leavingMessages.typeWord}
        name="word"
        autoComplete="off"
        autoCapitalize="characters"
        required
        error={problems.word}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" busy={busy} busyLabel="Closing...">
          Close my account
        </Button>
      </div>
    </Form>
  );
}

/** What somebody may take along, and the way out. */
export function MyDataPanel({ onGone }: { onGone: () => Promise<void> }) {
  const sdk = useSdk();
  const [gathering, setGathering] = useState(false);
  const [closing, setClosing] = useState(false);
  const close = () => setClosing(false);

  const download = async () => {
    setGathering(true);
    try {
      downloadText(DATA_EXPORT_FILE, await fetchMyData(sdk), 'application/json');
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
