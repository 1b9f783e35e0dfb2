/** The kitchen's address as the form keeps it: lines, the last of them the place with its pincode. */
export interface TypedPlace {
  street: string;
  place: string;
  pincode: string;
}

/** The parts of typed lines. A last line without a pincode is all place. */
export function placeOfLines(text: string): TypedPlace {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  const [, place = last, pincode = ''] = last.match(/^(.*?)[\s,–-]*(\d{1,6})$/) ?? [];
  return { street: lines.join('\n'), place, pincode };
}

/** The lines of typed parts. */
export const linesOfPlace = ({ street, place, pincode }: TypedPlace): string =>
  `${street}\n${[place, pincode].filter(Boolean).join(' ')}`;
