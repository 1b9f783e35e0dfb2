import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { type IssuedCode, useDeviceActions } from './actions.ts';
import { AddDevice } from './add-device.tsx';
import { type Device, DeviceRow } from './device-row.tsx';
import { devicesQuery } from './queries.ts';
import { SetUpDialog } from './set-up-dialog.tsx';
import { deviceTexts } from './texts.ts';
import { type IssuedToken, TokenDialog } from './token-dialog.tsx';

/** What is shown above the list: how a printer is set up, or a token. */
type Shown = { device: Named; code: IssuedCode } | { token: IssuedToken };
type Named = Pick<Device, '$id' | 'name' | 'kind'>;

/** The list of devices, with buttons to add one, issue a new token and end one. */
export function ManageDevices() {
  const adminId = useAdminId();
  const texts = useTexts(deviceTexts);
  const failureWords = useFailureWords();
  const query = useQuery(devicesQuery(useSdk(), adminId));
  const { issueToken, makeCode, askTest, end } = useDeviceActions();
  const now = useNow(query.dataUpdatedAt);
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [asked, setAsked] = useState<{ device: Device; to: 'renewing' | 'ending' }>();
  const [busy, setBusy] = useState(false);

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-48" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;

  /** Runs a task of an admin, one at a time; a failure is shown as a toast. */
  const attempt = async (task: () => Promise<unknown>, otherwise: string) => {
    if (busy) return;
    setBusy(true);
    await task().catch((error: unknown) => toast.error(failureWords(error, { otherwise })));
    setBusy(false);
  };
  const showToken = async ({ $id, name, kind }: Named) =>
    setShown({ token: { name, kind, token: await issueToken($id) } });
  const showCode = async (device: Named) => setShown({ device, code: await makeCode(device.$id) });
  const begin = (device: Named) =>
    device.kind === 'printer'
      ? attempt(() => showCode(device), texts.setUp.failed)
      : attempt(() => showToken(device), texts.token.failed);
  const test = (device: Named) =>
    attempt(async () => {
      await askTest(device.$id);
      toast.success(texts.testAsked);
    }, texts.testFailed);

  const confirm = async () => {
    if (!asked || busy) return;
    const { device, to } = asked;
    setBusy(true);
    try {
      if (to === 'renewing') {
        await showToken(device);
      } else {
        await end(device.$id);
        toast.success(texts.ending.done);
      }
    } catch (error) {
      const otherwise = to === 'renewing' ? texts.token.failed : texts.ending.failed;
      toast.error(failureWords(error, { otherwise }));
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };
  const question = texts[asked?.to ?? 'ending'];

  return (
    <section aria-labelledby="devices" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="devices" className="text-2xl">
            {texts.title}
          </h2>
          <p className="text-muted">{texts.lead}</p>
        </div>
        <Button variant="secondary" className="max-md:w-full" onClick={() => setAdding(true)}>
          <Printer className="size-5" aria-hidden="true" />
          {texts.add}
        </Button>
      </div>
      {query.data.length === 0 ? (
        <EmptyState
          heading="h3"
          picture={<Printer className="size-14" aria-hidden="true" />}
          title={texts.none}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <ul
          aria-labelledby="devices"
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper"
        >
          {query.data.map((device) => (
            <DeviceRow
              key={device.$id}
              device={device}
              now={now}
              onSetUp={() => begin(device)}
              onTest={() => test(device)}
              onRenew={() => setAsked({ device, to: 'renewing' })}
              onEnd={() => setAsked({ device, to: 'ending' })}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddDevice
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false);
            begin(added);
          }}
        />
      )}
      {shown && 'token' in shown && <TokenDialog issued={shown.token} onClose={() => setShown(undefined)} />}
      {shown && 'code' in shown && (
        <SetUpDialog
          device={shown.device}
          issued={shown.code}
          onToken={() => attempt(() => showToken(shown.device), texts.token.failed)}
          onClose={() => setShown(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void confirm()}
        title={question.title(asked?.device.name ?? '')}
        confirmLabel={question.submit}
        busy={busy}
        busyLabel={question.busy}
      >
        {question.text}
      </ConfirmDialog>
    </section>
  );
}
