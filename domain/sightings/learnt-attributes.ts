import { LONGEST_PATTERN } from './learn-wording.ts';

/** The most wordings that a kitchen learns: each text is compared with all of them. */
export const MOST_LEARNT_WORDINGS = 100;

/** A wording that this kitchen has learnt from a text of its bank (SIGHT-18). Only the server writes it. */
export const learntWordingAttributes = {
  /** As in `wordings.ts`: what differs from text to text stands in braces. */
  pattern: { type: 'string', size: LONGEST_PATTERN, required: true, writtenBy: 'server' },
  /** Who the text was from, such as `VM-HDFCBK`. */
  sender: { type: 'string', size: 64, required: true, writtenBy: 'server' },
} as const;
