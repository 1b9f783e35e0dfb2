import { trimmedTranslations } from '#domain/languages/document-translations.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { type Paise, paise, parseAmount, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { readSigned, readWhole } from '#domain/numbers.ts';
import { MAX_CHOICES } from '#domain/option-groups/attributes.ts';
import { type OptionChoice, readChoices } from '#domain/option-groups/choice.ts';
import { optionChoiceCodec } from '#domain/option-groups/choice-codec.ts';
import type { OptionTranslations, StoredGroup } from '#web/shared/option-groups/stored-groups.ts';
import type { Problems } from '#web/ui/form/form-fields.ts';
import type { ChoiceInfo, GroupInfo, GroupVersion } from './group-values.ts';
import type { groupAdminTexts } from './texts.ts';

type ProblemTexts = Translated<typeof groupAdminTexts>['problems'];

/** The most that a choice can add to a dish's price or take off it (paise). */
const MAX_DIFFERENCE = paise(10_000_000);

/** The name of a choice's field in the form. */
export const choiceField = (field: 'name' | 'price' | 'type', id: string): string => `choice-${field}-${id}`;

export const newChoice = (id: string): ChoiceInfo => ({
  id,
  name: '',
  price: '',
  veg: undefined,
  isAvailable: true,
});

export const newGroup = (firstChoice: string): GroupInfo => ({
  name: '',
  translations: {},
  min: '1',
  max: '1',
  choices: [newChoice(firstChoice)],
});

/** A typed difference of prices, 0 if nothing is typed; undefined if it is not an amount. */
function readDifference(typed: string): Paise | undefined {
  return typed.trim() === '' ? ZERO_PAISE : readSigned(typed, parseAmount);
}

const readCount = (typed: string): number | undefined => readWhole(typed, 0, 999);

function countProblem(typed: string, least: number, texts: ProblemTexts): string | undefined {
  const count = readCount(typed);
  return count === undefined || count < least || count > MAX_CHOICES
    ? texts.number(least, MAX_CHOICES)
    : undefined;
}

function priceProblem(typed: string, texts: ProblemTexts): string | undefined {
  const difference = readDifference(typed);
  if (difference === undefined) return texts.price;
  return Math.abs(difference) > MAX_DIFFERENCE ? texts.priceHigh : undefined;
}

/** The problems of a typed group, as texts by field; empty if it can be sent. */
export function groupProblems({ name, min, max, choices }: GroupInfo, texts: ProblemTexts): Problems {
  const least = readCount(min) ?? 0;
  const problems: Problems = {
    name: name.trim() === '' ? texts.nameMissing : undefined,
    min:
      countProblem(min, 0, texts) ??
      (least > (readCount(max) ?? MAX_CHOICES) ? texts.minAboveMax : undefined),
    max: countProblem(max, 1, texts),
    choices: choices.length < Math.max(1, least) ? texts.tooFewChoices(Math.max(1, least)) : undefined,
  };
  for (const choice of choices) {
    if (!choice.dishId && choice.name.trim() === '')
      problems[choiceField('name', choice.id)] = texts.choiceNameMissing;
    problems[choiceField('price', choice.id)] = priceProblem(choice.price, texts);
    if (choice.veg === undefined) problems[choiceField('type', choice.id)] = texts.choiceTypeMissing;
  }
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
}

const choiceText = (choice: OptionChoice): string => JSON.stringify(optionChoiceCodec.format(choice));

/** The translations of a choice; none without a text. */
function translationsOf(typed: OptionTranslations): Pick<OptionChoice, 'translations'> {
  const translations = trimmedTranslations(typed);
  return Object.keys(translations).length > 0 ? { translations } : {};
}

/** The group that a form without problems describes. */
export function groupVersion({ name, translations, min, max, choices }: GroupInfo): GroupVersion {
  return {
    name: name.trim(),
    translations: trimmedTranslations(translations),
    min: readCount(min) ?? 0,
    max: readCount(max) ?? 1,
    choices: choices.map(({ id, name, translations = {}, price, veg = false, isAvailable, dishId }) =>
      choiceText({
        id,
        name: name.trim(),
        ...translationsOf(translations),
        price: readDifference(price) ?? ZERO_PAISE,
        veg,
        isAvailable,
        ...(dishId !== undefined && { dishId }),
      }),
    ),
  };
}

/** A stored group, or what was chosen of two versions, as its form shows it. */
export function groupInfo(group: Omit<StoredGroup, '$id' | '$updatedAt'>): GroupInfo {
  const { name, translations, min, max, choices } = group;
  return {
    name,
    translations,
    min: `${min}`,
    max: `${max}`,
    choices: choices.map(({ price, ...choice }) => ({
      ...choice,
      price: price === ZERO_PAISE ? '' : `${toRupees(price)}`,
    })),
  };
}

/** The form's values of a version. */
export const infoOfVersion = ({ choices, ...rest }: GroupVersion): GroupInfo =>
  groupInfo({ ...rest, choices: readChoices(choices) });
