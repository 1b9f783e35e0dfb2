import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toRupees } from '#domain/money.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { briefDishesQuery } from '#web/shared/dishes/queries.ts';
import { toast } from '#web/ui/toast.ts';
import type { PriceChange } from './preview.ts';
import { priceTexts } from './texts.ts';

/** Sends a confirmed change of prices. If a dish has changed meanwhile, the problem names it. */
export function useChangePrices() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(priceTexts);
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Loads the dishes again, and returns the names of those that cost something else than was seen. */
  async function changedMeanwhile(changes: readonly PriceChange[]): Promise<string[]> {
    const dishes = await queries.fetchQuery({ ...briefDishesQuery(sdk), staleTime: 0 });
    return dishes.flatMap(({ $id, name, price }) => {
      const seen = changes.find(({ dishId }) => dishId === $id);
      return seen && seen.was !== toRupees(price) ? [name] : [];
    });
  }

  /** @returns whether the prices were changed */
  async function change(changes: readonly PriceChange[]): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      const { changed } = await sdk.call<{ changed: number }>('post', 'dishes/prices', { changes });
      await queries.invalidateQueries({ queryKey: ['dishes'] });
      toast.success(texts.done(changed));
      return true;
    } catch (error) {
      toast.error(texts.failed);
      if (refusalOf(error)?.type === 'document_update_conflict') {
        const names = await changedMeanwhile(changes).catch(() => []);
        setProblem(names.length > 0 ? texts.conflict.named(names.join(', ')) : texts.conflict.general);
      } else setProblem(failureWords(error, { otherwise: texts.failed }));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { change, busy, problem, forget: () => setProblem(undefined) };
}
