/** Who sends texts: the headers under which banks write, such as HDFCBK in `VM-HDFCBK-S`. */

/** A bank with the headers under which it was seen to write. */
interface BankRow {
  /** Its short name, for people. */
  bank: string;
  headers: readonly string[];
}

/** Suggestions for the owner's list of senders. A header that is missing here can be typed. */
export const BANKS: readonly BankRow[] = [
  { bank: 'HDFC', headers: ['HDFCBK', 'HDFCBN'] },
  { bank: 'SBI', headers: ['SBIUPI', 'SBIPSG', 'SBIINB', 'ATMSBI', 'CBSSBI', 'SBIBNK', 'SBIBK'] },
  { bank: 'ICICI', headers: ['ICICIT', 'ICICIB', 'ICICI'] },
  { bank: 'Kotak', headers: ['KOTAKB', 'KOTAK'] },
  { bank: 'Axis', headers: ['AXISBK'] },
  { bank: 'PNB', headers: ['PNBSMS'] },
  { bank: 'Bank of Baroda', headers: ['BOBTXN', 'BOBSMS'] },
  { bank: 'Union Bank', headers: ['UNIONB'] },
  { bank: 'Canara', headers: ['CANBNK'] },
  { bank: 'IOB', headers: ['IOBCHN', 'IOBBK'] },
  { bank: 'IndusInd', headers: ['INDUSB', 'INDUSIND'] },
  { bank: 'NSDL', headers: ['NSDLPB'] },
  { bank: 'Bandhan', headers: ['BDNSMS'] },
  { bank: 'Central Bank', headers: ['CENTBK'] },
  { bank: 'Indian Bank', headers: ['INDBNK'] },
  { bank: 'Federal', headers: ['FEDBNK', 'FEDFIB'] },
  { bank: 'Bank of India', headers: ['BOIIND', 'BOIBNK'] },
  { bank: 'Yes Bank', headers: ['YESBNK'] },
  { bank: 'AU', headers: ['AUBANK'] },
  { bank: 'Dhanlaxmi', headers: ['DHANBK'] },
  { bank: 'City Union', headers: ['CUBLTD'] },
  { bank: 'IDFC', headers: ['IDFCFB'] },
  { bank: 'UCO', headers: ['UCOBNK'] },
  { bank: 'Karnataka Bank', headers: ['KBLBNK'] },
  { bank: 'South Indian Bank', headers: ['SIBSMS'] },
  { bank: 'Jio Payments Bank', headers: ['JIOPBS'] },
];

/** Two letters for the network and the place, the header, and a letter for the kind of text. */
const SENDER = /^(?:[A-Z]{2}-)?([A-Z0-9]{3,11})(?:-[A-Z])?$/;
const LETTER = /[A-Z]/;

/** The header of a sender such as `VM-HDFCBK` or `VK-KOTAK-S`; null for a phone number or a name, which anybody can have. */
export function senderHeader(from: string): string | null {
  const header = SENDER.exec(from.trim().toUpperCase())?.[1];
  return header !== undefined && LETTER.test(header) ? header : null;
}

/** Whether a text comes from a header on the owner's list. @param list headers, as they are or with what stands around them */
export function senderIsListed(from: string, list: readonly string[]): boolean {
  const header = senderHeader(from);
  return header !== null && list.some((listed) => senderHeader(listed) === header);
}

/** The bank that writes under the sender's header; null if none is known. */
export function bankOf(from: string): string | null {
  const header = senderHeader(from);
  return BANKS.find(({ headers }) => headers.some((each) => each === header))?.bank ?? null;
}
