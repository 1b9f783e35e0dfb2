-- The lists of people for a breach were recorded as if they were about a profile with the id 'breach', which an account may
-- have. No account's id begins with '_'.
update audits set "documentId" = '_breach'
where action = 'reveal' and collection = 'users' and "documentId" = 'breach';
