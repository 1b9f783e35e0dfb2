/** What a rider needs at the door, of an address and of an order. */
export interface Door {
  floor: string | null;
  gate: string | null;
  leaveAtDoor: boolean;
}

/** The most characters of a floor, and of a gate. */
const MAX_FLOOR = 40;
const MAX_GATE = 80;

export const doorAttributes = {
  floor: { type: 'string', size: MAX_FLOOR, trim: true },
  /** A gate, a tower or an entrance. */
  gate: { type: 'string', size: MAX_GATE, trim: true },
  leaveAtDoor: { type: 'boolean', default: false, word: 'leave at the door' },
} as const;

export const NO_DOOR: Door = { floor: null, gate: null, leaveAtDoor: false };

/** The door of a document; what is empty is null. Servers of earlier versions do not know these attributes. */
export const doorOf = ({ floor, gate, leaveAtDoor }: Partial<Door>): Door => ({
  floor: floor || null,
  gate: gate || null,
  leaveAtDoor: leaveAtDoor ?? false,
});
