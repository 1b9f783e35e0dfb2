-- Money of long ago is only asked about.
alter table "paymentSightings" drop constraint "paymentSightings_reason_check";
alter table "paymentSightings" add constraint "paymentSightings_reason_check" check (reason in ('otherAmount', 'otherUtr',
  'otherPayer', 'otherAccount', 'severalNameUtr', 'severalOfAmount', 'secondPayment', 'ended', 'dayClosed', 'late', 'seenTwice',
  'reversal', 'watching', 'notMoney', 'notListed', 'counted', 'seenAlready', 'recorded', 'notOurs', 'takenBack', 'refused'));
