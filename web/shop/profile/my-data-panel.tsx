import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { orderMessages } from '#domain/orders/messages.ts';
import { DATA_EXPORT_FILE } from '#domain/users/data-export.ts';
import { downloadText } from '#web/lib/download.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { fetchMyData } from './my-data.ts';
import { myDataTexts } from './texts.ts';

interface ClosingProps {
  onClose: () => void;
  /** What the person must know first, such as what becomes of their balance. */
  first: ReactNode;
  /** Called once the account is closed, which signs the person out everywhere. */
  onClosed: () => Promise<void>;
}

function CloseAccountForm({ first, onClose, onClosed }: ClosingProps) {
  const texts = useTexts(myDataTexts);
  const { stillOpen } = useTexts(orderMessages);
  const failureWords = useFailureWords();
  const { account } = useSdk();
  const submission = useSubmit({
    read: (form) => readFields(form, ['word']).word.trim().toUpperCase(),
    check: (word) => (word === texts.word ? {} : { word: texts.typeWord }),
    async send() {
      await account.updateStatus();
      toast.success(texts.closed);
      await onClosed();
    },
    failed: (error) =>
      failureWords(error, {
        byType: { user_order_open: stillOpen },
        otherwise: texts.closeFailed,
      }),
  });
  const { busy, problems } = submission;

  return (
    <Form submission={submission} className="grid gap-4 p-5 pt-2">
      {first}
      <p className="text-muted">{texts.closeMeans}</p>
      <Field
        label={texts.typeWord}
        name="word"
        autoComplete="off"
        autoCapitalize="characters"
        required
        error={problems.word}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onClose}>
          {texts.keep}
        </Button>
        <Button type="submit" busy={busy} busyLabel={texts.closing}>
          {texts.close}
        </Button>
      </div>
    </Form>
  );
}

/** Downloads everything the kitchen keeps about a person, and closes the account. */
export function MyDataPanel({ first, onClosed }: Omit<ClosingProps, 'onClose'>) {
  const texts = useTexts(myDataTexts);
  const sdk = useSdk();
  const [gathering, setGathering] = useState(false);
  const [closing, setClosing] = useState(false);
  const close = () => setClosing(false);

  const download = async () => {
    setGathering(true);
    try {
      downloadText(DATA_EXPORT_FILE, await fetchMyData(sdk), 'application/json');
      toast.success(texts.downloaded);
    } catch {
      toast.error(texts.downloadFailed);
    } finally {
      setGathering(false);
    }
  };

  return (
    <Panel title={texts.title}>
      <p className="text-muted">{texts.intro}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={gathering}
          busyLabel={texts.gathering}
          onClick={() => void download()}
        >
          <Download className="size-5" aria-hidden="true" />
          {texts.download}
        </Button>
        <Button variant="outline" onClick={() => setClosing(true)}>
          {texts.close}
        </Button>
      </div>
      <Dialog open={closing} onClose={close} title={texts.closeQuestion} role="alertdialog" size="small">
        <CloseAccountForm first={first} onClose={close} onClosed={onClosed} />
      </Dialog>
    </Panel>
  );
}
