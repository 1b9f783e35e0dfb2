import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Select } from '#web/ui/form/select.tsx';
import { menuNamesQuery } from '../queries.ts';
import { fieldOf, type HoursDraft } from './draft.ts';
import { SpanList } from './span-list.tsx';
import { hoursTexts } from './texts.ts';

type Menus = HoursDraft['menus'];

/** The initial hours of a menu. */
const MORNING = { from: '07:00', to: '11:00' };

interface MenuHoursProps {
  menus: Menus;
  problems: Readonly<Partial<Record<string, string>>>;
  onChange: (menus: Menus) => void;
}

/** Menus that can be ordered only within their own hours. */
export function MenuHours({ menus, problems, onChange }: MenuHoursProps) {
  const { menus: texts } = useTexts(hoursTexts);
  const { data: names = [] } = useQuery(menuNamesQuery(useSdk()));
  const others = names.filter(({ id }) => !menus.some(({ menuId }) => menuId === id));
  const nameOf = (menuId: string) => names.find(({ id }) => id === menuId)?.name ?? texts.gone;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-lg font-semibold">{texts.title}</legend>
      <p className="text-muted text-sm">{texts.hint}</p>
      {menus.map(({ menuId, spans }) => (
        <div key={menuId} className="grid min-w-0 gap-2 rounded-control border border-line p-3">
          <p className="font-semibold">{nameOf(menuId)}</p>
          <SpanList
            label={nameOf(menuId)}
            spans={spans}
            onChange={(changed) =>
              onChange(
                menus.flatMap((menu) => {
                  if (menu.menuId !== menuId) return [menu];
                  return changed.length > 0 ? [{ menuId, spans: changed }] : [];
                }),
              )
            }
          />
          {problems[fieldOf.menu(menuId)] && (
            <p role="alert" className="font-semibold text-danger text-sm">
              {problems[fieldOf.menu(menuId)]}
            </p>
          )}
        </div>
      ))}
      {others.length > 0 && (
        <div className="sm:max-w-80">
          <Select
            required
            label={texts.choose}
            choices={[
              { value: '', label: texts.none },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value=""
            onPick={(menuId) => menuId && onChange([...menus, { menuId, spans: [MORNING] }])}
          />
        </div>
      )}
    </fieldset>
  );
}
