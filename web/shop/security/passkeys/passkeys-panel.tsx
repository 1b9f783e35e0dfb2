import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Moment } from '#web/brand/moment.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { AddPasskey } from './add-passkey.tsx';
import { type Passkey, passkeysQuery, usePasskeyChanges } from './passkeys.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { passkeyTexts } from './texts.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const texts = useTexts(passkeyTexts);
  const { name, lastUsedAt, $createdAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ink/6 text-muted">
        <KeyRound className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {lastUsedAt ? texts.usedLast : texts.addedOn} <Moment at={lastUsedAt ?? $createdAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onRename}>
          {texts.rename}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button variant="secondary" onClick={onRemove}>
          {texts.remove}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

function PasskeyList({ user, passkeys }: { user: CurrentUser; passkeys: readonly Passkey[] }) {
  const texts = useTexts(passkeyTexts);
  const changes = usePasskeyChanges(user);
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    if (!removed) return;
    setBusy(true);
    try {
      await changes.remove(removed.$id);
      toast.success(texts.removed);
    } catch {
      toast.error(texts.removeFailed);
    } finally {
      setBusy(false);
      setRemoved(undefined);
    }
  };

  return (
    <>
      {passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.$id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      <AddPasskey user={user} />
      <RenameDialog
        passkey={renamed}
        onRename={(name) => changes.rename(renamed?.$id ?? '', name)}
        onClose={() => setRenamed(undefined)}
      />
      <ConfirmDialog
        open={removed !== undefined}
        title={texts.removeQuestion(removed?.name ?? '')}
        confirmLabel={texts.remove}
        busy={busy}
        busyLabel={texts.removing}
        onConfirm={() => void remove()}
        onClose={() => setRemoved(undefined)}
      >
        {texts.removeMeans}
      </ConfirmDialog>
    </>
  );
}

/** A person's passkeys, with buttons to add, rename and remove them. */
export function PasskeysPanel({ user }: { user: CurrentUser }) {
  const texts = useTexts(passkeyTexts);
  const { data, isError, isFetching, refetch } = useQuery(passkeysQuery(useSdk(), user.$id));
  return (
    <Panel title={texts.title}>
      <p className="text-muted">{texts.whatItIs}</p>
      {data && <PasskeyList user={user} passkeys={data} />}
      {!data && isError && <ErrorState title={texts.loadFailed} query={{ refetch, isFetching }} />}
      {!data && !isError && (
        <Loading label={texts.loading}>
          <Skeleton className="h-16" />
        </Loading>
      )}
    </Panel>
  );
}
