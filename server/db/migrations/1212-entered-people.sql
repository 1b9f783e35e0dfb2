-- The kitchen enters people of a company before they have joined themselves: their meals are paid, and joining stays theirs.
alter table "companyMembers" drop constraint member_has_joined;
alter table "companyMembers" add constraint only_people_join check ("userId" is not null or "joinedAt" is null);
