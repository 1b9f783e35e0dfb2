import { comparable } from '#domain/comparing.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import { namesMeat } from '#domain/dishes/meat-words.ts';
import type { FileChoice, FileGroup } from '#domain/menu-sources/draft.ts';

/**
 * An import never says 'veg' of its own accord (ADMIN-140). The mark of a dish is the file's, else the stored one. The mark of a choice
 * is the file's, else the one it has already, else the dish's. What is left, somebody is asked in the preview.
 */

/** What was answered in the preview: dishes by their line, choices by their name, the same in each line. */
export interface MarkAnswers {
  dishes: Readonly<Record<string, DishType>>;
  choices: Readonly<Record<string, DishType>>;
}

const answered = (answers: Readonly<Record<string, DishType>>, key: string): DishType | undefined =>
  Object.hasOwn(answers, key) ? answers[key] : undefined;

/** The mark of the dish of a line whose file says none; undefined: it is to be asked. */
export const answerForDish = (answers: MarkAnswers, line: number): DishType | undefined =>
  answered(answers.dishes, `${line}`);

/** A choice with its mark; undefined: it is to be asked, or follows a dish that is. */
export interface MarkedChoice extends FileChoice {
  mark: DishType | undefined;
  /** The name under which an answer for it comes; missing if the file or the stored choice says its mark. */
  ask?: string;
}

export interface MarkedGroup extends FileGroup {
  choices: readonly MarkedChoice[];
}

/** The mark that a choice of the dish has already, by the names of its group and its own. */
export type StoredMark = (group: string, choice: string) => DishType | undefined;

/**
 * The groups of a line with the marks of their choices. Half and full are the dish itself. A name with meat in it is asked where the
 * dish alone would make it veg.
 * @param dish the mark of the dish; undefined while it is asked
 */
export function markedGroups(
  groups: readonly FileGroup[],
  dish: DishType | undefined,
  stored: StoredMark,
  answers: MarkAnswers,
): MarkedGroup[] {
  const marked = (group: FileGroup, choice: FileChoice): MarkedChoice => {
    if (group.isPortion) return { ...choice, mark: dish };
    const known = choice.mark ?? stored(group.name, choice.name);
    if (known !== undefined) return { ...choice, mark: known };
    const ask = comparable(choice.name);
    const ofDish = dish === 'veg' && namesMeat(choice.name) ? undefined : dish;
    return { ...choice, mark: answered(answers.choices, ask) ?? ofDish, ask };
  };
  return groups.map((group) => ({ ...group, choices: group.choices.map((each) => marked(group, each)) }));
}
