/**
 * How banks and payment apps say that money came: one row a wording. Facts about their texts, with where each was seen. In braces
 * stands what differs from text to text; punctuation and capitals don't matter, all other words do.
 *
 * - `{amount}`, `{utr}`, `{vpa}`, `{tail}` of the account, `{name}` of the payer
 * - `{date}` with or without a time, `{mask}` such as a phone number with digits left out, `{word}` for one word or short number
 * - `{rest}`, only at the end: whatever follows
 */
export interface Wording {
  /** Its name in this list, or the id of a learnt one. */
  id: string;
  /** Whose it is, for people; null: of any bank. */
  bank: string | null;
  pattern: string;
  /** Where it was seen; 'invented' for one that nobody has seen. */
  source: string;
}

export const builtInWordings: readonly Wording[] = [
  {
    id: 'hdfc-alert',
    bank: 'HDFC',
    pattern:
      'Credit Alert! {amount} credited to HDFC Bank A/c {tail} on {date} from VPA {vpa} (UPI {utr}) {rest}',
    source: 'shared fact sheet; test texts of several trackers on GitHub',
  },
  {
    id: 'hdfc-linked-vpa',
    bank: 'HDFC',
    pattern:
      'HDFC Bank: {amount} credited to a/c {tail} on {date} by a/c linked to VPA {vpa} (UPI Ref No {utr}) {rest}',
    source: 'list of sample texts on GitHub, 2024',
  },
  {
    id: 'kotak-received',
    bank: 'Kotak',
    pattern: 'Received {amount} in your Kotak Bank AC {tail} from {vpa} on {date}. UPI Ref: {utr} {rest}',
    source: 'shared fact sheet; test texts of several trackers on GitHub',
  },
  {
    id: 'icici-credited',
    bank: 'ICICI',
    pattern:
      'Dear Customer, Acct {tail} is credited with {amount} on {date} from {name}. UPI: {utr} - ICICI Bank {rest}',
    source: 'a captured text in a tracker on GitHub, 2026',
  },
  {
    id: 'sbi-transfer',
    bank: 'SBI',
    pattern:
      'Dear SBI User, your A/c {tail} - credited by {amount} on {date} transfer from {name} Ref No {utr} - SBI {rest}',
    source: 'from memory',
  },
  {
    id: 'sbi-upi-user',
    bank: 'SBI',
    pattern:
      'Dear UPI user A/C {tail} credited by {amount} on date {date} trf from {name} Refno {utr} - SBI {rest}',
    source: 'invented after the text of its debits',
  },
  {
    id: 'sbi-linked-mobile',
    bank: 'SBI',
    pattern:
      'Dear Customer, Your a/c no. {tail} is credited by {amount} on {date} by a/c linked to mobile {mask} - {name} (IMPS Ref# {utr}) - SBI {rest}',
    source: 'test texts of trackers on GitHub',
  },
  {
    id: 'axis-p2a',
    bank: 'Axis',
    pattern: '{amount} credited A/c no. {tail} {date} UPI/P2A/{utr}/{name}/{word} - Axis Bank {rest}',
    source: 'from memory',
  },
  {
    id: 'google-pay',
    bank: null,
    pattern: '{name} paid you {amount} {rest}',
    source: 'shared fact sheet',
  },
];
