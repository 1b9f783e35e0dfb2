import { useId } from 'react';
import { formatMoney, paise } from '#domain/money.ts';
import type { OptionChoice } from '#domain/option-groups/choice.ts';
import { choiceWords } from '#domain/option-groups/choice-words.ts';
import type { OptionGroup } from '#domain/option-groups/choosing.ts';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { VegMark } from '../veg-mark.tsx';
import { type AskedOption, countOf, inChoosingOrder, isChosen, withChoice } from './chosen-options.ts';
import { optionTexts } from './texts.ts';

interface GroupProps {
  group: OptionGroup;
  chosen: readonly AskedOption[];
  onChange: (chosen: AskedOption[]) => void;
  /** Whether the form marks that its choice is missing. */
  missing: boolean;
}

interface ChoiceProps extends GroupProps {
  /** Null stands for no choice of an optional group. */
  choice: OptionChoice | null;
  name: string;
}

function Choice({ group, choice, chosen, onChange, name }: ChoiceProps) {
  const texts = useTexts(optionTexts);
  const translated = useTranslated('options');
  const single = group.max === 1;
  const checked = choice ? isChosen(chosen, group.id, choice.id) : countOf(chosen, group) === 0;
  const isFull = !single && !checked && countOf(chosen, group) >= group.max;
  const soldOut = choice?.isAvailable === false;
  const difference = choice?.price ?? 0;
  const amount = formatMoney(paise(Math.abs(difference)));
  return (
    <label className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 has-checked:bg-chilli/5 has-disabled:cursor-not-allowed has-disabled:text-muted has-focus-visible:ring-3 has-focus-visible:ring-turmeric">
      <input
        type={single ? 'radio' : 'checkbox'}
        name={name}
        value={choice?.id ?? ''}
        checked={checked}
        disabled={soldOut || isFull}
        onChange={(event) => onChange(withChoice(chosen, group, choice?.id ?? null, event.target.checked))}
        className="size-5 shrink-0 accent-chilli outline-none"
      />
      {choice && <VegMark type={choice.veg ? 'veg' : 'non-veg'} size="small" />}
      <span className="wrap-anywhere min-w-0 flex-1">
        {choice ? translated(`${group.id}/${choice.id}`, choice).name : texts.none}
      </span>
      <span className="shrink-0 text-muted text-sm tabular-nums">
        {soldOut
          ? texts.soldOut
          : difference !== 0 && (difference > 0 ? texts.more(amount) : texts.less(amount))}
      </span>
    </label>
  );
}

/** One group: radio buttons if one choice can be taken, else check boxes. */
function Group(props: GroupProps) {
  const { group, missing } = props;
  const texts = useTexts(optionTexts);
  const id = useId();
  const { min, max } = group;
  const { name } = useTranslated('options')(group.id, group);
  const choices = min === 0 && max === 1 ? [null, ...group.choices] : group.choices;
  return (
    <fieldset
      className="min-w-0 border-line border-t pt-4"
      aria-describedby={`${id}-error`}
      data-option-group={group.id}
    >
      <legend className="float-left w-full font-semibold">
        {name}
        <span className="font-normal text-muted text-sm">
          {` · ${choiceWords(texts.choose, min, max)}`}
          {min === 0 && texts.optional}
        </span>
      </legend>
      <p id={`${id}-error`} aria-live="polite" className="clear-left font-semibold text-danger text-sm">
        {missing && texts.missing(min, name)}
      </p>
      <div className="mt-1">
        {choices.map((choice) => (
          <Choice key={choice?.id ?? ''} {...props} choice={choice} name={id} />
        ))}
      </div>
    </fieldset>
  );
}

interface ChooseOptionsProps {
  groups: readonly OptionGroup[];
  chosen: readonly AskedOption[];
  onChange: (chosen: AskedOption[]) => void;
  /** The id of the group in which a required choice is missing; undefined if none is. */
  missing: string | undefined;
}

/** The option groups of a dish, those that need a choice first. */
export function ChooseOptions({ groups, missing, ...props }: ChooseOptionsProps) {
  return inChoosingOrder(groups).map((group) => (
    <Group key={group.id} {...props} group={group} missing={missing === group.id} />
  ));
}
