import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSubscriberActions, useSubscriberFailures } from './actions.ts';
import type { ShownSubscriber } from './queries.ts';
import { planSubscriberTexts } from './texts.ts';
import { usePauseWords } from './words.ts';

/** The pauses of a subscriber, which are added and taken back at once. */
export function Pauses({ subscriber }: { subscriber: ShownSubscriber }) {
  const texts = useTexts(planSubscriberTexts).change;
  const wordsOf = usePauseWords();
  const failed = useSubscriberFailures();
  const { pause, removePause } = useSubscriberActions();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [busy, setBusy] = useState(false);
  const act = async (task: Promise<void>) => {
    setBusy(true);
    try {
      await task;
      toast.success(texts.saved);
      setFrom('');
      setUntil('');
    } catch (error) {
      toast.error(failed(error));
    } finally {
      setBusy(false);
    }
  };
  const isWrong = from === '' || (until !== '' && until < from);
  return (
    <section aria-label={texts.pauses} className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-sans font-semibold text-base">{texts.pauses}</h3>
      {subscriber.pauses.length === 0 ? (
        <p className="text-muted">{texts.noPauses}</p>
      ) : (
        <ul className="grid gap-1">
          {subscriber.pauses.map((each) => (
            <li key={each.$id} className="flex items-center justify-between gap-3">
              <span className="wrap-anywhere min-w-0">{wordsOf(each)}</span>
              <Button
                variant="quiet"
                aria-label={texts.removePause(wordsOf(each))}
                off={busy}
                onClick={() => void act(removePause(each.$id))}
              >
                <Trash2 className="size-5" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <DateField
          label={texts.pauseFrom}
          required
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <DateField label={texts.pauseUntil} value={until} onChange={({ target }) => setUntil(target.value)} />
        <Button
          variant="secondary"
          className="max-sm:col-span-2"
          busy={busy}
          onClick={() =>
            isWrong ? toast.error(texts.pauseWrong) : void act(pause(subscriber, from, until || null))
          }
        >
          {texts.addPause}
        </Button>
      </div>
    </section>
  );
}
