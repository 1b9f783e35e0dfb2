-- Ends a statement that would change a row which somebody else has changed since it was read. The error is a serialization
-- failure, after which a transaction runs again.
create function refuse_other_version() returns boolean language plpgsql as $$
begin
  raise exception 'The row was changed after it was read' using errcode = 'serialization_failure';
end
$$;

-- An index of balances makes PostgreSQL write to every index of a person with every change of their balance. Only the
-- owner's page of the ledger would use it, which reads all people in less time than twenty such changes take.
drop index users_owing;
drop index users_with_credit;
