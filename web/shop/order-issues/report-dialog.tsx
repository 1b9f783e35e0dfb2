import { ID } from 'appwrite';
import { useState } from 'react';
import { ISSUE_KINDS, type IssueKind, MAX_ISSUE_TEXT } from '#domain/order-issues/attributes.ts';
import { issueKindWords, issueMessages } from '#domain/order-issues/messages.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { issueTexts } from '#web/shared/order-issues/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { PhotoField } from './photo-field.tsx';
import { usePhoto } from './use-photo.ts';

interface ReportDialogProps {
  user: CurrentUser;
  /** Its id, and the names of its lines. */
  order: { id: string; dishes: readonly string[] };
  onClose: () => void;
}

/** The dialog in which a customer reports a problem with an order. Rendered while it is open. */
export function ReportDialog({ user, order, onClose }: ReportDialogProps) {
  const { form: texts } = useTexts(issueTexts);
  return (
    <Dialog open onClose={onClose} title={texts.title} size="small">
      <ReportForm user={user} order={order} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ user, order, onClose }: ReportDialogProps) {
  const { form: texts, failed } = useTexts(issueTexts);
  const messages = useTexts(issueMessages);
  const kinds = useTexts(issueKindWords);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  // One id per opened form, so that a repeated request creates one report.
  const [id] = useState(ID.unique);
  const [kind, setKind] = useState<IssueKind>('missing');
  const [lines, setLines] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const photo = usePhoto();
  const left = MAX_ISSUE_TEXT - text.length;

  const submission = useSubmit({
    read: () => ({ kind, lines: [...lines], text: text.trim() || null, photoId: photo.id ?? null }),
    check: (): { text?: string } => ({}),
    async send(typed) {
      await createDocument(sdk, 'orderIssues', id, { orderId: order.id, ...typed });
      photo.keep();
      toast.success(texts.sent);
      onClose();
    },
    failed: (error) =>
      failureWords(error, {
        byType: {
          order_issue_too_early: messages.notYet,
          order_issue_too_late: messages.tooLate,
          order_issue_open: messages.alreadyOpen,
        },
        otherwise: failed,
      }),
  });

  return (
    <Form submission={submission} className="grid gap-5 p-5 pt-3">
      <RadioCards
        legend={texts.kind}
        name="kind"
        value={kind}
        onChange={setKind}
        choices={ISSUE_KINDS.map((value) => ({ value, label: kinds[value] }))}
      />
      <CheckBoxes
        legend={texts.lines}
        name="lines"
        choices={order.dishes.map((label, index) => ({ value: String(index), label }))}
        values={lines}
        onChange={setLines}
      />
      <TextArea
        label={texts.text}
        name="text"
        rows={3}
        maxLength={MAX_ISSUE_TEXT}
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={left <= 100 && <span className="tabular-nums">{texts.left(left)}</span>}
      />
      <PhotoField photo={photo} isProven={user.emailVerification || user.phoneVerification} />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" busy={submission.busy} busyLabel={texts.sending}>
          {texts.send}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
