-- Whom entries of the audit log are about: the id of an account, or the hash of a number or mail address. A closed account is
-- forgotten by it, also where its documents are gone or never knew the account.
create table audit_persons (
  audit text collate "C" not null references audits (id) on delete cascade,
  person text collate "C" not null,
  primary key (person, audit)
);
create index audit_persons_audit on audit_persons (audit);

insert into audit_persons (audit, person)
  select a.id, m."userId" from audits a join "companyMembers" m on a.collection = 'companyMembers' and a."documentId" = m.id
  where m."userId" is not null
  on conflict do nothing;
