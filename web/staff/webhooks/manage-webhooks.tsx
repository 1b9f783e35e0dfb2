import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { hostOf, useWebhookActions, type Webhook } from './actions.ts';
import { webhooksQuery } from './queries.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { webhookTexts } from './texts.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

type Named = Pick<Webhook, '$id' | 'url'>;

/** The webhooks, with dialogs to add and change one, and to issue its secret (HOOK-10). */
export function ManageWebhooks() {
  const adminId = useAdminId();
  const isOwner = useCurrentUser()?.role === 'owner';
  const texts = useTexts(webhookTexts);
  const failureWords = useFailureWords();
  const query = useQuery(webhooksQuery(useSdk(), adminId));
  const { switchTo, remove, issueSecret, test } = useWebhookActions();
  const [open, setOpen] = useState<Webhook | 'new'>();
  const [shown, setShown] = useState<{ host: string; secret: string }>();
  const [asked, setAsked] = useState<{ webhook: Webhook; to: 'renewing' | 'removing' }>();
  const [busy, setBusy] = useState(false);

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-48" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;

  /** Runs a task of an admin, one at a time; a failure is shown as a toast. */
  const attempt = async (task: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    await task().catch((error: unknown) => toast.error(failureWords(error, { otherwise: texts.tryAgain })));
    setBusy(false);
  };
  const showSecret = ({ $id, url }: Named) =>
    attempt(async () => setShown({ host: hostOf(url), secret: await issueSecret($id) }));
  const turn = ({ $id, url }: Named, on: boolean) =>
    attempt(async () => {
      await switchTo($id, on);
      toast.success(texts.switched(hostOf(url), on));
    });
  const sendTest = ({ $id }: Named) =>
    attempt(async () => {
      await test($id);
      toast.success(texts.testSent);
    });
  const confirm = async () => {
    if (!asked) return;
    const { webhook, to } = asked;
    if (to === 'renewing') await showSecret(webhook);
    else
      await attempt(async () => {
        await remove(webhook.$id);
        toast.success(texts.removing.done);
      });
    setAsked(undefined);
  };
  const question = texts[asked?.to ?? 'removing'];

  return (
    <>
      <Button className="mb-4 max-md:w-full" onClick={() => setOpen('new')}>
        <WebhookIcon className="size-5" aria-hidden="true" />
        {texts.add}
      </Button>
      {query.data.length === 0 ? (
        <EmptyState
          heading="h2"
          picture={<WebhookIcon className="size-14" aria-hidden="true" />}
          title={texts.none}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
          {query.data.map((webhook) => (
            <WebhookRow
              key={webhook.$id}
              webhook={webhook}
              busy={busy}
              mayChange={isOwner || !webhook.withPersons}
              onSwitch={(on) => turn(webhook, on)}
              onTest={() => sendTest(webhook)}
              onChange={() => setOpen(webhook)}
              onRenew={() =>
                webhook.secretIssuedAt ? setAsked({ webhook, to: 'renewing' }) : showSecret(webhook)
              }
              onRemove={() => setAsked({ webhook, to: 'removing' })}
            />
          ))}
        </ul>
      )}
      {open && (
        <WebhookDialog
          webhook={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onAdded={(added) => {
            setOpen(undefined);
            void showSecret(added);
          }}
        />
      )}
      {shown && <SecretDialog {...shown} onClose={() => setShown(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void confirm()}
        title={question.title(hostOf(asked?.webhook.url ?? ''))}
        confirmLabel={question.submit}
        busy={busy}
        busyLabel={question.busy}
      >
        {question.text}
      </ConfirmDialog>
    </>
  );
}
