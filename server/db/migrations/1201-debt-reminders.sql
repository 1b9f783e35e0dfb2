-- When people at work, or the kitchen's own mails and texts, last reminded somebody of what they owe.
alter table users add column "debtRemindedAt" timestamptz(3);
