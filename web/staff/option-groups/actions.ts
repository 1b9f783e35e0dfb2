import { useQueryClient } from '@tanstack/react-query';
import { optionChoiceCodec } from '#domain/option-groups/choice-codec.ts';
import { getDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { readGroup, type StoredGroup } from '#web/shared/option-groups/stored-groups.ts';

/** Attempts to change one choice while others change the same group. */
const TRIES = 4;

/**
 * Makes one choice of a group available or not; for admins. What others change of the group at the same time is kept. Rejects
 * if the change was not made.
 */
export function useSetAvailable() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (group: StoredGroup, choiceId: string, isAvailable: boolean): Promise<void> => {
    let seen = group;
    try {
      for (let tries = 1; ; tries++) {
        const choices = seen.choices.map((choice) =>
          JSON.stringify(
            optionChoiceCodec.format(choice.id === choiceId ? { ...choice, isAvailable } : choice),
          ),
        );
        try {
          await updateSeen(sdk, 'optionGroups', seen.$id, { choices }, seen.$updatedAt);
          return;
        } catch (error) {
          if (refusalOf(error)?.type !== 'document_update_conflict' || tries === TRIES) throw error;
          seen = readGroup(await getDocument(sdk, 'optionGroups', seen.$id));
        }
      }
    } finally {
      await queries.invalidateQueries({ queryKey: ['optionGroups'] });
    }
  };
}
