import { Clock, Copy, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { useStockWords } from '#web/brand/stock-words.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useFirstRows } from '#web/ui/first-rows.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { useDroppedPicture } from './pictures/use-dropped-picture.ts';
import { type AdminDish, availabilityText } from './present.ts';
import { dishAdminTexts } from './texts.ts';

export interface DishListProps {
  dishes: readonly AdminDish[];
  menuName: (id: string) => string;
  onEdit: (dish: AdminDish) => void;
  onDelete: (dish: AdminDish) => void;
  onSellOut: (dish: AdminDish) => void;
}

/** The dishes that fill a large screen. */
const FIRST_SCREEN = 8;

type RowProps = Omit<DishListProps, 'dishes'> & { dish: AdminDish };

const ICON_BUTTON =
  'grid size-11 place-items-center rounded-control border border-edge bg-paper transition-colors duration-150 hover:border-ink';

function Actions({ dish, onEdit, onDelete, onSellOut }: RowProps) {
  const texts = useTexts(dishAdminTexts);
  return (
    <div className="flex gap-2 max-md:flex-wrap max-md:justify-end max-md:gap-1.5 md:max-lg:grid md:max-lg:grid-cols-[auto_auto] md:max-lg:justify-start">
      <button
        type="button"
        aria-label={texts.soldOutFor(dish.name)}
        onClick={() => onSellOut(dish)}
        className={ICON_BUTTON}
      >
        <Clock className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={texts.edit(dish.name)}
        onClick={() => onEdit(dish)}
        className={ICON_BUTTON}
      >
        <Pencil className="size-5" aria-hidden="true" />
      </button>
      <Link
        to={`/admin/dishes/new?from=${dish.$id}`}
        aria-label={texts.copy(dish.name)}
        className={ICON_BUTTON}
      >
        <Copy className="size-5" aria-hidden="true" />
      </Link>
      <button
        type="button"
        aria-label={texts.delete(dish.name)}
        onClick={() => onDelete(dish)}
        className={`${ICON_BUTTON} text-danger`}
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}

/** A row over which a picture is held. */
const DROP =
  'transition-colors duration-150 data-over:bg-turmeric/15 data-over:outline-2 data-over:outline-chilli data-over:outline-dashed data-over:-outline-offset-4';

interface DishPictureProps {
  dish: AdminDish;
  /** A new picture is being saved. */
  busy: boolean;
  sizes: string;
  className: string;
}

function DishPicture({ dish, busy, sizes, className }: DishPictureProps) {
  return (
    <span className={`relative block shrink-0 self-start overflow-hidden rounded-control ${className}`}>
      <Picture src={dish.imgUrl} name={dish.name} sizes={sizes} className="w-full" />
      {busy && (
        <span className="absolute inset-0 grid place-items-center bg-paper/70">
          <Spinner />
        </span>
      )}
    </span>
  );
}

/** Whether a dish's stock has more to show than whether the dish is available. */
const hasDetails = ({ soldOutUntil, offSchedule, isHidden, portionsLeft }: AdminDish) =>
  soldOutUntil !== null || offSchedule || isHidden || portionsLeft !== null;

/** Until when a dish is sold out, or how many portions are left. */
function StockState({ dish }: { dish: AdminDish }) {
  const words = useStockWords();
  return hasDetails(dish) && <p className="text-muted text-sm leading-tight">{words(dish)}</p>;
}

function Row(props: RowProps) {
  const { dish, menuName } = props;
  const { over, busy, target } = useDroppedPicture({ id: dish.$id, name: dish.name });
  return (
    <tr {...target} data-over={over || undefined} className={`${DROP} ${dish.isAvailable ? '' : 'bg-ink/4'}`}>
      <th scope="row" className="py-3 pr-3 pl-4 text-left font-normal">
        <span className="flex items-center gap-3">
          <DishPicture dish={dish} busy={busy} sizes="4rem" className="w-16" />
          <span className="min-w-0">
            <span className="wrap-anywhere flex items-center gap-2 font-semibold">
              <VegMark type={dish.type} size="small" />
              {dish.name}
            </span>
            <span className="wrap-anywhere line-clamp-1 text-muted text-sm">{dish.description}</span>
          </span>
        </span>
      </th>
      <td className="wrap-anywhere min-w-24 px-3">{menuName(dish.menuId)}</td>
      <td className="px-3 text-right">
        <Money paise={dish.price} />
      </td>
      <td className="px-3">
        <AvailabilitySwitch dish={dish} />
        <StockState dish={dish} />
      </td>
      <td className="py-3 pr-4 pl-3">
        <Actions {...props} />
      </td>
    </tr>
  );
}

/** The dishes as a table, on tablets and wider screens. */
export function DishTable({ dishes, ...row }: DishListProps) {
  const { columns } = useTexts(dishAdminTexts);
  const shown = useFirstRows(dishes, FIRST_SCREEN);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper max-md:hidden">
      <table className="w-full border-collapse">
        <thead className="border-line border-b text-left text-muted text-sm">
          <tr>
            <th scope="col" className="py-3 pr-3 pl-4">
              {columns.dish}
            </th>
            <th scope="col" className="px-3">
              {columns.category}
            </th>
            <th scope="col" className="px-3 text-right">
              {columns.price}
            </th>
            <th scope="col" className="px-3">
              {columns.available}
            </th>
            <th scope="col" className="pr-4 pl-3">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map((dish) => (
            <Row key={dish.$id} dish={dish} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Card(props: RowProps) {
  const { dish, menuName } = props;
  const texts = useTexts(dishAdminTexts);
  const { over, busy, target } = useDroppedPicture({ id: dish.$id, name: dish.name });
  return (
    <li
      {...target}
      data-over={over || undefined}
      className={`rounded-card border border-line bg-paper p-3 ${DROP}`}
    >
      <div className="flex gap-3">
        <DishPicture dish={dish} busy={busy} sizes="6rem" className="w-24 max-w-[30%]" />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere flex items-start gap-2 font-sans font-semibold text-base leading-tight">
            <VegMark type={dish.type} size="small" />
            {dish.name}
          </h2>
          <p className="wrap-anywhere mt-1 text-muted text-sm">{menuName(dish.menuId)}</p>
          <Money paise={dish.price} className="font-semibold" />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2">
        <span className="flex max-w-full items-center gap-2">
          <AvailabilitySwitch dish={dish} />
          {hasDetails(dish) ? (
            <StockState dish={dish} />
          ) : (
            <span aria-hidden="true" className="text-sm">
              {availabilityText(dish.isAvailable, texts)}
            </span>
          )}
        </span>
        <span className="ml-auto">
          <Actions {...props} />
        </span>
      </div>
    </li>
  );
}

/** The dishes as cards, on phones. */
export function DishCards({ dishes, ...row }: DishListProps) {
  const shown = useFirstRows(dishes, FIRST_SCREEN);
  return (
    <ul className="grid gap-3 md:hidden">
      {shown.map((dish) => (
        <Card key={dish.$id} dish={dish} {...row} />
      ))}
    </ul>
  );
}
