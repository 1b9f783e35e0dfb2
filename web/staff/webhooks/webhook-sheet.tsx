import { Webhook as WebhookIcon } from 'lucide-react';
import { webhookAttributes } from '#domain/webhooks/attributes.ts';
import { checkWebhook } from '#domain/webhooks/check-webhook.ts';
import { webhookMessages } from '#domain/webhooks/messages.ts';
import { sheetScreen } from '#web/sheets/sheet.ts';
import { hostOf } from './actions.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { webhookTexts } from './texts.ts';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookState } from './webhook-state.tsx';

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
