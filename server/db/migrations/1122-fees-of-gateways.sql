-- What customers paid to a gateway on top of an order, where its fee is theirs.
alter table payments add column "gatewayFee" bigint check ("gatewayFee" >= 0);
