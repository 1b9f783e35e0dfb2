import { Webhook as WebhookIcon } from 'lucide-react';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { hostOf, type Webhook } from './actions.ts';
import { webhookTexts } from './texts.ts';

export interface WebhookRowProps {
  webhook: Webhook;
  busy: boolean;
  /** Whether the caller may change it: one that gets personal data is the owners' (HOOK-11). */
  mayChange: boolean;
  onSwitch: (on: boolean) => void;
  onTest: () => void;
  onChange: () => void;
  onRenew: () => void;
  onRemove: () => void;
}

/** A webhook with how it does, and what can be done with it. */
export function WebhookRow(props: WebhookRowProps) {
  const { webhook, busy, mayChange, onSwitch, onTest, onChange, onRenew, onRemove } = props;
  const texts = useTexts(webhookTexts);
  const { shortDateAndTime } = useDates();
  const { url, topics, isOn, withPersons, secretIssuedAt, failingSince, stoppedAt } = webhook;
  const host = hostOf(url);
  const { states } = texts;
  const state = (): [BadgeTone, string, since?: string] => {
    if (!isOn) return stoppedAt ? ['warm', states.stopped, stoppedAt] : ['neutral', states.off];
    if (!secretIssuedAt) return ['warm', states.noSecret];
    return failingSince ? ['warm', states.failing, failingSince] : ['good', states.on];
  };
  const [tone, words, since] = state();
  const told = topics.map((topic) => texts.topics[topic]).join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <WebhookIcon className="size-7 shrink-0 text-warm" aria-hidden="true" />
      <div className="wrap-anywhere min-w-0 flex-1 basis-52">
        <h2 className="font-sans font-semibold text-base leading-tight">{host}</h2>
        <p className="text-muted text-sm">{withPersons ? `${told}, ${texts.withPersons}` : told}</p>
        <p className="mt-1.5">
          <Badge tone={tone}>{words}</Badge>
          {since && (
            <span className="ml-2 text-muted text-sm">{texts.since(shortDateAndTime(new Date(since)))}</span>
          )}
        </p>
        {!mayChange && <p className="mt-1.5 text-muted text-sm">{texts.fields.ownerOnly}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {mayChange && (
          <Switch label={texts.switchOf(host)} labelHidden checked={isOn} busy={busy} onChange={onSwitch} />
        )}
        {isOn && secretIssuedAt && (
          <Button variant="secondary" aria-label={texts.testOf(host)} onClick={onTest}>
            {texts.test}
          </Button>
        )}
        {mayChange && (
          <>
            <Button variant="secondary" aria-label={texts.changeOf(host)} onClick={onChange}>
              {texts.change}
            </Button>
            <Button variant="secondary" aria-label={texts.newSecretOf(host)} onClick={onRenew}>
              {texts.newSecret}
            </Button>
          </>
        )}
        <Button variant="quiet" aria-label={texts.removeOf(host)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
