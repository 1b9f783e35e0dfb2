import { useQuery } from '@tanstack/react-query';
import { Navigation, NavigationOff } from 'lucide-react';
import { useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { consentQuery, shiftQuery } from './queries.ts';
import { ShiftDialog } from './shift-dialog.tsx';
import { shiftTexts } from './texts.ts';
import { useLocated } from './use-located.ts';
import { useShiftActions } from './use-shift-actions.ts';

interface ConsentDialogProps {
  open: boolean;
  busy: boolean;
  onAgree: () => void;
  onClose: () => void;
}

/** Asks a rider whether they agree to be located during their shifts, before the first one (RIDE-2). */
function ConsentDialog({ open, busy, onAgree, onClose }: ConsentDialogProps) {
  const { consent: texts } = useTexts(shiftTexts);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} size="small">
      <div className="grid gap-4 p-5 pt-2">
        {Object.entries(texts.words).map(([name, words]) => (
          <p key={name}>{words}</p>
        ))}
        <Button wide busy={busy} onClick={onAgree}>
          {texts.agree}
        </Button>
        <Button wide variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** A position of an app that is so old does not count as 'located' (milliseconds). */
const RECENT = 5 * 60_000;

/**
 * The button in the bar that begins a rider's shift, and on a shift says so and opens what belongs to it. It takes no line
 * of the page, whose orders need the room (RIDER-12).
 */
export function ShiftButton({ userId }: { userId: string }) {
  const texts = useTexts(shiftTexts);
  const sdk = useSdk();
  const { data: shift } = useQuery(shiftQuery(sdk, userId));
  const { data: agrees } = useQuery(consentQuery(sdk, userId));
  const actions = useShiftActions();
  const located = useLocated(shift !== null && shift !== undefined);
  const [asks, ask] = useState(false);
  const [shows, show] = useState(false);
  if (shift === undefined || agrees === undefined) return null;
  if (shift === null) {
    const begin = (agreesNow: boolean) =>
      actions.begin.mutate({ agrees: agreesNow }, { onSuccess: () => ask(false) });
    return (
      <>
        <Button
          variant="secondary"
          className="whitespace-nowrap px-3!"
          busy={actions.begin.isPending}
          onClick={() => (agrees ? begin(false) : ask(true))}
        >
          <Navigation className="size-5 max-sm:hidden" aria-hidden="true" />
          {texts.begin}
        </Button>
        <ConsentDialog
          open={asks}
          busy={actions.begin.isPending}
          onAgree={() => begin(true)}
          onClose={() => ask(false)}
        />
      </>
    );
  }
  const isLost = located !== 'sending' && Date.now() - (shift.seenAt ?? 0) > RECENT;
  const hide = (said: string) => {
    show(false);
    toast.success(said);
  };
  const Icon = isLost && located !== 'waiting' ? NavigationOff : Navigation;
  const isOff = Icon === NavigationOff;
  return (
    <>
      <Button
        variant="secondary"
        aria-label={isOff ? texts.notLocated : undefined}
        className={`whitespace-nowrap px-3! ${isOff ? 'border-chilli! text-danger!' : 'border-coriander! text-good!'}`}
        onClick={() => show(true)}
      >
        <Icon className="size-5" aria-hidden="true" />
        {texts.on}
      </Button>
      <ShiftDialog
        userId={userId}
        shift={shows ? shift : null}
        located={located}
        actions={actions}
        onEnded={hide}
        onClose={() => show(false)}
      />
    </>
  );
}
