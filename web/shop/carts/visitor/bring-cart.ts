import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { currentUserQuery } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** After login: brings the cart along that the browser has kept, if the owner lets visitors have one. */
export function useBringCart() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const keepsCart = useSiteSettings().kitchen.visitorCart === 'browser';

  return async (): Promise<void> => {
    if (!keepsCart) return;
    try {
      const user = await queries.ensureQueryData(currentUserQuery(sdk));
      if (!user) return;
      const { mergeKeptCart } = await import('./merge.ts');
      await mergeKeptCart(sdk, queries, user.$id);
    } catch {
      // The next page tries it again.
    }
  };
}
