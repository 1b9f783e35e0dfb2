import { addDays, type Day } from '#domain/time/local-time.ts';

// How plans went, by month: what was cooked, and who came and left (PLAN-37).

/** A month of plans. */
export interface PlanMonth {
  /** '2026-11'. */
  month: string;
  /**
   * Meals that were cooked, skipped one by one, missed by the kitchen, and not cooked because nobody paid; for so many people.
   * Meals of announced holidays are none of these.
   */
  sold: number;
  skipped: number;
  missed: number;
  unpaid: number;
  /** Subscribers on its first day, without those who began on it. */
  atStart: number;
  /** Subscribers who began in it. */
  began: number;
  /** Of those who were there at its start, how many had their last day in it. */
  lost: number;
}

/** The answer of `GET /v1/plans/months`, the newest month first. */
export interface PlanMonths {
  months: readonly PlanMonth[];
}

/** Months that are reported on. */
const MOST_MONTHS = 12;

const monthOf = (day: Day): string => day.slice(0, 7);
/** The month before another. */
const before = (month: string): string => monthOf(addDays(`${month}-01`, -1));

interface Subscribed {
  startsOn: Day;
  /** The last day; null: open. */
  endsOn: Day | null;
}
type Cooked = Pick<PlanMonth, 'month' | 'sold' | 'skipped' | 'missed' | 'unpaid'>;

/**
 * The months from the first subscription to today, the newest first; at most a year.
 * @param cooked months that have meals
 */
export function planMonths(
  subscriptions: readonly Subscribed[],
  cooked: readonly Cooked[],
  today: Day,
): PlanMonth[] {
  const first = monthOf(
    subscriptions.reduce((earliest, { startsOn }) => (startsOn < earliest ? startsOn : earliest), today),
  );
  const found: PlanMonth[] = [];
  for (let month = monthOf(today); month >= first && found.length < MOST_MONTHS; month = before(month)) {
    const start = `${month}-01`;
    const there = subscriptions.filter(
      ({ startsOn, endsOn }) => startsOn < start && (endsOn === null || endsOn >= start),
    );
    const {
      sold = 0,
      skipped = 0,
      missed = 0,
      unpaid = 0,
    } = cooked.find((each) => each.month === month) ?? {};
    found.push({
      ...{ month, sold, skipped, missed, unpaid, atStart: there.length },
      began: subscriptions.filter(({ startsOn }) => monthOf(startsOn) === month && startsOn <= today).length,
      lost: there.filter(({ endsOn }) => endsOn !== null && monthOf(endsOn) === month && endsOn <= today)
        .length,
    });
  }
  return found;
}

/** The churn of a month: how many of its first subscribers were lost, in percent; undefined without any. */
export const churnOf = ({ atStart, lost }: Pick<PlanMonth, 'atStart' | 'lost'>): number | undefined =>
  atStart === 0 ? undefined : Math.round((100 * lost) / atStart);
