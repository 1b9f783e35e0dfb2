import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney, type Paise } from '#domain/money.ts';
import { parseUtr } from '#domain/payments/transfer-number.ts';
import { Money } from '#web/brand/money.tsx';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerIsOnQuery } from '#web/shared/ledger/queries.ts';
import { type OpenTopUp, openTopUpsQuery } from '#web/shared/ledger/top-ups.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { type LedgerPerson, ledgerPeopleByIdQuery } from './queries.ts';
import { waitingTopUpTexts } from './top-up-texts.ts';

interface AnswerProps {
  topUp: OpenTopUp;
  name: string;
}

interface NumberFormProps {
  amount: Paise;
  onSend: (number: string | undefined) => Promise<void>;
}

/** Asks for the number of a payment that came without one, so that nobody counts it twice. The bank may show none. */
function NumberForm({ amount, onSend }: NumberFormProps) {
  const texts = useTexts(waitingTopUpTexts);
  const submission = useSubmit<string, 'number'>({
    read: (form) => readFields(form, ['number']).number.trim(),
    check: (number) => (number !== '' && !parseUtr(number) ? { number: texts.notAUtr } : {}),
    send: (number) => onSend(parseUtr(number)),
    failed: () => texts.failed,
  });
  return (
    <Form submission={submission} className="grid gap-5 p-5 pt-3">
      <Field
        label={texts.number}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={22}
        hint={texts.numberHint}
        error={submission.problems.number}
        className="text-lg tabular-nums"
      />
      <Button type="submit" wide busy={submission.busy}>
        {texts.add(formatMoney(amount))}
      </Button>
    </Form>
  );
}

/** The two answers of staff: the money is there, or it is not. */
function Answers({ topUp: { id, amount, utr, isClaimed }, name }: AnswerProps) {
  const texts = useTexts(waitingTopUpTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState<'received' | 'missing'>();
  const [asksNumber, askNumber] = useState(false);
  const answer = async (which: 'received' | 'missing', reference?: string) => {
    setBusy(which);
    try {
      const received = { state: 'paid' as const, ...(reference !== undefined && { reference }) };
      const change = which === 'received' ? received : { deniedAt: new Date().toISOString() };
      await updateDocument(sdk, 'topUps', id, change);
      toast.success(which === 'received' ? texts.done(formatMoney(amount)) : texts.informed);
    } catch (error) {
      const byType = { ledger_reference_used: texts.used, top_up_over: texts.over };
      toast.error(failureWords(error, { byType, otherwise: texts.failed, lost: texts.lost }));
    }
    await Promise.all(
      [['topUps'], ['ledgerEntries'], ['users']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    askNumber(false);
    setBusy(undefined);
  };
  return (
    <div className="grid gap-2">
      <Dialog open={asksNumber} onClose={() => askNumber(false)} title={texts.received} size="small">
        <NumberForm amount={amount} onSend={(number) => answer('received', number)} />
      </Dialog>
      <Button
        variant={isClaimed ? 'primary' : 'secondary'}
        wide
        busy={busy === 'received'}
        off={busy === 'missing'}
        aria-label={texts.receivedLabel(formatMoney(amount), name)}
        onClick={() => (utr === null ? askNumber(true) : void answer('received'))}
      >
        {texts.received}
      </Button>
      {isClaimed && (
        <Button
          variant="outline"
          wide
          busy={busy === 'missing'}
          off={busy === 'received'}
          aria-label={texts.missingLabel(formatMoney(amount), name)}
          onClick={() => void answer('missing')}
        >
          {texts.missing}
        </Button>
      )}
    </div>
  );
}

function Card({ topUp, person }: { topUp: OpenTopUp; person: LedgerPerson | undefined }) {
  const texts = useTexts(waitingTopUpTexts);
  const name = person?.name ?? texts.noName;
  const { amount, utr, isClaimed, isDenied, userId } = topUp;
  return (
    <article
      aria-label={name}
      className="grid gap-3 rounded-card border border-line bg-paper p-4 shadow-soft"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="wrap-anywhere min-w-0 text-xl">
          <Link to={`/admin/ledger/${userId}`} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h3>
        <Money paise={amount} className="font-display text-2xl" />
      </div>
      {utr !== null && (
        <p>
          <span className="block text-muted text-sm">{texts.utr}</span>
          <strong className="text-lg tabular-nums tracking-wide">
            {utr.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}
          </strong>
        </p>
      )}
      {utr === null && isClaimed && <p className="text-muted text-sm">{texts.noUtr}</p>}
      {isDenied && <p className="text-muted text-sm">{texts.denied}</p>}
      <Answers topUp={topUp} name={name} />
    </article>
  );
}

const GRID = 'grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4';

/**
 * The payments into balances that staff wait for (LEDGER-30). Those that customers say they have paid ask for an answer; the others
 * are folded up.
 * Nothing while there are none, or the kitchen keeps no ledger.
 */
export function WaitingTopUps({ userId }: { userId: string }) {
  const texts = useTexts(waitingTopUpTexts);
  const sdk = useSdk();
  const { data: isOn = false } = useQuery(ledgerIsOnQuery(sdk));
  const { data: open = [] } = useQuery({ ...openTopUpsQuery(sdk, userId), enabled: isOn });
  const ids = [...new Set(open.map((topUp) => topUp.userId))].sort();
  const { data: people = [], isPending } = useQuery({
    ...ledgerPeopleByIdQuery(sdk, userId, ids),
    enabled: ids.length > 0,
  });
  // Until the names are known each card would say that none was given.
  if (!isOn || open.length === 0 || isPending) return null;
  const cards = (which: readonly OpenTopUp[]) => (
    <div className={GRID}>
      {which.map((topUp) => (
        <Card key={topUp.id} topUp={topUp} person={people.find(({ id }) => id === topUp.userId)} />
      ))}
    </div>
  );
  const claimed = open.filter(({ isClaimed }) => isClaimed);
  const others = open.filter(({ isClaimed }) => !isClaimed);
  return (
    <div className="mb-4 grid gap-3">
      {claimed.length > 0 && (
        <section aria-label={texts.title(claimed.length)} className="rounded-card bg-turmeric/20 p-3">
          <h2 className="flex items-center gap-2 px-1 text-xl">
            <HandCoins className="size-6 shrink-0" aria-hidden="true" />
            {texts.title(claimed.length)}
          </h2>
          <p className="mb-3 px-1 text-sm">{texts.hint}</p>
          {cards(claimed)}
        </section>
      )}
      {others.length > 0 && (
        <details className="rounded-card border border-line bg-paper px-4 py-1">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {texts.others(others.length)}
          </summary>
          <div className="py-3">{cards(others)}</div>
        </details>
      )}
    </div>
  );
}
