import { useQuery } from '@tanstack/react-query';
import { Printer, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useDates } from '#web/lib/dates.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDeviceActions } from './actions.ts';
import { AddDevice } from './add-device.tsx';
import { devicesQuery } from './queries.ts';
import { deviceTexts } from './texts.ts';
import { type IssuedToken, TokenDialog } from './token-dialog.tsx';

type Device = StoredDocument<'devices'>;

interface DeviceRowProps {
  device: Device;
  onRenew: () => void;
  onEnd: () => void;
}

function DeviceRow({ device, onRenew, onEnd }: DeviceRowProps) {
  const texts = useTexts(deviceTexts);
  const { shortDateAndTime } = useDates();
  const { name, kind, lastSeenAt } = device;
  const Icon = kind === 'printer' ? Printer : Tablet;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Icon className="size-7 shrink-0 text-warm" aria-hidden="true" />
      <div className="wrap-anywhere min-w-0 flex-1 basis-52">
        <h3 className="font-sans font-semibold text-base leading-tight">{name}</h3>
        <p className="text-muted text-sm">
          {`${texts.kinds[kind]} · ${lastSeenAt ? texts.seen(shortDateAndTime(new Date(lastSeenAt))) : texts.neverSeen}`}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:justify-end">
        <Button variant="secondary" aria-label={texts.newTokenOf(name)} onClick={onRenew}>
          {texts.newToken}
        </Button>
        <Button variant="outline" aria-label={texts.endOf(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      </div>
    </li>
  );
}

/** The list of devices, with buttons to add one, issue a new token and end one. */
export function ManageDevices() {
  const adminId = useAdminId();
  const texts = useTexts(deviceTexts);
  const failureWords = useFailureWords();
  const query = useQuery(devicesQuery(useSdk(), adminId));
  const { issueToken, end } = useDeviceActions();
  const [isAdding, setAdding] = useState(false);
  const [issued, setIssued] = useState<IssuedToken>();
  const [asked, setAsked] = useState<{ device: Device; to: 'renewing' | 'ending' }>();
  const [busy, setBusy] = useState(false);

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-48" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;

  const confirm = async () => {
    if (!asked || busy) return;
    const { device, to } = asked;
    setBusy(true);
    try {
      if (to === 'renewing') {
        const token = await issueToken(device.$id);
        setIssued({ name: device.name, kind: device.kind, token });
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
            setIssued(added);
          }}
        />
      )}
      {issued && <TokenDialog issued={issued} onClose={() => setIssued(undefined)} />}
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
