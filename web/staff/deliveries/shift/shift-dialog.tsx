import { useQuery } from '@tanstack/react-query';
import { Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MOST_PHONES } from '#domain/rides/attributes.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConnectApp } from './connect-app.tsx';
import { phonesQuery, type Shift } from './queries.ts';
import { shiftTexts } from './texts.ts';
import type { Located } from './use-located.ts';
import type { ShiftActions } from './use-shift-actions.ts';

interface ShiftDialogProps {
  userId: string;
  /** Null: closed. */
  shift: Shift | null;
  located: Located;
  actions: ShiftActions;
  /** Called with what to say once the shift has ended. */
  onEnded: (said: string) => void;
  onClose: () => void;
}

/** The apps that send the rider's position, and the way to connect another. */
function Phones({ userId, actions }: Pick<ShiftDialogProps, 'userId' | 'actions'>) {
  const { phones: texts } = useTexts(shiftTexts);
  const { shortDateAndTime } = useDates();
  const { data: phones = [] } = useQuery(phonesQuery(useSdk(), userId));
  const [connects, connect] = useState(false);
  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <h3 className="text-lg">{texts.title}</h3>
      <p className="text-muted">{texts.lead}</p>
      {phones.length > 0 && (
        <ul className="grid">
          {phones.map(({ id, name, lastSeenAt, problem }) => (
            <li key={id} className="flex items-center gap-3 border-line border-t py-1 first:border-t-0">
              <Smartphone className="size-5 shrink-0 text-muted" aria-hidden="true" />
              <span className="wrap-anywhere min-w-0 flex-1">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-muted text-sm">
                  {lastSeenAt ? texts.lastSeen(shortDateAndTime(lastSeenAt)) : texts.neverSeen}
                </span>
                {problem && <span className="block text-danger">{texts.problems[problem]}</span>}
              </span>
              <Button
                variant="quiet"
                aria-label={texts.remove(name)}
                className="size-11 shrink-0 p-0!"
                onClick={() => actions.removePhone.mutate(id)}
              >
                <Trash2 className="size-5" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {phones.length < MOST_PHONES ? (
        <Button variant="secondary" onClick={() => connect(true)}>
          {texts.connect}
        </Button>
      ) : (
        <p className="text-muted">{texts.tooMany}</p>
      )}
      {connects && <ConnectApp connect={actions.connect} onClose={() => connect(false)} />}
    </section>
  );
}

/** A rider's shift: since when, whether they are located, which apps are connected, and how it ends. */
export function ShiftDialog({ userId, shift, located, actions, onEnded, onClose }: ShiftDialogProps) {
  const texts = useTexts(shiftTexts);
  const { timeOfDay } = useDates();
  const { end, withdraw } = actions;
  return (
    <Dialog open={shift !== null} onClose={onClose} title={texts.title} size="small">
      {shift && (
        <div className="grid gap-5 p-5 pt-2">
          <div>
            <p className="font-semibold">{texts.since(timeOfDay(new Date(shift.startedAt)))}</p>
            <p className={located === 'refused' || located === 'impossible' ? 'text-danger' : 'text-muted'}>
              {texts.located[located]}
            </p>
            <p className="text-muted">
              {shift.seenAt === null ? texts.neverSeen : texts.seen(timeOfDay(new Date(shift.seenAt)))}
            </p>
          </div>
          <Button
            wide
            busy={end.isPending}
            onClick={() => end.mutate(shift.id, { onSuccess: () => onEnded(texts.ended) })}
          >
            {texts.end}
          </Button>
          <Phones userId={userId} actions={actions} />
          <div className="border-line border-t pt-4">
            <Button
              variant="quiet"
              className="-ml-5"
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate(undefined, { onSuccess: () => onEnded(texts.withdraw.done) })}
            >
              {texts.withdraw.button}
            </Button>
            <p className="text-muted text-sm">{texts.withdraw.hint}</p>
          </div>
        </div>
      )}
    </Dialog>
  );
}
