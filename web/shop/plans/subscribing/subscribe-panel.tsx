import type { ReactNode } from 'react';
import type { PlannedMonth } from '#domain/plans/planned-month.ts';
import { MOST_PEOPLE } from '#domain/plans/subscription-attributes.ts';
import type { Day } from '#domain/time/local-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownStanding } from '#web/shared/ledger/standing.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { Served, ShownPlan } from '../queries.ts';
import { useInLanguage, useMealTimeWords } from '../words.ts';
import { type Choice, lastStart } from './choice.ts';
import { DayChips } from './day-chips.tsx';
import { PayChoice } from './pay-choice.tsx';
import { Problem } from './problem.tsx';
import type { PartProblems } from './problems.ts';
import { Summary } from './summary.tsx';
import { subscribeTexts } from './texts.ts';

interface SubscribePanelProps {
  plan: ShownPlan;
  /** The meal times of the plan. */
  mealTimes: Served['mealTimes'];
  today: Day;
  choice: Choice;
  onChange: (choice: Choice) => void;
  month: PlannedMonth;
  problems: PartProblems;
  standing: ShownStanding | undefined;
  /** The name of the company that pays for the customer's meals; null: none does. */
  company: string | null;
  /** Chooses where the meals go; null for visitors. */
  address: ReactNode;
  /** Beside the problem of the trial: confirms the phone number. */
  proof: ReactNode;
  busy: boolean;
  onSubscribe: () => void;
}

/** The form for subscribing to a plan (PLAN-22). */
export function SubscribePanel(props: SubscribePanelProps) {
  const { plan, mealTimes, today, choice, onChange, month, problems, standing, address, busy } = props;
  const texts = useTexts(subscribeTexts);
  const inLanguage = useInLanguage();
  const words = useMealTimeWords();
  const change = (part: Partial<Choice>) => onChange({ ...choice, ...part });
  const submit = address === null ? texts.signIn : choice.isTrial ? texts.startTrial : texts.subscribe;
  return (
    <Panel title={texts.heading} anchor="subscribe">
      <div className="grid gap-6">
        {plan.trialMeals !== null && (
          <div className="grid gap-2">
            <RadioCards
              legend={texts.begin}
              name="begin"
              value={choice.isTrial ? 'trial' : 'regular'}
              onChange={(value) => change({ isTrial: value === 'trial' })}
              choices={[
                { value: 'trial', label: texts.trial(plan.trialMeals), note: texts.trialNote },
                { value: 'regular', label: texts.regular, note: texts.regularNote },
              ]}
            />
            <Problem>{problems.begin}</Problem>
            {props.proof}
          </div>
        )}
        {mealTimes.length > 1 && (
          <CheckBoxes
            legend={texts.mealTimes}
            name="mealTimes"
            choices={mealTimes.map((mealTime) => ({
              value: mealTime.id,
              label: `${inLanguage(mealTime).name}, ${words.window(mealTime)}`,
            }))}
            values={choice.mealTimeIds}
            onChange={(mealTimeIds) => change({ mealTimeIds })}
            error={problems.mealTimes}
          />
        )}
        <div className="grid gap-2">
          <DayChips
            legend={texts.days}
            days={plan.weekdays}
            chosen={choice.weekdays}
            onChange={(weekdays) => change({ weekdays })}
          />
          <Problem>{problems.days}</Problem>
        </div>
        <div className="grid gap-2">
          <div className="flex items-center justify-between gap-4">
            <span className="font-semibold">{texts.people}</span>
            <Stepper
              label={texts.people}
              value={choice.quantity}
              max={MOST_PEOPLE}
              onChange={(quantity) => change({ quantity })}
            />
          </div>
          <Problem>{problems.people}</Problem>
        </div>
        {plan.choices.map(({ name, options }, index) => (
          <ChoiceRow
            key={name}
            legend={name}
            name={`choice${index}`}
            choices={options.map((option) => ({ value: option, label: option }))}
            value={choice.options[index] ?? ''}
            onChange={(option) =>
              change({ options: choice.options.map((each, place) => (place === index ? option : each)) })
            }
          />
        ))}
        {address !== null && (
          <section className="grid gap-2">
            <h3 className="font-sans font-semibold text-base">{texts.address}</h3>
            {address}
            <Problem>{problems.address}</Problem>
          </section>
        )}
        <DateField
          label={texts.start}
          name="start"
          required
          min={today}
          max={lastStart(today)}
          value={choice.startsOn}
          onChange={({ target }) => change({ startsOn: target.value })}
          error={problems.start}
        />
        <div className="grid gap-2">
          <PayChoice
            plan={plan}
            isTrial={choice.isTrial}
            standing={standing}
            company={props.company}
            value={choice.isTrial && choice.pay === 'bundle' ? 'ahead' : choice.pay}
            onChange={(pay) => change({ pay })}
          />
          <Problem>{problems.pay}</Problem>
        </div>
        <Summary plan={plan} choice={choice} month={month} mealTimes={mealTimes} />
        <div className="grid gap-2">
          <Problem>{problems.form}</Problem>
          <Button wide busy={busy} busyLabel={texts.busy} onClick={props.onSubscribe}>
            {submit}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
