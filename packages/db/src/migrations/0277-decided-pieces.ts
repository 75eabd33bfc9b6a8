/** What an admin has decided about and did not give back is not claimed again; other pieces of the parcel still are. */
export const decidedPieces = `
alter table claim_lines add column decided_quantity integer not null default 0
  check (decided_quantity between 0 and quantity);
`
