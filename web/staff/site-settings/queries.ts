import { queryOptions } from '@tanstack/react-query';
import type { OfferedMethods } from '#domain/payments/upi.ts';
import { isSection, SECTIONS, type SettingsSection } from '#domain/site/settings.ts';
import { getDocument, listDocuments, type StoredDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

export type SectionDocument<S extends SettingsSection = SettingsSection> = StoredDocument<'settings'> & {
  $id: S;
};

const isKnown = (document: StoredDocument<'settings'>): document is SectionDocument =>
  isSection(document.$id);

/** All sections in the order of their forms; for owners. */
export function sectionsQuery(sdk: Sdk, ownerId: string) {
  return queryOptions({
    queryKey: ['settings', 'admin', ownerId],
    queryFn: async () => {
      const { documents } = await listDocuments(sdk, 'settings');
      return documents.filter(isKnown).sort((a, b) => SECTIONS.indexOf(a.$id) - SECTIONS.indexOf(b.$id));
    },
  });
}

/** How customers pay online. */
export function offeredMethodsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['payment-methods'],
    queryFn: () => sdk.call<OfferedMethods>('get', 'payment-methods'),
  });
}

/** The menus' names, in the order they were made. */
export function menuNamesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['menus', 'names'],
    queryFn: async () => (await listEvery(sdk, 'menus')).map(({ $id: id, name }) => ({ id, name })),
  });
}

/** The current document of a section, and whether somebody else has changed it since `seen` was loaded. */
export interface Saved<S extends SettingsSection> {
  document: SectionDocument<S>;
  isTheirs: boolean;
}

/** Saves a section, unless somebody else has changed it since `seen` was loaded. */
export async function saveSection<S extends SettingsSection>(
  sdk: Sdk,
  seen: SectionDocument<S>,
  value: string,
): Promise<Saved<S>> {
  const { $id } = seen;
  try {
    const saved = await updateSeen(sdk, 'settings', $id, { value }, seen.$updatedAt);
    return { document: { ...saved, $id }, isTheirs: false };
  } catch (error) {
    if (refusalOf(error)?.type !== 'document_update_conflict') throw error;
    return { document: { ...(await getDocument(sdk, 'settings', $id)), $id }, isTheirs: true };
  }
}
