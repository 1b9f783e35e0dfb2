-- Reports count a meal of a plan as busy in the hour in which it is eaten, not when its cutoff made it an order. Days that are
-- kept are forgotten and added up again.
delete from report_days;
alter table report_hours add column busy timestamp not null;
