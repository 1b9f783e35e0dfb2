import type { ReactNode } from 'react';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

interface DishGridProps {
  /** Three columns on screens that are not narrow; not for four cards, where one would be alone in its row. */
  threes?: boolean;
  children: ReactNode;
}

const gridClass = (threes: boolean) => (threes ? 'dish-grid dish-grid-threes' : 'dish-grid');

/** A grid of cards: two columns on a phone, three or four on a desktop. */
export function DishGrid({ threes = false, children }: DishGridProps) {
  return <ul className={gridClass(threes)}>{children}</ul>;
}

interface SkeletonProps extends Pick<DishGridProps, 'threes'> {
  count: number;
  label: string;
}

/** Grey shapes in the places of the cards that are being loaded. */
export function DishGridSkeleton({ count, label, threes = false }: SkeletonProps) {
  return (
    <Loading label={label}>
      <div className={gridClass(threes)}>
        {Array.from({ length: count }, (_, place) => `card-${place}`).map((card) => (
          <div key={card} className="overflow-hidden rounded-card border border-line bg-paper">
            <Skeleton className="aspect-4/3 rounded-none" />
            <div className="p-3 md:p-4">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="mt-2 h-4" />
              <div className="mt-4 flex items-center justify-between">
                <Skeleton className="h-5 w-12" />
                <Skeleton className="h-11 w-20" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
