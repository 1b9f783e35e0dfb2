import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ChatButton } from '#web/shared/chats/chat-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCouponActions } from './actions.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import type { CouponMenu } from './coupon-fields.tsx';
import type { CouponDocument } from './coupon-values.ts';
import { couponsQuery } from './queries.ts';
import { couponAdminTexts } from './texts.ts';

interface CouponItemProps {
  coupon: CouponDocument;
  /** What it takes off, in words. */
  offer: string;
  onChange: () => void;
  onRemove: () => void;
}

function CouponItem({ coupon, offer, onChange, onRemove }: CouponItemProps) {
  const texts = useTexts(couponAdminTexts);
  const failureWords = useFailureWords();
  const { switchTo } = useCouponActions();
  const [busy, setBusy] = useState(false);
  const { $id, code, description, used, total, isActive, isListed } = coupon;
  const change = async (on: boolean) => {
    setBusy(true);
    try {
      await switchTo($id, on);
      toast.success(texts.switched(code, on));
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setBusy(false);
    }
  };
  const shown = isListed ? texts.listed : texts.byCode;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Ticket className="size-7 shrink-0 text-warm" aria-hidden="true" />
      <div className="wrap-anywhere min-w-0 flex-1 basis-52">
        <h2 className="font-sans font-semibold text-base leading-tight">{code}</h2>
        <p className="text-sm">{offer}</p>
        {description && <p className="text-muted text-sm">{description}</p>}
        <p className="text-muted text-sm">{`${texts.used(used, total)} · ${isActive ? shown : texts.off}`}</p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        <Switch label={texts.switchOf(code)} labelHidden checked={isActive} busy={busy} onChange={change} />
        <ChatButton subject="coupon" id={$id} name={code} />
        <Button variant="secondary" aria-label={texts.changeOf(code)} onClick={onChange}>
          {texts.change}
        </Button>
        <Button variant="quiet" aria-label={texts.removeOf(code)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

interface ManageCouponsProps {
  menus: readonly CouponMenu[];
  /** What a coupon takes off, in words. */
  offerOf: (coupon: CouponDocument) => string;
}

/** The coupons, with a dialog to make or change one (COUPON-7). */
export function ManageCoupons({ menus, offerOf }: ManageCouponsProps) {
  const adminId = useAdminId();
  const texts = useTexts(couponAdminTexts);
  const failureWords = useFailureWords();
  const query = useQuery(couponsQuery(useSdk(), adminId));
  const { remove } = useCouponActions();
  const [open, setOpen] = useState<CouponDocument | 'new'>();
  const [asked, setAsked] = useState<CouponDocument>();

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-48" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;

  const removeAsked = async () => {
    if (!asked) return;
    setAsked(undefined);
    try {
      await remove(asked.$id);
      toast.success(texts.removed);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    }
  };

  return (
    <>
      <Button className="mb-4 max-md:w-full" onClick={() => setOpen('new')}>
        <Ticket className="size-5" aria-hidden="true" />
        {texts.add}
      </Button>
      {query.data.length === 0 ? (
        <EmptyState
          heading="h2"
          picture={<Ticket className="size-14" aria-hidden="true" />}
          title={texts.none}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
          {query.data.map((coupon) => (
            <CouponItem
              key={coupon.$id}
              coupon={coupon}
              offer={offerOf(coupon)}
              onChange={() => setOpen(coupon)}
              onRemove={() => setAsked(coupon)}
            />
          ))}
        </ul>
      )}
      {open && (
        <CouponDialog
          coupon={open === 'new' ? undefined : open}
          menus={menus}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.removeQuestion(asked?.code ?? '')}
        confirmLabel={texts.remove}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void removeAsked()}
      >
        {texts.removeConsequence}
      </ConfirmDialog>
    </>
  );
}
