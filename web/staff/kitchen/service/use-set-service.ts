import { useQueryClient } from '@tanstack/react-query';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { type Service, setService } from './queries.ts';
import { serviceTexts } from './texts.ts';

type SetService = <S extends keyof Service>(
  section: S,
  value: Partial<Service[S]>,
  done: string,
) => Promise<void>;

/** Begins or ends a pause or a busy time, then shows `done` as a toast. Never rejects: a failure is shown as a toast, too. */
export function useSetService(): SetService {
  const texts = useTexts(serviceTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  return async (section, value, done) => {
    try {
      await setService(sdk, section, value);
      toast.success(done);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    }
    await queries.invalidateQueries({ queryKey: ['settings'] });
  };
}
