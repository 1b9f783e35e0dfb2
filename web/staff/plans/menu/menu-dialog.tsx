import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { comparable } from '#domain/comparing.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import { MOST_DISHES, MOST_PORTIONS, planMenuAttributes } from '#domain/plans/menu-attributes.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { usePlanFailures } from '../failures.ts';
import type { MenuDish } from './queries.ts';
import { planMenuTexts } from './texts.ts';
import type { PlanMenu } from './week.ts';

interface MenuDialogProps {
  title: string;
  menu: PlanMenu;
  /** Whether the day has a menu of its own, which can be taken away. */
  isOwn: boolean;
  dishes: readonly MenuDish[];
  onSave: (menu: PlanMenu) => Promise<void>;
  onClose: () => void;
}

type Typed = { dishes: readonly ServedDish[]; note: string };

/** Suggestions that are shown at once. */
const MOST_FOUND = 8;

/** A dialog for what is served at one meal time of a day (PLAN-31). */
export function MenuDialog({ title, menu, isOwn, dishes, onSave, onClose }: MenuDialogProps) {
  const texts = useTexts(planMenuTexts);
  const words = texts.dishes;
  const first: Typed = { dishes: menu.dishes, note: menu.note ?? '' };
  const [typed, setTyped] = useState(first);
  const [search, setSearch] = useState('');
  const failed = usePlanFailures();
  const { leave, question } = useUnsaved(JSON.stringify(first) !== JSON.stringify(typed));
  const send = async (given: Typed) => {
    await onSave({ ...menu, dishes: given.dishes, note: given.note.trim() || null });
    onClose();
  };
  const submission = useSubmit<Typed, 'dish'>({
    read: () => typed,
    check: (given): { dish?: string } => (given.dishes.length > 0 ? {} : { dish: words.needsOne }),
    send,
    failed,
  });
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const wanted = comparable(search).split(' ').filter(Boolean);
  const found = dishes
    .filter(({ id, name }) => {
      const isThere = typed.dishes.some(({ dishId }) => dishId === id);
      return !isThere && wanted.length > 0 && wanted.every((word) => comparable(name).includes(word));
    })
    .slice(0, MOST_FOUND);
  const pick = (dishId: string) => {
    setSearch('');
    submission.clear('dish');
    set({ dishes: [...typed.dishes, { dishId, quantity: 1 }] });
  };
  const nameOf = (dishId: string) => dishes.find(({ id }) => id === dishId);
  const without = (dishId: string) => typed.dishes.filter((each) => each.dishId !== dishId);
  return (
    <Dialog open onClose={() => leave(onClose)} title={title}>
      <Form submission={submission} className="grid gap-4 p-5">
        {typed.dishes.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {typed.dishes.map(({ dishId, quantity }) => {
              const dish = nameOf(dishId);
              const name = dish?.name ?? texts.gone;
              return (
                <li key={dishId} className="flex items-center gap-3 py-2">
                  {dish ? (
                    <VegMark type={dish.type} size="small" />
                  ) : (
                    <Trash2 className="size-5 text-danger" aria-hidden="true" />
                  )}
                  <span className="wrap-anywhere min-w-0 flex-1 font-semibold leading-tight">{name}</span>
                  <Stepper
                    label={words.portionsOf(name)}
                    value={quantity}
                    max={MOST_PORTIONS}
                    onChange={(portions) =>
                      set({
                        dishes: typed.dishes.map((each) =>
                          each.dishId === dishId ? { ...each, quantity: portions } : each,
                        ),
                      })
                    }
                    onRemove={() => set({ dishes: without(dishId) })}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {typed.dishes.length < MOST_DISHES && (
          <Combobox
            name="dish"
            label={words.add}
            hint={words.addHint}
            error={submission.problems.dish}
            autofocus
            required
            value={search}
            onType={setSearch}
            options={found.map(({ id, name, type }) => ({
              id,
              content: (
                <span className="flex items-center gap-2">
                  <VegMark type={type} size="small" />
                  {name}
                </span>
              ),
            }))}
            onPick={pick}
            status={wanted.length > 0 ? words.found(found.length) : ''}
          />
        )}
        <TextArea
          label={words.note}
          name="note"
          rows={2}
          maxLength={planMenuAttributes.note.size}
          hint={words.noteHint}
          value={typed.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        {isOwn && (
          <Button
            variant="quiet"
            className="justify-self-start"
            off={submission.busy}
            onClick={() => void submission.run(() => send({ dishes: [], note: '' }), failed)}
          >
            <Trash2 className="size-5" aria-hidden="true" />
            {words.clear}
          </Button>
        )}
        <SaveButtons texts={words} busy={submission.busy} onCancel={() => leave(onClose)} />
      </Form>
      {question}
    </Dialog>
  );
}
