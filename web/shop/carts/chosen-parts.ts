import type { ChosenOption } from '#domain/option-groups/chosen.ts';

/** The options and the note that are chosen for a dish. */
export interface Extras {
  options?: readonly ChosenOption[] | undefined;
  note?: string | undefined;
}

/** The parts of a new line that are sent to the server. */
export const chosenParts = ({ options = [], note = '' }: Extras) => ({
  ...(options.length > 0 && {
    options: options.map(({ groupId, choiceId }) => JSON.stringify({ groupId, choiceId })),
  }),
  ...(note.trim() && { note: note.trim() }),
});
