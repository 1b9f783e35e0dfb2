/** Texts of maps. */
export const mapTexts = {
  closer: 'Closer',
  farther: 'Farther',
  whole: 'Show everything',
  move: { left: 'Move left', right: 'Move right', up: 'Move up', down: 'Move down' },
  /** Of the pin that can be moved. */
  movable: (label: string) => `${label}. Drag it, or move it with the arrow keys.`,
  putHere: 'Put the pin in the middle',
  /** Without streets. */
  drawing: 'A drawing without streets. The kitchen has not installed a map.',
  source: '© OpenStreetMap',
  metres: (metres: number) => `${metres} m`,
  kilometres: (kilometres: string) => `${kilometres} km`,
  atKitchen: 'At the kitchen',
  from: (distance: string, direction: string) => `${distance} ${direction} of the kitchen`,
  directions: {
    north: 'north',
    northEast: 'north-east',
    east: 'east',
    southEast: 'south-east',
    south: 'south',
    southWest: 'south-west',
    west: 'west',
    northWest: 'north-west',
  },
  mark: (label: string, where: string) => `${label}: ${where}`,
} as const;
