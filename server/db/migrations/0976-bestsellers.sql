-- Whether a dish is among the best-sold of its category. The server counts it once a night; null: it is not.
alter table dishes add column "isBestseller" boolean;
