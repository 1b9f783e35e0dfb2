import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { type ReactNode, useState } from 'react';
import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import { MAX_PAY_TO } from '#domain/ledger/balance-refund-attributes.ts';
import { formatMoney } from '#domain/money.ts';
import { createDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dueRefundsQuery } from '#web/shared/ledger/balance-refunds.ts';
import { standingQuery } from '#web/shared/ledger/standing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { askBackTexts } from './ask-back-texts.ts';

interface PayToFormProps {
  /** Where the money goes so far. */
  payTo?: string | null;
  /** What the button says. */
  label: string;
  send: (payTo: string) => Promise<void>;
  onDone: () => void;
  /** The session is too old to say where money goes. */
  onMustProve: (payTo: string) => void;
}

/** Asks where the money should go. */
function PayToForm({ payTo: before, label, send, onDone, onMustProve }: PayToFormProps) {
  const texts = useTexts(askBackTexts);
  const messages = useTexts(balanceMessages);
  const failureWords = useFailureWords();
  const submission = useSubmit<string, 'payTo'>({
    read: (form) => readFields(form, ['payTo']).payTo.trim(),
    check: (payTo) => (payTo === '' ? { payTo: texts.where } : {}),
    async send(payTo) {
      try {
        await send(payTo);
      } catch (error) {
        if (refusalOf(error)?.type !== 'user_challenge_required') throw error;
        onMustProve(payTo);
      }
      onDone();
    },
    failed: (error) =>
      failureWords(error, {
        byType: { balance_refund_over: messages.refundOver, ledger_off: messages.off },
        otherwise: texts.failed,
        lost: texts.failed,
      }),
  });
  return (
    <Form submission={submission} className="grid gap-5 p-5 pt-3">
      <p className="text-muted">{texts.meaning}</p>
      <Field
        label={texts.payTo}
        name="payTo"
        autoComplete="off"
        maxLength={MAX_PAY_TO}
        required
        hint={texts.payToHint}
        defaultValue={before ?? ''}
        error={submission.problems.payTo}
      />
      <Button type="submit" wide busy={submission.busy}>
        {label}
      </Button>
    </Form>
  );
}

interface AskBackProps {
  userId: string;
  /** Asks the person to prove that the account is theirs. */
  proof: (props: { open: boolean; onClose: () => void; onPassed: () => Promise<void> }) => ReactNode;
}

/** Asks the kitchen to pay a customer's balance back, or says that it has been asked for (LEDGER-32). */
export function AskBack({ userId, proof }: AskBackProps) {
  const texts = useTexts(askBackTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  /** Where the money should go, once the person has proven that the account is theirs. */
  const [unproven, setUnproven] = useState<string>();
  // The same in every try, so that a lost answer asks for nothing twice.
  const [id] = useState(() => ID.unique());
  const messages = useTexts(balanceMessages);
  const { data } = useQuery(dueRefundsQuery(sdk, userId, userId));
  const { data: standing } = useQuery(standingQuery(sdk, userId));
  if (!data || !standing) return null;
  const [asked] = data;
  const send = async (payTo: string) => {
    if (asked) {
      await updateDocument(sdk, 'balanceRefunds', asked.id, { payTo });
      toast.success(texts.changed);
    } else await createDocument(sdk, 'balanceRefunds', id, { payTo });
    await queries.invalidateQueries({ queryKey: ['balanceRefunds'] });
  };
  const sendProven = async () => {
    await send(unproven ?? '').catch((error: unknown) =>
      toast.error(failureWords(error, { otherwise: texts.failed, lost: texts.failed })),
    );
    setUnproven(undefined);
  };
  const close = () => setOpen(false);
  const title = asked ? texts.change : texts.open;
  const dialogs = (
    <>
      <Dialog open={isOpen} onClose={close} title={title} size="small">
        <PayToForm
          payTo={asked?.payTo ?? null}
          label={asked ? texts.save : texts.send(formatMoney(standing.usable))}
          send={send}
          onDone={close}
          onMustProve={setUnproven}
        />
      </Dialog>
      {unproven !== undefined &&
        proof({ open: true, onClose: () => setUnproven(undefined), onPassed: sendProven })}
    </>
  );
  if (!asked)
    return (
      standing.usable > 0 && (
        <>
          <Button variant="quiet" className="-ml-5" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
          {dialogs}
        </>
      )
    );
  const withdraw = async () => {
    setBusy(true);
    try {
      await updateDocument(sdk, 'balanceRefunds', asked.id, { state: 'withdrawn' });
    } catch (error) {
      toast.error(
        failureWords(error, {
          byType: { balance_refund_over: messages.refundOver },
          otherwise: texts.failed,
          lost: texts.failed,
        }),
      );
    }
    await queries.invalidateQueries({ queryKey: ['balanceRefunds'] });
    setBusy(false);
  };
  return (
    <div className="mt-4 grid gap-2">
      <Notice>{texts.asked(formatMoney(asked.amount), asked.payTo ?? texts.nowhere)}</Notice>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
        <Button variant="quiet" busy={busy} onClick={() => void withdraw()}>
          {texts.withdraw}
        </Button>
      </div>
      {dialogs}
    </div>
  );
}
