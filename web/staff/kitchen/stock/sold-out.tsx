import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleSlash } from 'lucide-react';
import { useRef, useState } from 'react';
import { comparable } from '#domain/comparing.ts';
import type { SoldOutTime } from '#domain/dishes/attributes.ts';
import { stockTexts } from '#web/brand/stock-texts.ts';
import { useStockWords } from '#web/brand/stock-words.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { DialogSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { ToolDialog } from '../tools/tool-dialog.tsx';
import { type StockedDish, stockQuery } from './queries.ts';
import { boardStockTexts } from './texts.ts';

/** The times that are one press on the board. The others are in the form of a dish. */
const ON_THE_BOARD = ['today', '2h', 'untilSwitchedOn'] as const satisfies readonly SoldOutTime[];

/** A button that opens the list of dishes, where one press says that a dish is sold out or back. */
export function SoldOut() {
  const texts = useTexts(boardStockTexts);
  return (
    <ToolDialog inRow icon={CircleSlash} label={texts.open} title={texts.title}>
      <DishStocks />
    </ToolDialog>
  );
}

function DishStocks() {
  const texts = useTexts(boardStockTexts);
  const query = useQuery(stockQuery(useSdk()));
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  if (!query.data) return <DialogSkeleton label={texts.loading} height="h-64" />;
  const wanted = comparable(search);
  const found = query.data.filter(({ name }) => comparable(name).includes(wanted));
  const groups = [
    { title: texts.nowOff, dishes: found.filter(({ isAvailable }) => !isAvailable) },
    { title: texts.nowOn, dishes: found.filter(({ isAvailable }) => isAvailable) },
  ];
  return (
    <div className="grid gap-4 p-5 pt-3">
      <p className="text-muted">{texts.hint}</p>
      <div className="relative">
        <SearchInput
          input={input}
          value={search}
          label={texts.search}
          placeholder={texts.search}
          onType={setSearch}
          onClear={() => setSearch('')}
        />
      </div>
      <p role="status" className="empty:hidden">
        {found.length === 0 && texts.none}
      </p>
      {groups.map(
        ({ title, dishes }) =>
          dishes.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className="border-line border-b pb-1 font-sans font-semibold text-base text-muted">
                {title}
              </h3>
              <ul>
                {dishes.map((dish) => (
                  <DishStock key={dish.id} dish={dish} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

function DishStock({ dish }: { dish: StockedDish }) {
  const texts = useTexts(boardStockTexts);
  const { times, soldOut, backNow, cantSwitchOn, failed } = useTexts(stockTexts);
  const words = useStockWords();
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const { id, name, isAvailable } = dish;

  async function change(data: { isAvailable: boolean; soldOutFor?: SoldOutTime }, done: string) {
    setBusy(true);
    try {
      await updateDocument(sdk, 'dishes', id, data);
      toast.success(done);
    } catch (error) {
      toast.error(
        failureWords(error, { byType: { general_argument_invalid: cantSwitchOn }, otherwise: failed }),
      );
    }
    await queries.invalidateQueries({ queryKey: ['dishes'] });
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere font-semibold leading-snug">{name}</p>
        {(!isAvailable || dish.portionsLeft !== null) && <p className="text-muted text-sm">{words(dish)}</p>}
      </div>
      {isAvailable ? (
        <div className="flex flex-wrap gap-2">
          {ON_THE_BOARD.map((time) => (
            <Button
              key={time}
              variant="secondary"
              className="max-sm:px-2.5! max-sm:text-sm"
              off={busy}
              aria-label={texts.soldOutFor(name, times[time])}
              onClick={() => void change({ isAvailable: false, soldOutFor: time }, soldOut(name))}
            >
              {times[time]}
            </Button>
          ))}
        </div>
      ) : (
        <Button
          variant="outline"
          off={busy}
          aria-label={texts.switchOnLabel(name)}
          onClick={() => void change({ isAvailable: true }, backNow(name))}
        >
          {texts.switchOn}
        </Button>
      )}
    </li>
  );
}
