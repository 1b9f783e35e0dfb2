-- The latest date of an invoice or credit note of a series, so that the next one is never dated before it.
alter table "invoiceSeries" add column "issuedAt" timestamptz;
update "invoiceSeries" series set "issuedAt" = (
  select max("issuedAt") from invoices
  where invoices.year = series.year and invoices.series in (series.letter, 'C' || series.letter)
);
