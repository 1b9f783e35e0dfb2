import { useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { arePlansOn } from '#domain/plans/plans-on.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** Whether somebody has subscribed to a plan of the kitchen, for the link to their meals (PLAN-24). */
export function useHasMeals({ $id }: { $id: string }): boolean {
  const sdk = useSdk();
  const { data } = useQuery({
    queryKey: ['mealSubscriptions', 'any', $id],
    queryFn: async () =>
      (await listDocuments(sdk, 'mealSubscriptions', [Query.equal('userId', $id), Query.limit(1)])).total > 0,
    enabled: arePlansOn(useSiteSettings()),
  });
  return data === true;
}
