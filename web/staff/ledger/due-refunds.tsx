import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { PAID_BY, type PaidBy } from '#domain/ledger/attributes.ts';
import { formatMoney } from '#domain/money.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type DueRefund, dueRefundsQuery } from '#web/shared/ledger/balance-refunds.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { dueRefundTexts } from './due-refund-texts.ts';
import { ledgerPeopleByIdQuery } from './queries.ts';

function PayForm({ refund, onDone }: { refund: DueRefund; onDone: () => void }) {
  const texts = useTexts(dueRefundTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [paidBy, setPaidBy] = useState<PaidBy>('bank');
  const submission = useSubmit<string, 'transfer'>({
    read: (form) => (paidBy === 'bank' ? readFields(form, ['transfer']).transfer.trim() : ''),
    check: () => ({}),
    async send(reference) {
      const how = { state: 'paid' as const, paidBy, ...(reference && { reference }) };
      await updateDocument(sdk, 'balanceRefunds', refund.id, how);
      toast.success(texts.done);
      onDone();
      await Promise.all(
        [['balanceRefunds'], ['ledgerEntries'], ['users']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    failed: (error) =>
      failureWords(error, {
        byType: { ledger_reference_used: texts.used, balance_refund_over: texts.over },
        otherwise: texts.failed,
        lost: texts.lost,
      }),
  });
  return (
    <Form submission={submission} className="grid gap-5 p-5 pt-3">
      <RadioCards
        legend={texts.how}
        name="paidBy"
        choices={PAID_BY.map((value) => ({ value, label: texts.paidBy[value] }))}
        value={paidBy}
        onChange={setPaidBy}
      />
      {paidBy === 'bank' && (
        <Field
          label={texts.transfer}
          name="transfer"
          autoComplete="off"
          maxLength={64}
          hint={texts.transferHint}
        />
      )}
      <Button type="submit" wide busy={submission.busy}>
        {texts.save(formatMoney(refund.amount))}
      </Button>
    </Form>
  );
}

/** The balances that the kitchen has to pay back, the oldest first; nothing while there are none (LEDGER-32). */
export function DueRefunds({ adminId }: { adminId: string }) {
  const texts = useTexts(dueRefundTexts);
  const sdk = useSdk();
  const { shortDate } = useDates();
  const [paying, setPaying] = useState<DueRefund>();
  const { data: due = [] } = useQuery(dueRefundsQuery(sdk, adminId));
  const ids = [...new Set(due.map(({ userId }) => userId))].sort();
  const { data: people = [] } = useQuery({
    ...ledgerPeopleByIdQuery(sdk, adminId, ids),
    enabled: ids.length > 0,
  });
  if (due.length === 0) return null;
  const nameOf = ({ userId, name }: DueRefund) =>
    name ?? people.find(({ id }) => id === userId)?.name ?? texts.noName;
  return (
    <section
      aria-label={texts.title}
      className="mb-6 rounded-card border border-line bg-paper p-5 shadow-soft"
    >
      <h2 className="text-xl">{texts.title}</h2>
      <p className="text-muted">{texts.hint}</p>
      <ul className="mt-2 divide-y divide-line">
        {due.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="wrap-anywhere min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <Link to={`/admin/ledger/${refund.userId}`} className="underline-offset-4 hover:underline">
                  {nameOf(refund)}
                </Link>
                {refund.closedLogin && <Badge>{texts.closed}</Badge>}
              </p>
              <p>{refund.payTo ?? texts.nowhere}</p>
              <p className="text-muted text-sm">
                {[refund.phone, refund.email, texts.since(shortDate(new Date(refund.createdAt)))]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-4">
              <Money paise={refund.amount} className="font-display text-2xl" />
              <Button
                variant="secondary"
                aria-label={texts.payLabel(formatMoney(refund.amount), nameOf(refund))}
                onClick={() => setPaying(refund)}
              >
                {texts.pay}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog open={paying !== undefined} onClose={() => setPaying(undefined)} title={texts.pay} size="small">
        {paying && <PayForm refund={paying} onDone={() => setPaying(undefined)} />}
      </Dialog>
    </section>
  );
}
