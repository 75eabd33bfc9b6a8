/**
 * The windows that were agreed with an order stay with its parcels: they are settings from now on. Those of before have the
 * windows that were built in.
 */
export const parcelWindows = `
alter table parcels add column ship_days integer not null default 14 check (ship_days between 1 and 90);
alter table parcels add column remind_days integer not null default 3 check (remind_days between 1 and 90);
alter table parcels add column protect_days integer not null default 7 check (protect_days between 1 and 90);
`
