import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { openingMessages } from '#domain/site/messages.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { useDatesIn } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ChoiceFilter } from '#web/ui/lists/list-filters.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanFailures } from '../failures.ts';
import type { PlanDocument } from '../plan-values.ts';
import type { MealTimeDocument } from '../queries.ts';
import { DayDialog } from './day-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { MenuImport, SaveMenus } from './menu-file.tsx';
import { MenuGrid } from './menu-grid.tsx';
import { planMenusQuery, servableDishesQuery, writeMenus } from './queries.ts';
import { planMenuTexts } from './texts.ts';
import {
  copyDay,
  copyWeek,
  daysOf,
  exchangeDays,
  keyOf,
  type MenuDay,
  mondayOf,
  nameOfWeek,
  ownMenu,
  type PlanMenu,
  servedAt,
  servedMenu,
  weekBefore,
  weekOf,
} from './week.ts';

interface PlanWeekProps {
  plans: readonly PlanDocument[];
  plan: PlanDocument;
  mealTimes: readonly MealTimeDocument[];
  /** When the page was loaded. */
  loadedAt: number;
}

/** What a plan serves in a week, and all that changes it (PLAN-31). */
export function PlanWeek({ plans, plan, mealTimes, loadedAt }: PlanWeekProps) {
  const texts = useTexts(planMenuTexts);
  const { weekdays } = useTexts(openingMessages);
  const sdk = useSdk();
  const adminId = useAdminId();
  const queries = useQueryClient();
  const address = useListAddress();
  const dates = useDatesIn('UTC');
  const failed = usePlanFailures();
  const today = dayAt(useNow(loadedAt), useSiteSettings().shop.timeZone);
  const shown = weekOf(address.get('week'), plan, today);
  const monday = 'monday' in shown ? shown.monday : mondayOf(today);
  const query = useQuery(planMenusQuery(sdk, adminId, { planId: plan.$id, monday }));
  const { data: dishes = [] } = useQuery(servableDishesQuery(sdk, adminId));
  const [open, setOpen] = useState<{ day: MenuDay; mealTime: MealTimeDocument }>();
  const [openDay, setOpenDay] = useState<MenuDay>();
  const [busy, setBusy] = useState(false);
  const menus = query.data ?? [];
  const days = daysOf(plan, shown);
  const served = mealTimes.filter(({ $id }) => plan.mealTimeIds.includes($id));

  const dateOf = (date: Day) => dates.shortDate(new Date(date));
  const nameOf = ({ weekday, date }: MenuDay) =>
    date === null ? weekdays[weekday] : `${weekdays[weekday]}, ${dateOf(date)}`;
  const write = async (changes: readonly PlanMenu[], done: string) => {
    await writeMenus(sdk, plan.$id, changes);
    await queries.invalidateQueries({ queryKey: ['planMenus'] });
    toast.success(done);
  };
  const act = async (changes: readonly PlanMenu[], done: string) => {
    setBusy(true);
    try {
      await write(changes, done);
      setOpenDay(undefined);
    } catch (error) {
      toast.error(failed(error));
    } finally {
      setBusy(false);
    }
  };
  const exchange = (one: MenuDay, other: MenuDay) =>
    act(exchangeDays(plan, menus, one, other), texts.day.moved(nameOf(one), nameOf(other)));
  const copyLast = () => {
    const changes = copyWeek(plan, menus, weekBefore(shown, plan), shown);
    if (changes.length === 0) toast.success(texts.nothingToCopy);
    else void act(changes, texts.copied(changes.length));
  };

  const kinds = [
    ...(plan.cycleFrom === null
      ? []
      : Array.from({ length: plan.cycleWeeks }, (_, at) => ({
          value: `${at + 1}`,
          label: texts.cycleWeek(at + 1, plan.cycleWeeks),
        }))),
    { value: monday, label: texts.dates },
  ];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        {plans.length > 1 && (
          <ChoiceFilter
            label={texts.plan}
            value={plan.$id}
            onChange={(id) => address.set({ plan: id, week: '' })}
            choices={plans.map(({ $id, name }) => ({ value: $id, label: name }))}
          />
        )}
        {kinds.length > 1 && (
          <ChoiceFilter
            label={texts.kind}
            value={nameOfWeek(shown)}
            onChange={(week) => address.set({ week })}
            choices={kinds}
          />
        )}
        {'monday' in shown && (
          <div className="flex items-center gap-1">
            <Button
              variant="quiet"
              aria-label={texts.before}
              onClick={() => address.set({ week: addDays(monday, -7) })}
            >
              <ChevronLeft className="size-5" aria-hidden="true" />
            </Button>
            <h2 aria-live="polite" className="font-sans font-semibold text-base">
              {texts.weekFrom(dateOf(monday))}
            </h2>
            <Button
              variant="quiet"
              aria-label={texts.after}
              onClick={() => address.set({ week: addDays(monday, 7) })}
            >
              <ChevronRight className="size-5" aria-hidden="true" />
            </Button>
          </div>
        )}
        {('monday' in shown || plan.cycleWeeks > 1) && (
          <Button variant="secondary" className="md:ml-auto" busy={busy} onClick={copyLast}>
            <CopyPlus className="size-5" aria-hidden="true" />
            {texts.copyLast}
          </Button>
        )}
      </div>
      {query.isPending ? (
        <Loading label={texts.loading}>
          <Skeleton className="h-80" />
        </Loading>
      ) : query.isLoadingError ? (
        <ErrorState title={texts.loadFailed} query={query} />
      ) : (
        <MenuGrid
          plan={plan}
          days={days}
          mealTimes={served}
          menus={menus}
          dishes={dishes}
          nameOf={nameOf}
          dateOf={dateOf}
          isToday={({ date }) => date === today}
          onOpen={(day, mealTime) => setOpen({ day, mealTime })}
          onDay={setOpenDay}
          onDrop={(one, other) => void exchange(one, other)}
        />
      )}
      <div className="mt-8">
        <SaveMenus
          plan={plan}
          mealTimes={mealTimes}
          menus={menus.filter((menu) => days.some((day) => ownMenu([menu], day, menu.mealTimeId)))}
          dishes={dishes}
        />
      </div>
      <MenuImport planId={plan.$id} />
      {open && (
        <MenuDialog
          title={texts.of(open.mealTime.name, nameOf(open.day))}
          menu={{
            dishes: [],
            note: null,
            ...servedMenu(plan, menus, open.day, open.mealTime.$id),
            ...servedAt(open.day, open.mealTime.$id),
          }}
          isOwn={ownMenu(menus, open.day, open.mealTime.$id) !== undefined}
          dishes={dishes}
          onSave={(menu) => write([menu], texts.dishes.saved(texts.of(open.mealTime.name, nameOf(open.day))))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {openDay && (
        <DayDialog
          day={openDay}
          others={days.filter((day) => keyOf(day) !== keyOf(openDay))}
          nameOf={nameOf}
          busy={busy}
          onCopy={(to) =>
            void act(copyDay(plan, menus, openDay, to), texts.day.copied(nameOf(openDay), nameOf(to)))
          }
          onExchange={(other) => void exchange(openDay, other)}
          onClose={() => setOpenDay(undefined)}
        />
      )}
    </>
  );
}
