import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { WELCOME_STEPS, type WelcomeSettings, type WelcomeStep } from '#domain/site/welcome-settings.ts';
import { getDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type SectionDocument, saveSection } from '../queries.ts';

/** How far an owner has come; for owners. */
export function welcomeQuery(sdk: Sdk, ownerId: string) {
  return queryOptions({
    queryKey: ['settings', 'welcome', ownerId],
    queryFn: async () => {
      const document = await getDocument(sdk, 'settings', 'welcome');
      return { ...document, $id: 'welcome' as const };
    },
  });
}

export type WelcomeDocument = SectionDocument<'welcome'>;

/** The progress that a document holds; the server has checked it. */
export const progressOf = ({ value }: WelcomeDocument): WelcomeSettings => JSON.parse(value);

async function change(
  sdk: Sdk,
  seen: WelcomeDocument,
  changed: (before: WelcomeSettings) => WelcomeSettings,
): Promise<void> {
  const { document, isTheirs } = await saveSection(sdk, seen, JSON.stringify(changed(progressOf(seen))));
  // Another owner or tab has saved since this page was loaded. The change is applied to what they saved.
  if (isTheirs) await saveSection(sdk, document, JSON.stringify(changed(progressOf(document))));
}

/** Records a step as done. With the last one the welcome page is finished. */
export const markDone = (sdk: Sdk, seen: WelcomeDocument, step: WelcomeStep) =>
  change(sdk, seen, ({ state, done }) => {
    const now = WELCOME_STEPS.filter((each) => each === step || done.includes(each));
    return { state: now.length === WELCOME_STEPS.length ? 'finished' : state, done: now };
  });

/** Removes the link to the welcome page from the dashboard. */
export const dismiss = (sdk: Sdk, seen: WelcomeDocument) =>
  change(sdk, seen, (before) => ({ ...before, state: 'dismissed' }));

/** The numbers of dishes and menus. */
export function menuSizeQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'menu size'],
    queryFn: async () => {
      const [dishes, menus] = await Promise.all([
        listDocuments(sdk, 'dishes', [Query.limit(1)]),
        listDocuments(sdk, 'menus', [Query.limit(1)]),
      ]);
      return { dishes: dishes.total, menus: menus.total };
    },
  });
}

/** Deletes all dishes and menus, unless there are more than were seen. */
export const emptyMenu = (sdk: Sdk, seen: { dishes: number; menus: number }) =>
  sdk.call('post', 'menus/empty', seen);
