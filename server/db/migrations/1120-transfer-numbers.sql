-- Numbers of transfers are compared by their letters and digits, so that one counts once however it was typed (LEDGER-7).
create index payments_of_transfer on payments (upper(regexp_replace(reference, '[^[:alnum:]]+', '', 'g'))) where state = 'paid';
create index ledger_entries_of_transfer on "ledgerEntries" (upper(regexp_replace(reference, '[^[:alnum:]]+', '', 'g')))
  where "referenceKind" = 'transfer';
