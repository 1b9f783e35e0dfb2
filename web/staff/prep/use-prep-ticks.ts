import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useState } from 'react';
import type { Day } from '#domain/time/local-time.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { prepTicksQuery } from './queries.ts';
import { prepTexts } from './texts.ts';

/** What is ready of each need, with ticks that are still being sent. */
export interface PrepTicks {
  readyOf(key: string): number;
  tick(key: string, quantity: number): void;
}

/** The ticks of a day, which all tablets share: each says how much is ready, and the last one holds (PREP-6). */
export function usePrepTicks(userId: string, day: Day): PrepTicks {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(prepTexts);
  const failureWords = useFailureWords();
  const { data: stored } = useQuery(prepTicksQuery(sdk, userId, day));
  const [pending, setPending] = useState<Readonly<Record<string, number>>>({});
  const send = async (key: string, quantity: number) => {
    setPending((before) => ({ ...before, [key]: quantity }));
    try {
      await createDocument(sdk, 'prepTicks', ID.unique(), { day, need: key, quantity });
      await queries.invalidateQueries({ queryKey: ['prepTicks', userId, day] });
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.notTicked }));
    } finally {
      // A later tick of the same need stays shown until it is stored.
      setPending(({ [key]: sent, ...others }) =>
        sent === quantity ? others : { ...others, [key]: sent ?? 0 },
      );
    }
  };
  return {
    readyOf: (key) => pending[key] ?? stored?.get(key) ?? 0,
    tick: (key, quantity) => void send(key, quantity),
  };
}
