import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { cartMessages } from '#domain/carts/messages.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { cartPageTexts } from '../page-texts.tsx';
import { dismissLeftOut, LEFT_OUT_KEY, readLeftOut } from './left-out.ts';

/**
 * Names the dishes that were not taken into the account's cart when the browser's cart was merged, until they are
 * dismissed.
 */
export function LeftOutNotices() {
  const texts = useTexts(cartPageTexts);
  const messages = useTexts(cartMessages);
  const queries = useQueryClient();
  const { data: list = [] } = useQuery({ queryKey: LEFT_OUT_KEY, queryFn: readLeftOut, staleTime: 0 });
  if (list.length === 0) return null;
  const words = {
    gone: messages.leftTheMenu,
    soldOut: messages.soldOutMeanwhile,
    options: messages.optionsChanged,
    full: messages.filledUp,
  };
  const dismiss = (id: string) => {
    dismissLeftOut(id);
    void queries.invalidateQueries({ queryKey: LEFT_OUT_KEY });
  };
  return (
    <ul className="mb-6 grid gap-3">
      {list.map(({ id, dishName = texts.someDish, reason }) => (
        <li key={id}>
          <Notice tone="warning">
            <div className="flex items-start gap-2">
              <p className="flex-1">{words[reason](dishName)}</p>
              <button
                type="button"
                aria-label={texts.dismissNotice(dishName)}
                onClick={() => dismiss(id)}
                className="-my-2.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/8"
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            </div>
          </Notice>
        </li>
      ))}
    </ul>
  );
}
