-- The board asks for the payments of the last hours that are due, and for those that staff recorded. Without an index each
-- answer read the whole table.
create index payments_due on payments ("createdAt") where state = 'due';
create index payments_recorded on payments ("paidAt") where state = 'paid' and "recordedBy" is not null;
