import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { sortableTexts } from './texts.ts';

/** The attributes of an item that the list reads. */
export interface SortableItem {
  id: string;
  name: string;
}

interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  onMove: (from: number, to: number) => void;
  /** An item's content, between its grip and its two arrows. */
  children: (item: Item, place: number) => ReactNode;
  /** Further buttons, after the arrows. */
  actions?: (item: Item) => ReactNode;
}

/** How far the pointer moves before a press becomes a drag (CSS pixels). */
const DRAG_FROM = 4;

const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-paper transition-colors duration-150 hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-45';

interface RowProps {
  item: SortableItem;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: 1 | -1) => void;
  actions: ReactNode;
  children: ReactNode;
}

function Row({ item, isFirst, isLast, onStep, actions, children }: RowProps) {
  const texts = useTexts(sortableTexts);
  const sortable = useSortable({ id: item.id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  const arrow = (step: 1 | -1, off: boolean) => (
    <button
      type="button"
      data-step={step}
      aria-label={(step < 0 ? texts.up : texts.down)(item.name)}
      aria-disabled={off || undefined}
      onClick={() => !off && onStep(step)}
      className={BUTTON}
    >
      {step < 0 ? (
        <ArrowUp className="size-5" aria-hidden="true" />
      ) : (
        <ArrowDown className="size-5" aria-hidden="true" />
      )}
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 bg-paper p-3 first:rounded-t-card last:rounded-b-card ${isDragging ? 'relative z-10 rounded-control shadow-soft outline outline-edge' : ''}`}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-2 max-sm:gap-1.5">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={texts.grip(item.name)}
          className="-ml-1 grid size-11 max-sm:-mr-1 max-sm:-ml-3 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-5" aria-hidden="true" />
        </button>
        {children}
      </div>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        {arrow(-1, isFirst)}
        {arrow(1, isLast)}
        {actions}
      </div>
    </li>
  );
}

/** The button that moved an item last, to give the focus back after the list was drawn anew. */
interface Pressed {
  id: string;
  step: 1 | -1;
}

/**
 * A list whose items are moved by dragging their grip with mouse or finger, by keys on the grip, or by arrow buttons.
 * Every move is read out.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { items, onMove, children, actions } = props;
  const texts = useTexts(sortableTexts);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<Pressed>(undefined);
  const hasMoved = useRef(false);
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const placeOf = (item: UniqueIdentifier) => items.findIndex((each) => each.id === item);
  const nameOf = (item: UniqueIdentifier) => items[placeOf(item)]?.name ?? '';
  const announcements: Announcements = {
    onDragStart({ active }) {
      hasMoved.current = false;
      return texts.pickedUp(nameOf(active.id), placeOf(active.id) + 1, items.length);
    },
    onDragOver({ active, over }) {
      // A drag begins over its own place, which must not replace what was said at its start.
      hasMoved.current ||= over !== null && over.id !== active.id;
      if (!over || !hasMoved.current) return undefined;
      return texts.over(nameOf(active.id), placeOf(over.id) + 1, items.length);
    },
    onDragEnd: ({ active, over }) =>
      texts.dropped(nameOf(active.id), placeOf(over?.id ?? active.id) + 1, items.length),
    onDragCancel: ({ active }) => texts.cancelled(nameOf(active.id)),
  };

  const drop = ({ active, over }: DragEndEvent) => {
    const from = placeOf(active.id);
    const to = over ? placeOf(over.id) : from;
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  const step = (item: Item, from: number, by: 1 | -1) => {
    pressed.current = { id: item.id, step: by };
    setMoved(texts.over(item.name, from + by + 1, items.length));
    onMove(from, from + by);
  };

  // Moving an element in the document takes the focus from the button within.
  const order = items.map((item) => item.id).join(' ');
  useLayoutEffect(() => {
    const { current } = pressed;
    if (order === '' || !current) return;
    pressed.current = undefined;
    const at = order.split(' ').indexOf(current.id);
    list.current?.children[at]?.querySelector<HTMLElement>(`[data-step="${current.step}"]`)?.focus();
  }, [order]);

  return (
    <>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[onlyVertical]}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
      >
        <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="divide-y divide-line rounded-card border border-line bg-paper">
            {items.map((item, place) => (
              <Row
                key={item.id}
                item={item}
                isFirst={place === 0}
                isLast={place === items.length - 1}
                onStep={(by) => step(item, place, by)}
                actions={actions?.(item)}
              >
                {children(item, place)}
              </Row>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </>
  );
}
