import { useQuery } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { type ReactNode, useState } from 'react';
import { isRecentlyProven } from '#domain/users/recent-proof.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { identitiesQuery, useUnlink } from './identities.ts';
import { ProviderMark } from './provider-mark.tsx';
import { providerSignInUrl } from './providers.ts';
import { ProviderNotice } from './sign-in-with.tsx';
import { providerTexts } from './texts.tsx';

/** The page to which a provider sends people back. */
const HERE = '/profile?tab=security';

interface ProofProps {
  open: boolean;
  onClose: () => void;
  onPassed: () => Promise<void>;
}

interface LinkedAccountsProps {
  user: CurrentUser;
  /** Asks the person to prove that the account is theirs. */
  proof: (props: ProofProps) => ReactNode;
}

/**
 * A person's linked accounts at sign-in providers, with buttons to link and unlink. Nothing if there are none and the
 * kitchen has no providers.
 */
export function LinkedAccounts({ user, proof }: LinkedAccountsProps) {
  const texts = useTexts(providerTexts);
  const { publicUrl: origin, signInWith } = usePublicSettings();
  const sdk = useSdk();
  const { data, isError, isFetching, refetch } = useQuery(identitiesQuery(sdk, user.$id));
  const unlink = useUnlink(user);
  const [asked, setAsked] = useState<Models.Identity>();
  const [busy, setBusy] = useState(false);
  /** The provider to link once the person has proven that the account is theirs. */
  const [unproven, setUnproven] = useState<string>();
  const labelOf = (provider: string) => signInWith.find(({ name }) => name === provider)?.label ?? provider;
  const others = signInWith.filter(({ name }) => !data?.some(({ provider }) => provider === name));
  if (signInWith.length === 0 && !data?.length) return null;

  const confirm = async () => {
    if (!asked) return;
    setBusy(true);
    try {
      await unlink(asked.$id);
      toast.success(texts.unlinked);
    } catch {
      toast.error(texts.unlinkFailed);
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };

  const addressFor = (provider: string) =>
    providerSignInUrl({ origin, provider, success: HERE, failure: HERE });

  /** Goes to a provider; an old session first has to prove whose it is, which the server would refuse afterwards. */
  const link = async (provider: string) => {
    const session = await sdk.account.getSession('current').catch(() => undefined);
    const proofs = session && {
      created: new Date(session.$createdAt),
      factorsProven: session.mfaUpdatedAt ? new Date(session.mfaUpdatedAt) : null,
    };
    if (proofs && !isRecentlyProven(proofs, new Date())) setUnproven(provider);
    else location.assign(addressFor(provider));
  };

  if (!data)
    return (
      <Panel title={texts.title}>
        {isError ? (
          <ErrorState title={texts.loadFailed} query={{ refetch, isFetching }} />
        ) : (
          <Loading label={texts.loading}>
            <Skeleton className="h-14" />
          </Loading>
        )}
      </Panel>
    );
  return (
    <Panel title={texts.title}>
      <ProviderNotice />
      <ul className="divide-y divide-line">
        {data.map((identity) => (
          <li
            key={identity.$id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ink/6">
              <ProviderMark provider={identity.provider} />
            </span>
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold">{labelOf(identity.provider)}</p>
              <p className="wrap-break-word text-muted text-sm">{identity.providerEmail}</p>
            </div>
            <Button variant="secondary" onClick={() => setAsked(identity)}>
              {texts.unlink}
              <span className="sr-only"> {labelOf(identity.provider)}</span>
            </Button>
          </li>
        ))}
        {others.map(({ name, label }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ink/6">
              <ProviderMark provider={name} />
            </span>
            <p className="min-w-0 grow basis-40 font-semibold">{label}</p>
            <AnchorButton
              variant="secondary"
              href={addressFor(name)}
              onClick={(event) => {
                event.preventDefault();
                void link(name);
              }}
            >
              {texts.link}
              <span className="sr-only"> {label}</span>
            </AnchorButton>
          </li>
        ))}
      </ul>
      {proof({
        open: unproven !== undefined,
        onClose: () => setUnproven(undefined),
        onPassed: async () => location.assign(addressFor(unproven ?? '')),
      })}
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.unlinkQuestion(labelOf(asked?.provider ?? ''))}
        confirmLabel={texts.unlink}
        busy={busy}
        busyLabel={texts.unlinking}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(undefined)}
      >
        {texts.unlinkMeans}
      </ConfirmDialog>
    </Panel>
  );
}
