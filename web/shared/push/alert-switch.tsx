import { BellOff, BellPlus, BellRing } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { pushTexts } from './texts.ts';
import { useAlerts } from './use-alerts.ts';

interface AlertSwitchProps {
  userId: string;
  /** Its texts; those of the board if left out. */
  words?: Record<'turnOn' | 'turnOff' | 'on' | 'denied' | 'failed', string>;
}

/** Turns alerts in this browser on and off. Nothing if the browser does not support them. */
export function AlertSwitch({ userId, words = pushTexts }: AlertSwitchProps) {
  const texts = useTexts(words);
  const { alerts, turnOn, turnOff } = useAlerts(userId);
  const busy = turnOn.isPending || turnOff.isPending;
  const onError = () => toast.error(texts.failed);
  if (!alerts || alerts.state === 'impossible') return null;
  if (alerts.state === 'blocked')
    return (
      <p className="flex items-center gap-2 text-muted">
        <BellOff className="size-5 shrink-0" aria-hidden="true" />
        {texts.denied}
      </p>
    );
  if (alerts.state === 'off')
    return (
      <Button variant="secondary" busy={busy} onClick={() => turnOn.mutate(undefined, { onError })}>
        <BellPlus className="size-5" aria-hidden="true" />
        {texts.turnOn}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-2">
        <BellRing className="size-5 shrink-0" aria-hidden="true" />
        {texts.on}
      </p>
      <Button variant="quiet" busy={busy} onClick={() => turnOff.mutate(alerts.id, { onError })}>
        {texts.turnOff}
      </Button>
    </div>
  );
}
