/** Texts of lists that can be sorted. Except for the buttons, they are read out by screen readers. */
export const sortableTexts = {
  grip: (name: string) => `Move ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  instructions:
    'To pick it up, press space or enter. While it is picked up, the arrow keys move it. Press space or enter again to drop it, or Escape to leave it where it was.',
  pickedUp: (name: string, place: number, all: number) => `Picked up ${name}, number ${place} of ${all}.`,
  over: (name: string, place: number, all: number) => `${name} is now number ${place} of ${all}.`,
  dropped: (name: string, place: number, all: number) => `Dropped ${name} as number ${place} of ${all}.`,
  cancelled: (name: string) => `${name} stays where it was.`,
} as const;
