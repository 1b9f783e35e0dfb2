import { comparable } from '#domain/comparing.ts';
import { asciiDigits } from '#domain/numbers.ts';
import { isPincode } from '#domain/pincodes/answer.ts';
import { STATES } from '#domain/taxes/states.ts';

// Takes an address apart that somebody has copied, such as from a chat: '302, Sai Residency, 4th Cross, near SBI, Pune 411001'.
// City and state are not read: they follow from the pincode.

/** The parts of a copied address; empty where it has none. */
export interface PastedAddress {
  houseNo: string;
  street: string;
  landmark: string;
  pincode: string;
}

/** What a chat writes before a copied message: '[10:21, 30/11/2026] Asha: '. */
const SENT_BY = /^\s*\[[^\]]*\]\s*[^:,\n]{1,40}:\s*/gmu;
/** Signs with which chats print in bold or italics, or begin the lines of a list. */
const MARKS = /[*_~`]|^\s*[-•]\s+/gmu;
const LABEL =
  /^(?:(?:my|full|delivery|home|office|shipping)?\s*(?:address|addr|add)|street|area|locality|city|state|district|dist|पता|முகவரி)\s*[:=-]+\s*/iu;
const PHONE =
  /(?:(?:mobile|mob|phone|ph|contact|cell|tel|फ़ोन|फोन|मोबाइल)\b[\s.:no-]*)?(?<!\d)(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/giu;
const PINCODE =
  /(?:\bpin\s*-?\s*(?:code)?|पिन\s*(?:कोड)?|பின்\s*(?:கோடு)?)?[\s.:–-]*(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/giu;

const NEAR = String.raw`near(?:by)?|opp(?:osite)?\b\.?|behind|beside|besides|adjacent to|next to|in front of|above|below|landmark`;
const LANDMARK = new RegExp(
  String.raw`^(?:${NEAR})(?=[\s:.-]|$)|(?:के पास|के सामने|के पीछे|அருகில்|எதிரில்|பின்புறம்)$`,
  'iu',
);
/** A landmark that follows a street without a comma: '12 MG Road near SBI'. */
const LANDMARK_WITHIN = /^(.*\S)\s+((?:near|opp(?:osite)?\.?|behind|beside|next to|in front of)\s+\S.*)$/iu;
const LANDMARK_LABEL = /^landmark\s*[:=-]*\s*/iu;

/** A part that names a house, a flat or a building, not a street. */
const NUMBERED =
  /^(?:(?:flat|house|home|door|plot|room|shop|office|unit|villa|bungalow|block|wing|tower|building|bldg|h|d|f|s|r|no|new|old|मकान|फ़्लैट|फ्लैट|प्लॉट|வீடு|பிளாட்)\b[\s.:#-]*)*(?:no\b[\s.:#-]*)?#?\s*(?:[A-Z]{0,2}[\s-]?)?\d+[A-Z]?(?:\s*[/-]\s*[A-Z]?\d*[A-Z]?)*$/iu;
const BUILDING =
  /\b(?:flat|house|door|plot|room|villa|bungalow|wing|tower|towers|apartments?|apts?|appt|residency|residences?|heights|enclave|chs|society|soc|niwas|nivas|nilayam|nilaya|bhavan|bhawan|sadan|kunj|complex|mansion|bldg|building|floor|flr|pg|hostel)\b|मंज़िल|अपार्टमेंट|निवास|भवन|மாடி|அடுக்ககம்/iu;
/** The number of a house before its street, without a comma: '12/3 MG Road', but not '80 Feet Road'. */
const NUMBER_BEFORE_STREET =
  /^((?:(?:flat|house|door|plot|h|d)\b[\s.]*)?(?:no\b[\s.:]*)?#?\s*\d+[A-Z]?(?:\s*[/-]\s*\d*[A-Z]?)*)\s+(?!(?:feet|ft|st|nd|rd|th|main|cross)\b)(\p{L}.*)$/iu;

const STATE_NAMES = new Set(
  [...STATES.map(({ name }) => name), 'India', 'Orissa', 'Pondicherry', 'Bharat', 'भारत'].map((name) =>
    comparable(name),
  ),
);
/** Cities that end an address which says its pincode, too; others stay a part of the street. */
const CITIES = new Set(
  `agra ahmedabad amritsar aurangabad bangalore bengaluru bhopal bhubaneswar bombay calcutta chandigarh chennai coimbatore delhi
  faridabad ghaziabad goa gurgaon gurugram guwahati hyderabad indore jaipur kanpur kochi cochin kolkata kozhikode lucknow ludhiana
  madras madurai mangalore mangaluru mumbai mysore mysuru nagpur nashik noida patna pune raipur rajkot ranchi secunderabad
  surat thane thiruvananthapuram trivandrum vadodara varanasi vijayawada visakhapatnam`.split(/\s+/),
);
const CITY_WORDS = /^(?:new|navi|greater|city of)\s+|\s+(?:city|dist(?:rict)?\.?)$/giu;

const isState = (part: string) => STATE_NAMES.has(comparable(part));
const isCity = (part: string) => CITIES.has(comparable(part).replace(CITY_WORDS, '').trim());
const isHouse = (part: string) => NUMBERED.test(part) || BUILDING.test(part);

/** The last pincode of a text, and the text without it. */
function withoutPincode(text: string): { pincode: string; rest: string } {
  const last = [...text.matchAll(PINCODE)].findLast(([, first, second]) => isPincode(`${first}${second}`));
  if (!last) return { pincode: '', rest: text };
  const rest = `${text.slice(0, last.index)},${text.slice(last.index + last[0].length)}`;
  return { pincode: `${last[1]}${last[2]}`, rest };
}

/** The parts of a text between commas and lines, each without its label and with a landmark as a part of its own. */
function partsOf(text: string): string[] {
  return text
    .split(/[,;|\n]+/u)
    .map((part) =>
      part
        .replace(LABEL, '')
        .replace(/\s+/gu, ' ')
        .replace(/^[\s.:–-]+|[\s.:–-]+$/gu, ''),
    )
    .flatMap((part) => LANDMARK_WITHIN.exec(part)?.slice(1) ?? [part])
    .filter(Boolean);
}

/** How many parts at the beginning are the house; at least one part is left for the street. */
function houseParts(parts: readonly string[]): number {
  const end = parts.findIndex((part) => !isHouse(part));
  return Math.min(end === -1 ? parts.length : end, parts.length - 1);
}

/**
 * Takes a copied address apart. Undefined if the text is not a whole address: then it belongs into the field where it was pasted.
 * Nothing but telephone numbers, city, state and country is left out.
 */
export function takeApart(copied: string): PastedAddress | undefined {
  const plain = asciiDigits(copied).replace(SENT_BY, '').replace(MARKS, '').replace(PHONE, ',');
  const { pincode, rest } = withoutPincode(plain);
  const parts = partsOf(rest);
  const landmarks = parts.filter((part) => LANDMARK.test(part));
  const others = parts.filter((part) => !LANDMARK.test(part));
  while (others.length > 1 && isState(others.at(-1) ?? '')) others.pop();
  const [first = ''] = others;
  const begins = NUMBER_BEFORE_STREET.exec(first);
  if (begins && !isHouse(first)) others.splice(0, 1, begins[1] ?? '', begins[2] ?? '');
  if (pincode && others.length > 2 && isCity(others.at(-1) ?? '')) others.pop();
  if (others.length < 2 || (pincode === '' && others.length + landmarks.length < 3)) return undefined;
  const houses = Math.max(houseParts(others), 1);
  return {
    houseNo: others.slice(0, houses).join(', '),
    street: others.slice(houses).join(', '),
    landmark: landmarks.map((part) => part.replace(LANDMARK_LABEL, '')).join(', '),
    pincode,
  };
}
