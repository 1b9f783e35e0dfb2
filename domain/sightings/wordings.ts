/**
 * How banks and payment apps say that money came: one row a wording. Facts about their texts, with where each was seen. In braces
 * stands what differs from text to text; punctuation and capitals don't matter, all other words do.
 *
 * - `{amount}` with the sign of the currency, `{figure}` for one without it, `{utr}`, `{vpa}`, `{tail}` of the account, `{name}` of the
 *   payer, `{payer}` for a name, a hyphen and a UPI id
 * - `{date}` with or without a time, `{balance}`, `{mask}` such as a phone number with digits left out, `{word}` for one word or short
 *   number, `{other}` for some words up to a slash or the next word of the wording
 * - `{rest}`, only at the end: whatever follows
 */
export interface Wording {
  /** Its name in this list, or the id of a learnt one. */
  id: string;
  pattern: string;
  /** Where it was seen; 'invented' for one that nobody has seen. */
  source: string;
  /** Whether only notifications of payment apps have it: so few words would fit texts about anything. */
  isOfApp?: true;
}

/** Sources that many rows have. */
const PENNYWISE = 'sarim2000/pennywiseai-tracker, parser-core/src/test';
const TRACKERS = 'the same words in the tests of several public expense trackers, 2024 to 2026';
const ONE_TRACKER = 'a text in the tests of one public expense tracker, 2023 to 2026';
const INVENTED = 'invented';

const row = (id: string, source: string, pattern: string): Wording => ({ id, source, pattern });
const appRow = (id: string, source: string, pattern: string): Wording => ({
  id,
  source,
  pattern,
  isOfApp: true,
});

export const builtInWordings: readonly Wording[] = [
  row(
    'hdfc-alert',
    TRACKERS,
    'Credit Alert! {amount} credited to HDFC Bank A/c {tail} on {date} from VPA {vpa} (UPI {utr}) {rest}',
  ),
  row(
    'hdfc-linked-vpa',
    TRACKERS,
    'HDFC Bank: {amount} credited to a/c {tail} on {date} by a/c linked to VPA {vpa} (UPI Ref No {utr}) {rest}',
  ),
  row(
    'hdfc-linked-mobile',
    ONE_TRACKER,
    'UPDATE: Your A/c {tail} credited with {amount} on {date} by A/c linked to mobile no {mask} (IMPS Ref No. {utr}) {rest}',
  ),
  row(
    'hdfc-deposited',
    INVENTED,
    'Update! {amount} deposited in HDFC Bank A/c {tail} on {date} for UPI-{payer}-{utr}. Avl bal {balance}. {rest}',
  ),
  row(
    'sbi-transfer',
    TRACKERS,
    'Dear SBI User, your A/c {tail} - credited by {amount} on {date} transfer from {name} Ref No {utr} - SBI {rest}',
  ),
  row(
    'sbi-upi-transfer',
    ONE_TRACKER,
    'Dear UPI User, your A/c {tail} - credited by {amount} on {date} transfer from {name} Ref No {utr} - SBI {rest}',
  ),
  row(
    'sbi-upi-user',
    INVENTED,
    'Dear UPI user A/C {tail} credited by {figure} on date {date} trf from {name} Refno {utr} - SBI {rest}',
  ),
  row(
    'sbi-linked-mobile',
    TRACKERS,
    'Dear Customer, Your a/c no. {tail} is credited by {amount} on {date} by a/c linked to mobile {mask} - {name} (IMPS Ref# {utr}) {rest}',
  ),
  row(
    'sbi-linked-mobile-no',
    TRACKERS,
    'Dear Customer, Your a/c no. {tail} is credited by {amount} on {date} by a/c linked to mobile {mask} - {name} (IMPS Ref no {utr}) {rest}',
  ),
  row(
    'sbi-devanagari',
    INVENTED,
    'प्रिय SBI ग्राहक, आपके खाते {tail} में {amount} जमा किए गए, {date}, {name} से, Ref No {utr} - SBI {rest}',
  ),
  row(
    'hdfc-devanagari',
    INVENTED,
    'आपके HDFC Bank खाते {tail} में {amount} जमा हुए, VPA {vpa} से, {date} को (UPI {utr}) {rest}',
  ),
  row(
    'icici-credited',
    TRACKERS,
    'Dear Customer, Acct {tail} is credited with {amount} on {date} from {name}. UPI: {utr} - ICICI Bank {rest}',
  ),
  row(
    'icici-linked-mobile',
    ONE_TRACKER,
    'ICICI Bank Account {tail} is credited with {amount} on {date} by Account linked to mobile number {mask}. IMPS Ref. no. {utr} {rest}',
  ),
  row(
    'icici-info',
    INVENTED,
    'We have credited your ICICI Bank Account {tail} with {amount} on {date}. Info: UPI-{utr}-{name}. The Available Balance is {balance} {rest}',
  ),
  row(
    'kotak-vpa',
    TRACKERS,
    'Received {amount} in your Kotak Bank AC {tail} from {vpa} on {date}. UPI Ref: {utr} {rest}',
  ),
  row(
    'kotak-name',
    ONE_TRACKER,
    'Received {amount} in your Kotak Bank AC {tail} from {name} on {date}. UPI Ref: {utr} {rest}',
  ),
  row(
    'kotak811',
    ONE_TRACKER,
    'Received {amount} from {name} in your Kotak811 a/c {tail} on {date}. UPI ref no. {utr} {rest}',
  ),
  row(
    'kotak-linked-mobile',
    ONE_TRACKER,
    'Received {amount} on {date} in your Kotak Bank A/C {tail} by an A/C linked to mobile {mask}. IMPS Ref no {utr} {rest}',
  ),
  row(
    'axis-p2a',
    TRACKERS,
    '{amount} credited A/c no. {tail} {date} UPI/P2A/{utr}/{name}/{other} - Axis Bank {rest}',
  ),
  row(
    'axis-info',
    ONE_TRACKER,
    '{amount} credited to A/c no. {tail} on {date}. Info- UPI/P2A/{utr}/{name}/Axis Bank - Axis Bank {rest}',
  ),
  row(
    'axis-towards',
    ONE_TRACKER,
    'Axis Bank: {amount} credited to A/c no. {tail} on {date} towards UPI/P2A/{utr}/{name}. Avl bal: {balance} {rest}',
  ),
  row(
    'pnb-thru',
    TRACKERS,
    'A/c {tail} credited for {amount} on {date} by {name} thru UPI. AvlBal {balance} (UPI: {utr}) - PNB {rest}',
  ),
  row(
    'pnb-ac',
    PENNYWISE,
    'Ac {tail} Credited with {amount} {date} thru UPI. Aval Bal {balance} CR. (UPI Ref ID: {utr}) {rest}',
  ),
  row(
    'pnb-through',
    TRACKERS,
    'Dear Customer, Your a/c {tail} is credited for {amount} on {date} through UPI. Available Bal {balance} (UPI Ref ID {utr}) - PNB {rest}',
  ),
  row(
    'pnb-dt',
    ONE_TRACKER,
    'A/c {tail} credited {amount} Dt {date} by UPI Ref {utr}. Bal {balance} - PNB {rest}',
  ),
  row(
    'bob-thru',
    TRACKERS,
    '{amount} Credited to A/c {tail} thru UPI/{utr} by {name}. Total Bal: {balance} CR. {rest}',
  ),
  row(
    'union-mobile',
    TRACKERS,
    'A/c {tail} Credited for {amount} on {date} by Mob Bk ref no {utr} Avl Bal {balance} {rest}',
  ),
  row(
    'canara-thru',
    INVENTED,
    '{amount} credited to A/c {tail} on {date} from {name} thru UPI, UPI Ref {utr}. Total Avail.bal {balance} - Canara Bank {rest}',
  ),
  row(
    'iob-from',
    TRACKERS,
    'Your a/c no. {tail} is credited by {amount} on {date}, from {payer} (UPI Ref no {utr}). Payer Remark - {rest}',
  ),
  row(
    'indusind-from',
    PENNYWISE,
    'A/C {tail} credited by {amount} from {vpa}. RRN: {utr}. Avl Bal: {balance} {rest}',
  ),
  row(
    'indusind-account',
    PENNYWISE,
    'Your account {tail} is credited by {amount} on {date} received from account {mask}/{name} (IMPS Ref no. {utr}) {rest}',
  ),
  row(
    'credited-ref-nsdl',
    ONE_TRACKER,
    'A/c no {tail} is credited for {amount} on {date} (UPI Ref No {utr}) - NSDLPB {rest}',
  ),
  row(
    'bandhan-towards',
    ONE_TRACKER,
    '{amount} deposited to A/c {tail} towards UPI/CR/{utr}/{name}/{word} on {date}. Clear Bal is {balance} {rest}',
  ),
  row(
    'linked-vpa',
    TRACKERS,
    'Your a/c no. {tail} is credited by {amount} on {date} by a/c linked to VPA {vpa} (UPI Ref no {utr}) {rest}',
  ),
  row(
    'indian-bank',
    PENNYWISE,
    '{amount} credited to a/c {tail} on {date} by a/c linked to VPA {vpa} (UPI Ref no {utr}). Indian Bank {rest}',
  ),
  row(
    'federal-vpa',
    INVENTED,
    '{amount} credited to your A/c {tail} via UPI on {date} from VPA {vpa}. Ref No {utr} - Federal Bank {rest}',
  ),
  row(
    'boi-ref',
    INVENTED,
    '{amount} Credited to your Ac {tail} on {date} by UPI ref No. {utr} from {vpa}. Avl Bal {balance} - BOI {rest}',
  ),
  row(
    'yes-from',
    ONE_TRACKER,
    '{amount} has been credited to your A/C No. {tail} UPI: {utr} /From: {vpa} on {date}. {rest}',
  ),
  row(
    'au-ref',
    INVENTED,
    'Credited {amount} to A/c {tail} on {date} Ref UPI/CR/{utr}/{name}. Bal {balance} - AU Bank {rest}',
  ),
  row(
    'credited-and-debited',
    PENNYWISE,
    'Your a/c no. {tail} is credited for {amount} on {date} and debited from a/c no. {mask} (UPI Ref no {utr}) {rest}',
  ),
  row(
    'idfc-balance',
    TRACKERS,
    'Your A/C {tail} is credited with {amount} on {date}. Your new balance is {balance} {rest}',
  ),
  row(
    'uco-upi',
    INVENTED,
    'A/c {tail} Credited with {amount} on {date} by UCO-UPI. Ref {utr}. Avl Bal {balance} {rest}',
  ),
  row(
    'karnataka-from',
    INVENTED,
    'Your Account {tail} is credited by {amount} on {date} from {vpa} (UPI Ref No {utr}) - Karnataka Bank {rest}',
  ),
  row(
    'south-indian-imps',
    PENNYWISE,
    'Dear Customer, Your A/c {tail} is credited with {amount} Info: IMPS/{word}/{utr}/{name}. Final balance is {balance} {rest}',
  ),
  row(
    'jio-ref',
    INVENTED,
    'Your JPB A/c {tail} is Credited with {amount} on {date}, UPI Ref No {utr} from {vpa}. Avl. Bal: {balance} {rest}',
  ),
  appRow('google-pay', TRACKERS, '{name} paid you {amount} {rest}'),
  appRow('phonepe-sent', INVENTED, '{name} has sent {amount} to your bank account {other} - {tail}'),
  appRow('received-from', TRACKERS, 'Received {amount} from {name}'),
  appRow('received-from-ref', INVENTED, 'Received {amount} from {name}. UPI Ref: {utr}'),
  appRow('amount-received', ONE_TRACKER, '{amount} received from {name}'),
  appRow('amount-received-utr', ONE_TRACKER, '{amount} received from {name}. UTR: {utr}'),
  appRow('paytm-account', ONE_TRACKER, 'Received {amount} in your Paytm account from {name}'),
  appRow('you-have-received', INVENTED, 'You have received {amount} from {name}'),
  appRow('bharatpe-qr', INVENTED, 'Received {amount} via BharatPe QR from {name}'),
];
