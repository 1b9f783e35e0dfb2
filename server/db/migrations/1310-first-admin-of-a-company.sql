-- What a request for a new company says besides; never stored. Its first admin is added before the company is.
alter table companies
  add column "houseLimit" bigint check ("houseLimit" is null),
  add column "adminName" text check ("adminName" is null),
  add column "adminContact" text collate "C" check ("adminContact" is null);
alter table "companyMembers" alter constraint "companyMembers_companyId_fkey" deferrable initially deferred;
