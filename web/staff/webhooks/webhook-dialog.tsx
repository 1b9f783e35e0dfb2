import { ID } from 'appwrite';
import { useState } from 'react';
import { webhookAttributes } from '#domain/webhooks/attributes.ts';
import { webhookMessages } from '#domain/webhooks/messages.ts';
import { WEBHOOK_TOPICS } from '#domain/webhooks/topics.ts';
import { isWebhookUrl } from '#domain/webhooks/url.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { useWebhookActions, type Webhook } from './actions.ts';
import { webhookTexts } from './texts.ts';

interface WebhookDialogProps {
  /** The webhook as it was when the dialog was opened; undefined for a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onAdded: (webhook: Pick<Webhook, '$id' | 'url'>) => void;
}

/** A dialog that adds or changes a webhook. */
export function WebhookDialog({ webhook, onClose, onAdded }: WebhookDialogProps) {
  const texts = useTexts(webhookTexts);
  const { urlWrong, topicsMissing } = useTexts(webhookMessages);
  const failureWords = useFailureWords();
  const isOwner = useCurrentUser()?.role === 'owner';
  const { add, change } = useWebhookActions();
  const [id] = useState(ID.unique);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [topics, setTopics] = useState(webhook?.topics ?? [...WEBHOOK_TOPICS]);
  const [withPersons, setWithPersons] = useState(webhook?.withPersons ?? false);
  const { fields } = texts;

  const submission = useSubmit({
    read: () => ({ url: url.trim(), topics, withPersons }),
    check: (given) => ({
      ...(isWebhookUrl(given.url) ? {} : { url: urlWrong }),
      ...(given.topics.length > 0 ? {} : { topics: topicsMissing }),
    }),
    async send({ withPersons: chosen, ...given }) {
      const values = { ...given, ...(isOwner && { withPersons: chosen }) };
      if (webhook) {
        await change(webhook, values);
        toast.success(texts.saved);
        onClose();
      } else {
        await add(id, values);
        onAdded({ $id: id, url: given.url });
      }
    },
    failed(error) {
      const refusal = refusalOf(error);
      if (refusal?.type === 'general_argument_invalid')
        return { url: failureWords(error, { otherwise: urlWrong }) };
      return failureWords(error, {
        byType: { document_update_conflict: texts.conflict, document_not_found: texts.gone },
        otherwise: texts.failed,
      });
    },
  });

  return (
    <Dialog open onClose={onClose} title={webhook ? texts.change : texts.add}>
      <Form submission={submission} className="grid gap-5 p-5">
        <Field
          label={fields.url}
          hint={fields.urlHint}
          name="url"
          type="url"
          inputMode="url"
          required
          maxLength={webhookAttributes.url.size}
          autoComplete="off"
          value={url}
          error={submission.problems.url}
          onChange={(event) => setUrl(event.target.value)}
          data-autofocus
        />
        <CheckBoxes
          legend={fields.topics}
          name="topics"
          choices={WEBHOOK_TOPICS.map((value) => ({ value, label: texts.topics[value] }))}
          values={topics}
          onChange={(chosen) => setTopics([...chosen])}
          error={submission.problems.topics}
        />
        {isOwner && (
          <CheckBox
            label={fields.withPersons}
            name="withPersons"
            checked={withPersons}
            onChange={setWithPersons}
            hint={fields.withPersonsHint}
          />
        )}
        <SaveButtons texts={texts} busy={submission.busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
