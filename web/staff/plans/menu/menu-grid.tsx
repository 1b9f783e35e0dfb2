import { ArrowLeftRight, Plus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { openingMessages } from '#domain/site/messages.ts';
import type { Day } from '#domain/time/local-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MealTimeDocument } from '../queries.ts';
import type { MenuDish } from './queries.ts';
import { planMenuTexts } from './texts.ts';
import { keyOf, type MenuDay, type MenuPlan, ownMenu, type PlanMenu, servedMenu } from './week.ts';

interface MenuGridProps {
  plan: MenuPlan;
  days: readonly MenuDay[];
  mealTimes: readonly MealTimeDocument[];
  menus: readonly PlanMenu[];
  dishes: readonly MenuDish[];
  nameOf: (day: MenuDay) => string;
  dateOf: (date: Day) => string;
  isToday: (day: MenuDay) => boolean;
  onOpen: (day: MenuDay, mealTime: MealTimeDocument) => void;
  onDay: (day: MenuDay) => void;
  /** A day was dragged onto another one. */
  onDrop: (dragged: MenuDay, onto: MenuDay) => void;
}

interface CellProps {
  menu: PlanMenu | undefined;
  /** Whether the menu is that of the cycle, shown on a date. */
  isFromCycle: boolean;
  dishes: readonly MenuDish[];
  label: string;
  mealTime: string;
  onOpen: () => void;
}

const CELL =
  'flex w-full min-h-11 flex-col gap-1 rounded-control p-2.5 text-left text-sm leading-snug transition-colors duration-150 hover:bg-ink/5';

function Cell({ menu, isFromCycle, dishes, label, mealTime, onOpen }: CellProps) {
  const texts = useTexts(planMenuTexts);
  const nameOf = (dishId: string) => dishes.find(({ id }) => id === dishId)?.name ?? texts.gone;
  return (
    <button type="button" onClick={onOpen} className={CELL}>
      <span className="sr-only">{label}</span>{' '}
      <span aria-hidden="true" className="text-muted text-xs">
        {mealTime}
      </span>
      {menu ? (
        <>
          {menu.dishes.map(({ dishId, quantity }) => (
            <span
              key={dishId}
              className={`wrap-anywhere block ${isFromCycle ? 'text-muted' : 'font-semibold'}`}
            >
              {quantity === 1 ? nameOf(dishId) : `${quantity} × ${nameOf(dishId)}`}
            </span>
          ))}
          {menu.note && <span className="wrap-anywhere block text-muted italic">{menu.note}</span>}
          {isFromCycle && <span className="block text-muted text-xs">{texts.fromCycle}</span>}
        </>
      ) : (
        <span className="inline-flex items-center gap-1.5 font-semibold text-chilli-text">
          <Plus className="size-4" aria-hidden="true" />
          {texts.empty}
        </span>
      )}
    </button>
  );
}

/** A week of menus: a column for each day, a row for each meal time; on a phone the days stand below each other. */
export function MenuGrid(props: MenuGridProps) {
  const { plan, days, mealTimes, menus, dishes, nameOf, dateOf, isToday, onOpen, onDay, onDrop } = props;
  const texts = useTexts(planMenuTexts);
  const { weekdays } = useTexts(openingMessages);
  const [dragged, setDragged] = useState<MenuDay>();
  const [over, setOver] = useState('');
  const end = () => {
    setDragged(undefined);
    setOver('');
  };
  const dragging = (event: DragEvent, day: MenuDay) => {
    if (!dragged || keyOf(dragged) === keyOf(day)) return;
    event.preventDefault();
    setOver(keyOf(day));
  };
  return (
    <ul
      aria-label={texts.week}
      style={{ gridTemplateRows: `auto repeat(${mealTimes.length}, auto)` }}
      className="grid gap-3 max-lg:grid-rows-none! lg:auto-cols-fr lg:grid-flow-col lg:gap-x-2 lg:gap-y-0"
    >
      {days.map((day) => {
        const name = nameOf(day);
        return (
          <li
            key={keyOf(day)}
            onDragOver={(event) => dragging(event, day)}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged) onDrop(dragged, day);
              end();
            }}
            data-over={over === keyOf(day) || undefined}
            data-today={isToday(day) || undefined}
            style={{ gridRow: `span ${mealTimes.length + 1}` }}
            className="min-w-0 rounded-card border border-line bg-paper shadow-soft data-over:border-chilli data-over:bg-chilli/5 data-today:border-turmeric max-lg:row-auto! lg:grid lg:grid-cols-1 lg:grid-rows-subgrid"
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is one more way; the button in it does the same */}
            <div
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', name);
                setDragged(day);
              }}
              onDragEnd={end}
              className="flex cursor-grab items-center justify-between gap-1 border-line border-b py-1 pr-1 pl-3 active:cursor-grabbing"
            >
              <h3 className="min-w-0 font-sans font-semibold text-base leading-tight lg:text-sm">
                {weekdays[day.weekday]}
                {day.date !== null && (
                  <span className="block font-normal text-muted text-xs">{dateOf(day.date)}</span>
                )}
              </h3>
              <button
                type="button"
                aria-label={texts.day.open(name)}
                onClick={() => onDay(day)}
                className="grid size-11 shrink-0 lg:w-8 place-items-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
              >
                <ArrowLeftRight className="size-4.5" aria-hidden="true" />
              </button>
            </div>
            {mealTimes.map((mealTime) => {
              const own = ownMenu(menus, day, mealTime.$id);
              return (
                <div key={mealTime.$id} className="p-1 not-last:border-line not-last:border-b">
                  <Cell
                    menu={own ?? servedMenu(plan, menus, day, mealTime.$id)}
                    isFromCycle={!own}
                    dishes={dishes}
                    label={texts.of(mealTime.name, name)}
                    mealTime={mealTime.name}
                    onOpen={() => onOpen(day, mealTime)}
                  />
                </div>
              );
            })}
          </li>
        );
      })}
    </ul>
  );
}
