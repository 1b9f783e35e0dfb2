import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { DishGrid } from './dish-grid.tsx';
import type { SectionPlace } from './menu-part.ts';
import type { Dish } from './queries.ts';
import { sectionId } from './sections.ts';
import { dishTexts } from './texts.tsx';

interface DishSectionsProps {
  sections: readonly SectionPlace[];
  nameOf: (menuId: string) => string;
  /** The dishes to show now, and the place of the first one among those of all sections. */
  dishes: readonly Dish[];
  first: number;
  /** @param place among the dishes to show */
  card: (dish: Dish, place: number) => ReactNode;
}

/** The dishes by category (MENU-21). */
export function DishSections({ sections, nameOf, dishes, first, card }: DishSectionsProps) {
  const texts = useTexts(dishTexts).menu;
  return sections.map((section) => {
    const from = Math.max(section.first - first, 0);
    const shown = dishes.slice(from, Math.max(section.first + section.length - first, 0));
    if (shown.length === 0) return null;
    const id = sectionId(section.menuId);
    return (
      <section key={id} id={id} className="menu-section">
        <h2 tabIndex={-1}>
          {nameOf(section.menuId)} <span>{texts.inSection(section.count)}</span>
        </h2>
        <DishGrid threes>{shown.map((dish, place) => card(dish, from + place))}</DishGrid>
      </section>
    );
  });
}
