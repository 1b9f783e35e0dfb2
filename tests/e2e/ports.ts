// The ports of the servers of browser tests: they run side by side, so each has one of its own.
const first = Number(process.env.E2E_PORT ?? 3457);

export const SITE_PORT = first;
export const BOARD_PORT = first + 1;
export const SHOP_PORT = first + 2;
export const GATEWAY_PORT = first + 3;
export const DEMO_PORT = first + 4;
export const FROZEN_PORT = first + 5;
export const MONEY_PORT = first + 6;
