-- What a meal may cost although the money is short, because the kitchen cooks it anyway; it is owed then.
alter table meals add column "onCreditUpTo" bigint;
