import type { Models } from 'appwrite';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoStepTexts } from './texts.tsx';
import { useTwoStep } from './two-step.ts';

interface ChallengeDialogProps {
  factors: Models.MfaFactors;
  open: boolean;
  onClose: () => void;
}

/** Turns two-step login off after a challenge. */
export function TurnOffDialog({ factors, open, onClose }: ChallengeDialogProps) {
  const texts = useTexts(twoStepTexts);
  const { turnOff } = useTwoStep();
  const passed = async () => {
    await turnOff();
    toast.success(texts.end.turnedOff);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.end.title} size="small">
      <div className="grid gap-4 p-5">
        <p className="text-muted">{texts.end.intro}</p>
        <ChallengeForm
          factors={factors}
          action={texts.turnOff}
          busyLabel={texts.end.turningOff}
          onPassed={passed}
        />
      </div>
    </Dialog>
  );
}

/** Makes new recovery codes after a challenge; the old ones stop working. */
export function NewCodesDialog({ factors, open, onClose }: ChallengeDialogProps) {
  const texts = useTexts(twoStepTexts);
  const { newCodes } = useTwoStep();
  const [codes, setCodes] = useState<string[]>();
  const passed = async () => {
    setCodes(await newCodes());
    toast.success(texts.recoveryCodes.replaced);
  };
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={texts.newCodes} size="small">
      <div className="grid gap-4 p-5">
        {codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <ChallengeForm
            factors={factors}
            action={texts.recoveryCodes.make}
            busyLabel={texts.recoveryCodes.making}
            onPassed={passed}
          />
        )}
      </div>
    </Dialog>
  );
}
