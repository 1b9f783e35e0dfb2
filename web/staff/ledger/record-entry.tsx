import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useState } from 'react';
import { PAID_BY, type PaidBy } from '#domain/ledger/attributes.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { entryProblem, needsNote } from '#domain/ledger/recording.ts';
import { formatMoney, type Paise, paise, parseAmount, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Refused, useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import type { LedgerPerson } from './queries.ts';
import { ledgerAdminTexts } from './texts.ts';
import { entryOf, type Typed, WAYS, type Way } from './ways.ts';

const FIELDS = ['amount', 'transfer', 'note'] as const;

interface RecordFormProps {
  person: LedgerPerson;
  /** The ways to choose from; one shows no choice. */
  ways: readonly Way[];
  onDone: () => void;
}

/** Where a problem of an entry is shown. */
const FIELD_OF = {
  whyNote: 'note',
  moreThanHeld: 'amount',
  moreThanOwed: 'amount',
} as const;

/** What is owed, as a first amount to type over; nothing if nothing is owed. */
const owedText = (balance: Paise): string => (balance < 0 ? `${toRupees(paise(-balance))}` : '');

function RecordForm({ person, ways, onDone }: RecordFormProps) {
  const { record: texts, ...all } = useTexts(ledgerAdminTexts);
  const messages = useTexts(ledgerMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  // The same in every try, so that a lost answer records nothing twice.
  const [id] = useState(() => ID.unique());
  const [way, setWay] = useState<Way>(ways[0] ?? 'paidIn');
  const [paidBy, setPaidBy] = useState<PaidBy>('cash');
  const [amountText, setAmountText] = useState(way === 'paidIn' ? owedText(person.balance) : '');
  const amount = parseAmount(amountText);
  const isPayment = WAYS[way].kind === 'payment';

  const submission = useSubmit<Typed, (typeof FIELDS)[number]>({
    read(form) {
      const typed = readFields(form, FIELDS);
      return {
        way,
        paidBy,
        amount: parseAmount(typed.amount) ?? ZERO_PAISE,
        transfer: typed.transfer.trim(),
        note: typed.note.trim(),
      };
    },
    check(typed) {
      if (typed.amount === 0) return { amount: texts.notAnAmount };
      const { kind, side } = WAYS[typed.way];
      const problem = entryProblem(
        {
          kind,
          debit: side === 'debit' ? typed.amount : ZERO_PAISE,
          credit: side === 'credit' ? typed.amount : ZERO_PAISE,
          paidBy: kind === 'payment' ? typed.paidBy : null,
          reference: null,
          note: typed.note || null,
        },
        person.balance,
      );
      if (!problem) return {};
      const field = problem in FIELD_OF ? FIELD_OF[problem as keyof typeof FIELD_OF] : 'amount';
      return { [field]: messages.problems[problem] };
    },
    async send(typed) {
      await createDocument(sdk, 'ledgerEntries', id, entryOf(person.id, typed));
      toast.success(texts.done);
      onDone();
      await Promise.all(
        [['ledgerEntries'], ['users']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    failed: (error) => {
      const used = failureWords(error, {
        byType: {
          ledger_reference_used: messages.referenceUsed,
          ledger_off: all.off,
          ledger_entry_refused: all.balanceChanged,
          document_already_exists: all.recordedBefore,
        },
        otherwise: all.failed,
        lost: all.lost,
      });
      return used === messages.referenceUsed ? new Refused('', { transfer: used }) : used;
    },
  });

  return (
    <Form submission={submission} className="grid gap-5 p-5 pt-3">
      {ways.length > 1 && (
        <Select
          label={texts.what}
          required
          value={way}
          onPick={setWay}
          choices={ways.map((value) => ({ value, label: texts.ways[value] }))}
        />
      )}
      <Field
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={12}
        data-autofocus
        value={amountText}
        onChange={({ target }) => setAmountText(target.value)}
        error={submission.problems.amount}
      />
      {isPayment && (
        <RadioCards
          legend={texts.how}
          name="paidBy"
          choices={PAID_BY.map((value) => ({ value, label: texts.paidBy[value] }))}
          value={paidBy}
          onChange={setPaidBy}
        />
      )}
      {isPayment && paidBy === 'bank' && (
        <Field
          label={texts.transfer}
          name="transfer"
          autoComplete="off"
          maxLength={64}
          hint={texts.transferHint}
          error={submission.problems.transfer}
        />
      )}
      <Field
        label={texts.note}
        name="note"
        autoComplete="off"
        maxLength={MAX_NOTE}
        required={needsNote(WAYS[way].kind)}
        hint={texts.noteHint}
        error={submission.problems.note}
      />
      <Button type="submit" wide busy={submission.busy}>
        {amount ? texts.save(formatMoney(amount)) : texts.saveNothing}
      </Button>
    </Form>
  );
}

interface RecordEntryProps extends Pick<RecordFormProps, 'person' | 'ways'> {
  label: string;
  variant: 'primary' | 'secondary';
}

/** A button that opens the form for an entry (LEDGER-12). */
export function RecordEntry({ label, variant, ...form }: RecordEntryProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={label} size="small">
        <RecordForm {...form} onDone={close} />
      </Dialog>
    </>
  );
}
