import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_REASON, PAUSE_LENGTHS, type PauseLength } from '#domain/site/service-settings.ts';
import { duringPause } from '#domain/slots/affected.ts';
import { affectedMessages } from '#domain/slots/messages.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AffectedOrders } from '#web/shared/orders/affected-orders.tsx';
import { aheadOrdersQuery } from '#web/shared/orders/ahead-orders.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { serviceTexts } from './texts.ts';

const DAY = 86_400_000;

interface PauseDialogProps {
  open: boolean;
  onClose: () => void;
  onPause: (lasts: PauseLength, reason: string) => void;
}

/** Asks why and for how long the kitchen takes no orders; each length is one press. */
export function PauseDialog({ open, onClose, onPause }: PauseDialogProps) {
  const { pause: texts } = useTexts(serviceTexts);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} size="small">
      <PauseForm onPause={onPause} />
    </Dialog>
  );
}

function PauseForm({ onPause }: Pick<PauseDialogProps, 'onPause'>) {
  const { pause: texts } = useTexts(serviceTexts);
  const affectedTexts = useTexts(affectedMessages);
  const { data: ahead = [] } = useQuery(aheadOrdersQuery(useSdk(), useCurrentUser()?.$id ?? ''));
  const affected = duringPause(ahead, new Date(Date.now() + DAY));
  const [reason, setReason] = useState('');
  return (
    <div className="grid gap-4 p-5 pt-3">
      <p className="text-muted">{texts.hint}</p>
      <Field
        label={texts.reason}
        value={reason}
        maxLength={MAX_REASON}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {texts.reasons.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={reason === each}
            onClick={() => setReason(reason === each ? '' : each)}
            className="min-h-11 rounded-full border border-edge bg-paper px-4 font-semibold hover:border-ink aria-pressed:border-turmeric aria-pressed:bg-turmeric aria-pressed:text-on-turmeric"
          >
            {each}
          </button>
        ))}
      </div>
      <AffectedOrders title={affectedTexts.pause(affected.length)} orders={affected} areLinked={false} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{texts.lengths}</legend>
        {PAUSE_LENGTHS.map((lasts) => (
          <Button key={lasts} wide onClick={() => onPause(lasts, reason)}>
            {texts.lasts[lasts]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
