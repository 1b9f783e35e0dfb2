import { useQueryClient } from '@tanstack/react-query';
import { useDishName } from '#web/brand/translated-names.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { rememberAction, takePendingActions } from '#web/lib/session/pending-actions.ts';
import { useTranslations } from '#web/lib/texts.ts';
import { useBringCart } from '#web/shop/carts/visitor/bring-cart.ts';

/** After login: brings the cart along that the browser has kept, and does what the visitor wanted before (CART-3, FAV-5). */
export function usePerformPendingActions(): () => Promise<void> {
  const sdk = useSdk();
  const queries = useQueryClient();
  const translations = useTranslations();
  const nameOf = useDishName();
  const bringCart = useBringCart();

  return async () => {
    await bringCart();
    const actions = takePendingActions();
    if (actions.length === 0) return;
    try {
      // Most people who sign in have none.
      const { performAction } = await import('./perform-action.ts');
      for (const action of actions) await performAction(action, { sdk, queries, translations, nameOf });
    } catch {
      // Its script could not be loaded.
      actions.forEach(rememberAction);
    }
  };
}
