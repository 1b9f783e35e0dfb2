import { ListChecks } from 'lucide-react';
import { optionGroupAttributes } from '#domain/option-groups/attributes.ts';
import { checkGroup } from '#domain/option-groups/check-group.ts';
import { choiceWords } from '#domain/option-groups/choice-words.ts';
import { optionFormMessages } from '#domain/option-groups/form-messages.ts';
import { byName } from '#web/lib/by-name.ts';
import { readGroup } from '#web/shared/option-groups/stored-groups.ts';
import { optionGroupTexts } from '#web/shared/option-groups/texts.ts';
import { sheetScreen } from '#web/sheets/sheet.ts';
import { ChoiceList, ShownChoices } from './choice-list.tsx';
import { GroupState } from './group-state.tsx';
import { groupAdminTexts } from './texts.ts';

/** The screen on which admins make, change and delete what customers choose with a dish (ADMIN-73). */
export const groupSheet = sheetScreen('optionGroups', {
  rows: optionGroupAttributes,
  texts: groupAdminTexts,
  messages: optionFormMessages,
  icon: ListChecks,
  card: (group, _, { textsOf }) => ({
    title: group.name,
    lines: [choiceWords(textsOf(optionGroupTexts).rule, group.min, group.max)],
    state: <GroupState group={readGroup(group)} />,
  }),
  order: byName,
  groups: [['name', 'translations'], ['min', 'max'], ['choices']],
  first: { min: '1' },
  controls: { choices: { Field: ChoiceList, Shown: ShownChoices } },
  check: checkGroup,
  refusals: {
    document_delete_restricted: { name: 'name', message: 'offered' },
    document_invalid_structure: { name: 'choices', message: 'refused' },
  },
});
