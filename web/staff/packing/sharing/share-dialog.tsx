import { Bike } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PackOrder, PackRider } from '../queries.ts';
import { packingTexts } from '../texts.ts';
import type { Packing } from '../use-packing.ts';
import { sharingTexts } from './texts.ts';
import { type ShownShare, useShares } from './use-shares.ts';

interface ShareFormProps {
  /** All orders of the round, those with a rider too. */
  orders: readonly PackOrder[];
  riders: readonly PackRider[];
  packing: Packing;
  onDone: () => void;
}

interface PickProps {
  order: PackOrder;
  chosen: string | null;
  choices: readonly { id: string; name: string }[];
  onChoose: (riderId: string | null) => void;
}

/** One order, and who brings it. */
function Pick({ order, chosen, choices, onChoose }: PickProps) {
  const texts = useTexts(sharingTexts);
  const { number, customerName, address } = order;
  return (
    <li className="flex items-center gap-3 border-line border-t py-1.5">
      <div className="min-w-0 flex-1 leading-snug">
        <p>
          <b className="tabular-nums">{number}</b> {customerName}
        </p>
        <p className="wrap-anywhere line-clamp-1 text-muted text-sm">{address ?? texts.noAddress}</p>
      </div>
      <select
        aria-label={texts.pick(number)}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value || null)}
        className="min-h-11 w-36 shrink-0 truncate rounded-control border border-edge bg-paper px-2 font-semibold hover:border-ink"
      >
        <option value="">{texts.nobody}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </li>
  );
}

interface ShareViewProps extends Omit<PickProps, 'order' | 'chosen' | 'onChoose'> {
  share: ShownShare;
  onChoose: (orderId: string, riderId: string | null) => void;
}

/** What one rider takes, or what nobody takes yet. */
function Share({ share: { riderId, orders, has, metres }, choices, onChoose }: ShareViewProps) {
  const texts = useTexts(sharingTexts);
  if (riderId === null && orders.length === 0) return null;
  const name = choices.find(({ id }) => id === riderId)?.name ?? texts.nobody;
  return (
    <section aria-label={name} className="min-w-0 rounded-card border border-edge bg-paper p-3">
      <h3 className="flex flex-wrap items-baseline gap-x-2 pb-1 text-lg">
        {riderId !== null && <Bike className="size-5 self-center" aria-hidden="true" />}
        {name}
        <span className="font-normal font-sans text-muted text-sm tabular-nums">
          {texts.share(orders.length, (metres / 1000).toFixed(1))}
          {has > 0 && ` ${texts.shareBeside(has)}`}
        </span>
      </h3>
      <ul>
        {orders.map((order) => (
          <Pick
            key={order.id}
            order={order}
            chosen={riderId}
            choices={choices}
            onChoose={(chosen) => onChoose(order.id, chosen)}
          />
        ))}
      </ul>
    </section>
  );
}

function ShareForm({ orders, riders, packing, onDone }: ShareFormProps) {
  const texts = useTexts(sharingTexts);
  const { riderWithoutName } = useTexts(packingTexts);
  const { waiting, driving, setDriving, shares, riderOf, choose } = useShares(orders, riders);
  const named = riders.map(({ id, name }) => ({ id, name: name || riderWithoutName }));
  const given = waiting.filter(({ id }) => riderOf(id) !== null);
  const busy = packing.busy.length > 0;
  const give = async () => {
    if (await packing.share(given, ({ id }) => riderOf(id))) onDone();
  };
  return (
    <div className="grid gap-4 p-5 pt-2">
      <p className="text-muted">{texts.hint}</p>
      <CheckBoxes
        legend={texts.who}
        name="driving"
        inRows
        choices={named.map(({ id, name }) => ({ value: id, label: name }))}
        values={driving}
        onChange={setDriving}
      />
      {driving.length === 0 && <Notice>{texts.none}</Notice>}
      <div className="grid items-start gap-3 md:grid-cols-2">
        {shares.map((share) => (
          <Share
            key={share.riderId ?? ''}
            share={share}
            choices={named.filter(({ id }) => driving.includes(id))}
            onChoose={choose}
          />
        ))}
      </div>
      <Button className="justify-self-start" busy={busy} off={given.length === 0} onClick={() => void give()}>
        {texts.give(given.length)}
      </Button>
    </div>
  );
}

interface ShareDialogProps extends ShareFormProps {
  open: boolean;
  /** How many orders have no rider. */
  count: number;
}

/** A proposal which rider takes which orders of a round, which staff change and apply in one request (RIDER-17). */
export function ShareDialog({ open, count, ...form }: ShareDialogProps) {
  const texts = useTexts(sharingTexts);
  return (
    <Dialog open={open} onClose={form.onDone} title={texts.title(count)} size="large">
      {open && <ShareForm {...form} />}
    </Dialog>
  );
}
