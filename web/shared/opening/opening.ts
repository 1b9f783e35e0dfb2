import { queryOptions, useQuery } from '@tanstack/react-query';
import { openingMessages } from '#domain/site/messages.ts';
import { closedSentence } from '#domain/site/opening/opening-words.ts';
import type { ShownOpening } from '#domain/site/opening/shown-opening.ts';
import { OPENING_KEY } from '#web/lib/opening-key.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';

/** The shortest (for a browser whose clock is ahead) and longest time until the next request, in milliseconds. */
const AT_LEAST = 3_000;
const AT_MOST = 6 * 3_600_000;

const remaining = (shown: ShownOpening | undefined): number | undefined =>
  shown?.changesAt === undefined ? undefined : Date.parse(shown.changesAt) - Date.now();

function openingQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: OPENING_KEY,
    queryFn: () => sdk.call<ShownOpening>('get', 'opening'),
    staleTime: ({ state }) => Math.max(0, remaining(state.data) ?? Number.POSITIVE_INFINITY),
    refetchInterval: ({ state }) => {
      const left = remaining(state.data);
      return left !== undefined && Math.min(Math.max(left, AT_LEAST), AT_MOST);
    },
    refetchIntervalInBackground: true,
  });
}

/** Whether customers can order now. A page contains it unless the kitchen never closes, and refetches it when it changes. */
export function useOpening(): ShownOpening {
  const { data } = useQuery(openingQuery(useSdk()));
  if (!data) throw new Error('Every page comes with the opening');
  return data;
}

/** Why customers can't order now, and when they can again; undefined while they can. */
export function useClosedSentence(): string | undefined {
  return closedSentence(useTexts(openingMessages), useOpening());
}
