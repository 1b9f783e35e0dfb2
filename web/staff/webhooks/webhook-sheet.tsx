import { Webhook as WebhookIcon } from 'lucide-react';
import { webhookAttributes } from '#domain/webhooks/attributes.ts';
import { checkWebhook } from '#domain/webhooks/check-webhook.ts';
import { webhookMessages } from '#domain/webhooks/messages.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { sheetScreen } from '#web/sheets/sheet.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { hostOf, type Webhook } from './actions.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { webhookTexts } from './texts.ts';
import { WebhookActions } from './webhook-actions.tsx';

/** How a webhook does, and since when it does not answer. */
function WebhookState({ webhook }: { webhook: Webhook }) {
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

/** The screen on which admins connect other programs (HOOK-10). A new one shows its secret, this once. */
export const webhookSheet = sheetScreen('webhooks', {
  rows: webhookAttributes,
  texts: webhookTexts,
  messages: webhookMessages,
  icon: WebhookIcon,
  switch: 'isOn',
  card: (webhook, { fields, withPersons }) => {
    const topics = webhook.topics.map((topic) => fields.topics.choices[topic][0]);
    return {
      title: hostOf(webhook.url),
      lines: [[...topics, ...(webhook.withPersons ? [withPersons] : [])].join(', ')],
      state: <WebhookState webhook={webhook} />,
    };
  },
  actions: (webhook) => <WebhookActions webhook={webhook} />,
  made: (webhook, close) => <SecretDialog webhook={webhook} onClose={close} />,
  groups: [['url'], ['topics'], ['withPersons']],
  refreshes: [['webhookDeliveries']],
  check: checkWebhook,
  refusals: {
    general_argument_invalid: { name: 'url', message: 'urlWrong' },
    webhooks_full: { name: 'url', message: 'tooMany' },
  },
});
