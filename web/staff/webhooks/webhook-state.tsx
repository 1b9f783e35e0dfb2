import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { Webhook } from './actions.ts';
import { webhookTexts } from './texts.ts';

/** How a webhook does, and since when it does not answer. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { states, since: sinceWords } = useTexts(webhookTexts);
  const { shortDateAndTime } = useDates();
  const { isOn, secretIssuedAt, failingSince, stoppedAt } = webhook;
  const state = (): [BadgeTone, string, since?: string] => {
    if (!isOn) return stoppedAt ? ['warm', states.stopped, stoppedAt] : ['neutral', states.off];
    if (!secretIssuedAt) return ['warm', states.noSecret];
    return failingSince ? ['warm', states.failing, failingSince] : ['good', states.on];
  };
  const [tone, words, since] = state();
  return (
    <p className="mt-1.5">
      <Badge tone={tone}>{words}</Badge>
      {since && (
        <span className="ml-2 text-muted text-sm">{sinceWords(shortDateAndTime(new Date(since)))}</span>
      )}
    </p>
  );
}
