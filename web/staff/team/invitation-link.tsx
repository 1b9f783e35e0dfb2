import { useQuery } from '@tanstack/react-query';
import type { PreparedChat } from '#domain/messages/chat-rows.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PreparedText } from '#web/shared/chats/prepared-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkToPassOn } from '#web/ui/link-to-pass-on.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { teamTexts } from './texts.ts';

/** The link of an invitation that no service can send, for whoever may pass it on (TEAM-5). */
function Link({ id, to }: { id: string; to: string }) {
  const sdk = useSdk();
  const { link: texts } = useTexts(teamTexts);
  // Each request makes a new link and ends the one before.
  const query = useQuery({
    queryKey: ['invitations', 'link', id],
    queryFn: () =>
      sdk.call<{ url: string; chat: PreparedChat }>(
        'post',
        `team/invitations/${encodeURIComponent(id)}/link`,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (query.data)
    return (
      <>
        <p>{texts.passOn(to)}</p>
        <LinkToPassOn url={query.data.url} words={texts} />
        {query.data.chat.link !== null && (
          <section aria-label={texts.chat} className="grid gap-3 border-line border-t pt-4">
            <h3 className="font-sans font-semibold text-base">{texts.chat}</h3>
            <PreparedText chat={query.data.chat} />
          </section>
        )}
      </>
    );
  const refusal = refusalOf(query.error);
  if (refusal?.type === 'user_unauthorized') return <Notice tone="warning">{texts.ofFirst}</Notice>;
  if (query.isError) return <ErrorState title={texts.loadFailed} query={query} />;
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-64" />
    </Loading>
  );
}

interface InvitationLinkDialogProps {
  /** The invitation; undefined: the dialog is closed. */
  invited: { id: string; to: string } | undefined;
  onClose: () => void;
}

export function InvitationLinkDialog({ invited, onClose }: InvitationLinkDialogProps) {
  const { link: texts } = useTexts(teamTexts);
  return (
    <Dialog open={invited !== undefined} onClose={onClose} title={texts.title} size="small">
      {invited && (
        <div className="grid gap-4 p-5 pt-3">
          <Link id={invited.id} to={invited.to} />
        </div>
      )}
    </Dialog>
  );
}
