import { useState } from 'react';
import { nextStepsFor, stepsFor } from '#domain/orders/lifecycle.ts';
import { stepTakenWords, stepWords } from '#domain/orders/status-words.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { AcceptOrder } from '../accept-order.tsx';
import { AllergySeen } from '../allergy-seen.tsx';
import { useBoard } from '../board-context.ts';
import { mustReadAllergies, mustSayWhy } from '../bump/bump.ts';
import { useAtNow } from '../clock.tsx';
import { NEXT_STEP } from '../next-step.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { kitchenTexts } from '../texts.ts';
import { isForLater, type Ticket } from '../ticket.ts';

interface TicketActionsProps {
  ticket: Ticket;
  /** A request about the order is under way. */
  busy: boolean;
}

/** Buttons that answer a customer who asks to cancel. */
function AnswerCancel({ ticket, busy }: TicketActionsProps) {
  const { asked, said } = useTexts(kitchenTexts);
  const taken = useTexts(stepTakenWords);
  const { act } = useBoard();
  const cancel = () =>
    act(
      ticket,
      { type: 'answerCancel', to: 'cancelled', reason: 'customerAsked' },
      taken.cancelled(ticket.number),
    );
  const keep = () => act(ticket, { type: 'answerCancel' }, said.kept(ticket.number));
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-turmeric p-3 text-on-turmeric">
      <p className="font-semibold">{asked.title}</p>
      <Button variant="secondary" wide busy={busy} onClick={() => void keep()}>
        {asked.no}
      </Button>
      <Button wide busy={busy} onClick={() => void cancel()}>
        {asked.yes}
      </Button>
    </div>
  );
}

/** The buttons for the next steps of an order. */
export function TicketActions({ ticket, busy }: TicketActionsProps) {
  const { actions: texts } = useTexts(kitchenTexts);
  const steps = useTexts(stepWords);
  const taken = useTexts(stepTakenWords);
  const { act, role, settings } = useBoard();
  const { number, kind, status } = ticket;
  const isLater = useAtNow((now) => isForLater(ticket, now));
  const [seen, setSeen] = useState(false);
  const [saysWhy, setSaysWhy] = useState(false);
  const possible = stepsFor(kind, status, role);
  const asksFirst = mustReadAllergies(ticket, role);
  const mustSee = asksFirst && !seen;
  const accepts = possible.includes('accepted') && !mustSee;
  const next = mustSee ? [] : nextStepsFor(kind, status, role, settings.acceptStartsCooking);
  const allergiesSeen = asksFirst ? ({ allergiesSeen: true } as const) : {};
  const accept = (promisedInMinutes?: number) =>
    act(
      ticket,
      {
        type: 'step',
        to: 'accepted',
        ...(promisedInMinutes !== undefined && { promisedInMinutes }),
        ...allergiesSeen,
      },
      taken.accepted(number),
    );

  return (
    <div className="grid gap-1.5 empty:hidden">
      {ticket.cancelAskedAt && <AnswerCancel ticket={ticket} busy={busy} />}
      {mustSee && <AllergySeen orderId={ticket.id} onSeen={() => setSeen(true)} />}
      {accepts && isLater && (
        <Button wide busy={busy} className={NEXT_STEP} onClick={() => void accept()}>
          {texts.accept}
        </Button>
      )}
      {accepts && !isLater && (
        <AcceptOrder
          ticket={ticket}
          busy={busy}
          onAccept={(promisedInMinutes) => void accept(promisedInMinutes)}
        />
      )}
      {next.length > 0 && (
        <div className="flex gap-1.5">
          {next.map((to, index) => (
            <Button
              key={to}
              busy={busy}
              variant={index === 0 ? 'primary' : 'secondary'}
              className={index === 0 ? NEXT_STEP : 'px-2!'}
              onClick={() =>
                mustSayWhy(ticket, to)
                  ? setSaysWhy(true)
                  : void act(ticket, { type: 'step', to, ...allergiesSeen }, taken[to](number))
              }
            >
              {steps[to]}
            </Button>
          ))}
        </div>
      )}
      <ReasonDialog
        ticket={ticket}
        to="delivered"
        open={saysWhy}
        onClose={() => setSaysWhy(false)}
        onGiven={(given) => {
          setSaysWhy(false);
          void act(ticket, { type: 'step', to: 'delivered', ...given }, taken.delivered(number));
        }}
      />
    </div>
  );
}
