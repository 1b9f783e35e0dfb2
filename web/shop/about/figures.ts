import { queryOptions } from '@tanstack/react-query';
import type { Figure } from '#domain/site/figures.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** The figures about the kitchen. Their key is below that of the settings, whose events refetch them. */
export function figuresQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['settings', 'figures'],
    queryFn: async () => (await sdk.call<{ figures: Figure[] }>('get', 'figures')).figures,
  });
}
