import { useEffect, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { PendingCode } from './pending-code.ts';
import { codeTexts } from './texts.tsx';

/** How long to wait before a code is sent again (milliseconds). */
const PAUSE = 30_000;

/** Whole seconds until another code may be sent. */
function useSecondsLeft(sentAt: number): number {
  const [now, setNow] = useState(sentAt);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((sentAt + PAUSE - now) / 1000));
}

interface SendAgainProps {
  code: PendingCode;
  /** Another request of the form is under way. */
  off: boolean;
  onSend: () => void;
}

/** A button that sends another code, from half a minute after the last one. */
export function SendAgain({ code, off, onSend }: SendAgainProps) {
  const texts = useTexts(codeTexts);
  const left = useSecondsLeft(code.sentAt);
  return (
    <Button variant="quiet" off={off || left > 0} onClick={onSend}>
      <span className="tabular-nums">{left > 0 ? texts.againIn(left) : texts.again}</span>
    </Button>
  );
}
