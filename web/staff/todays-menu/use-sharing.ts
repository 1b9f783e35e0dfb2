import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import type { AskedMenu } from './queries.ts';
import { todaysMenuTexts } from './texts.ts';

/** Passes the menu on, and has it noted that it was prepared: nobody knows whether it is sent. */
export function useSharing(asked: AskedMenu, as: 'text' | 'picture') {
  const texts = useTexts(todaysMenuTexts);
  const sdk = useSdk();
  // It goes on in any case; that it was prepared is only noted.
  const prepared = () =>
    void sdk.call('post', 'todays-menu/prepared', { ...asked, as }).catch(() => undefined);
  const attempt = async (task: () => Promise<unknown>) => {
    try {
      await task();
      prepared();
    } catch (error) {
      // Whoever closes the phone's own sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(texts.didNotWork);
    }
  };
  return { prepared, attempt: (task: () => Promise<unknown>) => void attempt(task) };
}
