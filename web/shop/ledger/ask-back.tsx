import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { type ReactNode, useState } from 'react';
import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import { MAX_PAY_TO } from '#domain/ledger/balance-refund-attributes.ts';
import { formatMoney, type Paise } from '#domain/money.ts';
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

interface AskFormProps {
  amount: Paise;
  ask: (payTo: string) => Promise<void>;
  onDone: () => void;
  /** The session is too old to say where money goes. */
  onMustProve: (payTo: string) => void;
}

function AskForm({ amount, ask, onDone, onMustProve }: AskFormProps) {
  const texts = useTexts(askBackTexts);
  const messages = useTexts(balanceMessages);
  const failureWords = useFailureWords();
  const submission = useSubmit<string, 'payTo'>({
    read: (form) => readFields(form, ['payTo']).payTo.trim(),
    check: (payTo) => (payTo === '' ? { payTo: texts.where } : {}),
    async send(payTo) {
      try {
        await ask(payTo);
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
        error={submission.problems.payTo}
      />
      <Button type="submit" wide busy={submission.busy}>
        {texts.send(formatMoney(amount))}
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
  const ask = async (payTo: string) => {
    await createDocument(sdk, 'balanceRefunds', id, { payTo });
    await queries.invalidateQueries({ queryKey: ['balanceRefunds'] });
  };
  const askProven = async () => {
    await ask(unproven ?? '').catch((error: unknown) =>
      toast.error(failureWords(error, { otherwise: texts.failed, lost: texts.failed })),
    );
    setUnproven(undefined);
  };
  if (!asked)
    return (
      standing.usable > 0 && (
        <>
          <Button variant="quiet" className="-ml-5" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.open} size="small">
            <AskForm
              amount={standing.usable}
              ask={ask}
              onDone={() => setOpen(false)}
              onMustProve={setUnproven}
            />
          </Dialog>
          {unproven !== undefined &&
            proof({ open: true, onClose: () => setUnproven(undefined), onPassed: askProven })}
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
      <Button variant="quiet" busy={busy} onClick={() => void withdraw()}>
        {texts.withdraw}
      </Button>
    </div>
  );
}
