import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type Paise, paise } from '#domain/money.ts';
import type { ChangeState } from '#domain/orders/changes/changing.ts';
import { formatLines } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { Money } from '#web/brand/money.tsx';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { afterChange, minutesToAnswer, type OrderChange } from '#web/shared/orders/changes/order-change.ts';
import { orderChangeTexts } from '#web/shared/orders/changes/texts.tsx';
import type { FollowedOrder } from '#web/shared/orders/order-views.ts';
import { Button } from '#web/ui/button.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';

interface ProposalProps {
  order: FollowedOrder;
  change: OrderChange;
  now: Date;
  readOnly: boolean;
}

/** The total after an answer: '₹522, ₹62 less'. */
function Outcome({ order, total }: { order: FollowedOrder; total: Paise }): ReactNode {
  const texts = useTexts(orderChangeTexts);
  const more = paise(total - order.bill.total);
  const amount = <Money paise={paise(Math.abs(more))} />;
  const moreText = order.kind === 'pickup' ? texts.moreAtCounter : texts.more;
  return (
    <span className="block text-muted text-sm">
      {texts.newTotal(<Money paise={total} className="font-semibold text-ink" />)}
      {', '}
      {more > 0 ? moreText(amount) : more < 0 ? texts.less(amount) : texts.same}
    </span>
  );
}

/** Sends the customer's answer, and shows why the server refused it. */
function useAnswer({ order, change }: Pick<ProposalProps, 'order' | 'change'>) {
  const texts = useTexts(orderChangeTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [sending, setSending] = useState<ChangeState>();
  const answer = async (state: ChangeState) => {
    if (sending) return;
    setSending(state);
    try {
      await updateDocument(sdk, 'orderChanges', change.id, { state, revision: order.revision });
    } catch (error) {
      toast.error(failureWords(error, { byType: texts.refused, otherwise: texts.failed }));
    }
    await Promise.all(
      ['orders', 'orderChanges', 'orderRevisions', 'orderEvents', 'payments', 'refunds'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
    setSending(undefined);
  };
  return { answer, sending };
}

function Answers({ order, change }: Pick<ProposalProps, 'order' | 'change'>) {
  const texts = useTexts(orderChangeTexts);
  const { answer, sending } = useAnswer({ order, change });
  const cancelling = useQuestion({
    title: texts.question,
    children: texts.explanation,
    confirmLabel: texts.confirm,
    cancelLabel: texts.keep,
  });
  const { line, quantity, offered } = change;
  const off = afterChange(order, { line, quantity });
  const taken = offered && afterChange(order, { line, quantity, substitute: offered });
  const cancelAll = async () => {
    if (await cancelling.ask()) await answer('orderCancelled');
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {offered && taken && (
        <div className="grid content-start gap-1.5">
          <Button wide busy={sending === 'accepted'} onClick={() => void answer('accepted')}>
            {texts.accept(formatLines([offered]))}
          </Button>
          <Outcome order={order} total={taken.bill.total} />
        </div>
      )}
      <div className="grid content-start gap-1.5">
        <Button
          wide
          variant={offered ? 'secondary' : 'primary'}
          busy={sending === 'takenOff'}
          onClick={() => void answer('takenOff')}
        >
          {texts.takeOff}
        </Button>
        {off.lines.length === 0 ? (
          <span className="text-muted text-sm">{texts.nothingLeft}</span>
        ) : (
          <Outcome order={order} total={off.bill.total} />
        )}
      </div>
      <div className="sm:col-span-2">
        <Button variant="quiet" busy={sending === 'orderCancelled'} onClick={() => void cancelAll()}>
          {texts.cancelAll}
        </Button>
      </div>
      {cancelling.question}
    </div>
  );
}

function Proposal({ order, change, now, readOnly }: ProposalProps) {
  const texts = useTexts(orderChangeTexts);
  const reasons = useTexts(reasonWords);
  const id = useId();
  const { removed, offered, reason, note } = change;
  const dishes = removed ? formatLines([removed]) : '';
  const minutes = minutesToAnswer(change.answerBy, now);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border-2 border-turmeric bg-paper p-5 shadow-soft sm:p-6"
    >
      {/* Read out when it appears. The minutes are outside, because each change would be read out. */}
      <div role="alert" className="grid gap-2">
        <h2 id={id} className="flex items-center gap-2 text-xl">
          <MessageCircleQuestion className="size-6 shrink-0" aria-hidden="true" />
          {texts.label}
        </h2>
        <p className="wrap-anywhere font-semibold text-lg leading-snug">
          {reason === 'customerAsked' ? texts.asked(dishes) : texts.cannot(dishes, reasons[reason])}{' '}
          {offered && texts.offers(formatLines([offered]), <Money paise={lineTotal(offered)} />)}
        </p>
        {note && <p className="wrap-anywhere">{texts.note(note)}</p>}
      </div>
      <p className="text-muted">
        {minutes > 0 ? `${texts.timeLeft(minutes)} ${texts.otherwise}` : texts.over}
      </p>
      {minutes > 0 && (readOnly ? <p>{texts.signIn}</p> : <Answers order={order} change={change} />)}
    </section>
  );
}

interface ProposalsProps {
  order: FollowedOrder;
  changes: readonly OrderChange[];
  now: Date;
  /** The page was opened by a link, so there are no buttons to answer. */
  readOnly: boolean;
}

/** The open proposals of the kitchen, with the customer's choices. */
export function ChangeProposals({ order, changes, now, readOnly }: ProposalsProps) {
  return changes
    .filter(({ state }) => state === 'open')
    .map((change) => (
      <Proposal key={change.id} order={order} change={change} now={now} readOnly={readOnly} />
    ));
}
