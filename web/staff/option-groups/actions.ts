import { useQueryClient } from '@tanstack/react-query';
import { optionChoiceCodec } from '#domain/option-groups/choice-codec.ts';
import { getDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { changeSeen, createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { readGroup, type StoredGroup } from '#web/shared/option-groups/stored-groups.ts';
import type { GroupVersion } from './group-values.ts';

/** Attempts to change one choice while others change the same group. */
const TRIES = 4;

const onWire = <Part extends Partial<GroupVersion>>({ choices, ...rest }: Part) => ({
  ...rest,
  ...(choices && { choices: [...choices] }),
});

/** Adds, changes and deletes option groups; for admins. Every promise rejects if the change was not made. */
export function useGroupActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['optionGroups'] });
  const load = async (id: string) => readGroup(await getDocument(sdk, 'optionGroups', id));
  return {
    async add(id: string, values: GroupVersion): Promise<void> {
      await createOrUpdate(sdk, 'optionGroups', id, onWire(values));
      await refresh();
    },
    /** If somebody else has changed the group since `seen` was loaded, resolves to their version instead. */
    async change(seen: StoredGroup, values: Partial<GroupVersion>): Promise<StoredGroup | undefined> {
      const theirs = await changeSeen(sdk, 'optionGroups', seen, onWire(values)).finally(refresh);
      return theirs && readGroup(theirs);
    },
    /** Makes one choice available or not. What others change of the group at the same time is kept. */
    async setAvailable(group: StoredGroup, choiceId: string, isAvailable: boolean): Promise<void> {
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
            seen = await load(seen.$id);
          }
        }
      } finally {
        await refresh();
      }
    },
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, 'optionGroups', id);
      await refresh();
    },
  };
}
