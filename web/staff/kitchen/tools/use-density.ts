import { useRemembered } from '../use-remembered.ts';

/** How large tickets are: many on a screen, or larger letters and more room for fingers. */
export type Density = 'compact' | 'roomy';

const parseDensity = (stored: unknown): Density | undefined =>
  stored === 'compact' || stored === 'roomy' ? stored : undefined;

/**
 * The density of a device, and what it remembers after a choice: nothing if that is the owner's, so that it follows the
 * owner from then on (BOARD-32).
 * @param own what the device remembers; null: nothing
 */
export function densityOf(own: Density | null, largeTickets: boolean) {
  const usual: Density = largeTickets ? 'roomy' : 'compact';
  return {
    density: own ?? usual,
    remembered: (chosen: Density): Density | null => (chosen === usual ? null : chosen),
  };
}

/** This device's density, as it has chosen or else as the owner has. */
export function useDensity(largeTickets: boolean): [Density, (chosen: Density) => void] {
  const [own, remember] = useRemembered<Density | null>('density', null, parseDensity);
  const { density, remembered } = densityOf(own, largeTickets);
  return [density, (chosen) => remember(remembered(chosen))];
}
