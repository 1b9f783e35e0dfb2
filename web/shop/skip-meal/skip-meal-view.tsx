import { CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentOf } from '#domain/time/local-time.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { LinkedMeal } from './queries.ts';
import { skipMealTexts } from './texts.ts';

/** Local minutes of noon: a day's date is the same all around it. */
const NOON = 12 * 60;

interface LayoutProps {
  title: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** The layout of whatever the link's page says. */
export function SkipMealLayout({ title, action, children }: LayoutProps) {
  const { toMeals } = useTexts(skipMealTexts);
  return (
    <EmptyState
      heading="h1"
      picture={<CalendarX className="size-14" aria-hidden="true" />}
      title={title}
      action={
        <>
          {action}
          <LinkButton to="/my-meals" variant={action ? 'secondary' : 'primary'}>
            {toMeals}
          </LinkButton>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}

interface SkipMealViewProps {
  meal: LinkedMeal;
  busy: boolean;
  onSkip: () => void;
}

/** Asks once whether to skip a meal, and says what has become of it. */
export function SkipMealView({ meal, busy, onSkip }: SkipMealViewProps) {
  const texts = useTexts(skipMealTexts);
  const { longDate, dateAndTime } = useDates();
  const { timeZone } = useSiteSettings().shop;
  const { name, date, dishes, people, until, state } = meal;
  const day = longDate(new Date(momentOf(date, NOON, timeZone)));
  const moment = until === null ? '' : dateAndTime(new Date(until));
  if (state === 'skipped')
    return <SkipMealLayout title={texts.skipped(name, day)}>{texts.skippedHint}</SkipMealLayout>;
  if (state === 'late')
    return <SkipMealLayout title={texts.late}>{texts.lateHint(name, day, moment)}</SkipMealLayout>;
  if (state === 'none')
    return <SkipMealLayout title={texts.none(name, day)}>{texts.noneHint}</SkipMealLayout>;
  return (
    <SkipMealLayout
      title={texts.question(name, day)}
      action={
        <Button busy={busy} onClick={onSkip}>
          {texts.skip}
        </Button>
      }
    >
      {dishes !== '' && <p className="font-semibold">{dishes}</p>}
      <p>{texts.people(people)}</p>
      <p className="mt-2">{texts.free}</p>
      <p>{texts.until(moment)}</p>
    </SkipMealLayout>
  );
}
