import type { Models } from 'appwrite';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTwoStep } from './two-step.ts';
import { twoStepMessages } from './two-step-messages.ts';

interface ChallengeDialogProps {
  factors: Models.MfaFactors;
  open: boolean;
  onClose: () => void;
}

/** Turns two-step login off, for whoever can prove themselves once more. */
export function TurnOffDialog({ factors, open, onClose }: ChallengeDialogProps) {
  const { turnOff } = useTwoStep();
  const passed = async () => {
    await turnOff();
    toast.success(twoStepMessages.turnedOff);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Turn off two-step login" size="small">
      <div className="grid gap-4 p-5">
        <p className="text-muted">From then on your password alone lets somebody in.</p>
        <ChallengeForm factors={factors} action="Turn off" busyLabel="Turning off..." onPassed={passed} />
      </div>
    </Dialog>
  );
}

/** Recovery codes in the place of the old ones. */
export function NewCodesDialog({ factors, open, onClose }: ChallengeDialogProps) {
  const { newCodes } = useTwoStep();
  const [codes, setCodes] = useState<string[]>();
  const passed = async () => {
    setCodes(await newCodes());
    toast.success(twoStepMessages.newCodes);
  };
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title="New recovery codes" size="small">
      <div className="grid gap-4 p-5">
        {codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <ChallengeForm factors={factors} action="Make new codes" busyLabel="Making..." onPassed={passed} />
        )}
      </div>
    </Dialog>
  );
}
