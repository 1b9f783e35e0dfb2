import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/languages/languages.ts';
import type { TodaysMenuAnswer } from '#domain/menus/todays-menu.ts';
import { getDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { PROJECT, type Sdk } from '#web/lib/sdk/sdk.ts';

/** Whose dishes, of which day, in which language. */
export interface AskedMenu {
  /** The id of a plan; empty: the dishes on sale. */
  planId: string;
  day: 'today' | 'tomorrow';
  language: Language;
}

/** The plans whose menu can be sent; none while plans are off. */
export function planNamesQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['plans', 'names', adminId],
    queryFn: async (): Promise<{ $id: string; name: string }[]> => {
      const { value } = await getDocument(sdk, 'settings', 'plans');
      return JSON.parse(value).isOn ? listEvery(sdk, 'plans', [], ['name']) : [];
    },
  });
}

export function todaysMenuQuery(sdk: Sdk, adminId: string, asked: AskedMenu) {
  return queryOptions({
    queryKey: ['todaysMenu', adminId, asked],
    queryFn: () => sdk.call<TodaysMenuAnswer>('get', 'todays-menu', { ...asked }),
    // Dishes sell out while the page is open.
    staleTime: 0,
  });
}

/** The address of the picture. @param turn another one asks for it again */
export const pictureAddress = (asked: AskedMenu, turn: number): string =>
  `/v1/todays-menu/picture?${new URLSearchParams({ ...asked, project: PROJECT, turn: String(turn) })}`;
