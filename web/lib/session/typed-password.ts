/**
 * The password of the first owner who has just signed in, in this tab's memory only, until they sign out or replace it (ADMIN-105,
 * decision 137). `at` is when it was typed (milliseconds). What it is good for stands in `web/staff/site-settings/welcome`: every page
 * loads this.
 */
export const typed: { password?: string; at?: number } = {};
