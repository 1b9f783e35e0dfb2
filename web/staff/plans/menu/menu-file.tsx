import { FileDown } from 'lucide-react';
import { headingsOf } from '#domain/imports/import-file.ts';
import { menuDayText, menuFile } from '#domain/plans/imports/menu-file.ts';
import { csvText } from '#web/lib/csv.ts';
import { downloadText } from '#web/lib/download.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ImportPanel } from '#web/shared/imports/import-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PlanDocument } from '../plan-values.ts';
import type { MealTimeDocument } from '../queries.ts';
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
    downloadText(texts.fileName(plan.name), csvText(headingsOf(menuFile), rows), 'text/csv');
  };
  return (
    <Button variant="secondary" off={menus.length === 0} onClick={save}>
      <FileDown className="size-5" aria-hidden="true" />
      {texts.save}
    </Button>
  );
}

/** Imports the menus of a plan from a CSV file, after a preview (PLAN-39). */
export const MenuImport = ({ planId }: { planId: string }) => (
  <ImportPanel
    file={menuFile}
    texts={useTexts(menuFileTexts)}
    path="plans/menus/import"
    params={{ planId }}
    changes={['planMenus']}
  />
);
