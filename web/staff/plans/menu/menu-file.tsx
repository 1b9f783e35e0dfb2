import { useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import {
  MENU_COLUMNS,
  type MenuLine,
  type MenuPreview,
  menuDayText,
} from '#domain/plans/imports/menu-lines.ts';
import { CsvImport } from '#web/brand/csv-import.tsx';
import { csvText } from '#web/lib/csv.ts';
import { downloadText } from '#web/lib/download.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { MealTimeDocument } from '../meal-time-values.ts';
import type { PlanDocument } from '../plan-values.ts';
import { menuFileTexts } from './file-texts.ts';
import type { MenuDish } from './queries.ts';
import type { PlanMenu } from './week.ts';

interface SaveMenusProps {
  plan: PlanDocument;
  mealTimes: readonly MealTimeDocument[];
  /** The menus that are saved. */
  menus: readonly PlanMenu[];
  dishes: readonly MenuDish[];
}

/** Saves menus as a file that can be imported again. Deleted dishes are left out (PLAN-39). */
export function SaveMenus({ plan, mealTimes, menus, dishes }: SaveMenusProps) {
  const texts = useTexts(menuFileTexts);
  const save = () => {
    const rows = menus.flatMap((menu) => {
      const meal = mealTimes.find(({ $id }) => $id === menu.mealTimeId)?.name;
      return menu.dishes.flatMap(({ dishId, quantity }) => {
        const dish = dishes.find(({ id }) => id === dishId)?.name;
        return meal && dish ? [[menuDayText(menu), meal, dish, `${quantity}`, menu.note ?? '']] : [];
      });
    });
    downloadText(texts.fileName(plan.name), csvText(MENU_COLUMNS, rows), 'text/csv');
  };
  return (
    <Button variant="secondary" off={menus.length === 0} onClick={save}>
      <FileDown className="size-5" aria-hidden="true" />
      {texts.save}
    </Button>
  );
}

/** Imports the menus of a plan from a CSV file, after a preview (PLAN-39). */
export function MenuImport({ planId }: { planId: string }) {
  const texts = useTexts(menuFileTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const enter = async (csv: string) => {
    const { added } = await sdk.call<{ added: number }>('post', 'plans/menus/import', { planId, csv });
    await queries.invalidateQueries({ queryKey: ['planMenus'] });
    return added;
  };
  return (
    <CsvImport
      texts={texts}
      fileColumns={MENU_COLUMNS}
      cellsOf={({ day, meal, dish }: MenuLine) => [day, meal, dish]}
      preview={(csv) => sdk.call<MenuPreview>('post', 'plans/menus/import/preview', { planId, csv })}
      enter={enter}
      failed={(error) =>
        failureWords(error, {
          byType: { general_argument_invalid: texts.refused },
          otherwise: texts.failed,
          lost: texts.lost,
        })
      }
    />
  );
}
