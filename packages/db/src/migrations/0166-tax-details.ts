/**
 * Who members are for e-invoices, a row per change: an invoice of a month is made out to who its buyer was at its end. The
 * details are sealed, for the number of an identity card is among them.
 */
export const taxDetails = `
create table tax_details (
  user_id text not null references users (id),
  valid_from integer not null,
  sealed text not null,
  on_invoices integer not null check (on_invoices in (0, 1)),
  primary key (user_id, valid_from)
) strict, without rowid;
`
