/**
 * Pieces of a registry that somebody gives: reserved until a time, then bought with the line of an order. The key is the
 * piece itself, so that nobody can reserve or buy one that somebody else has. The giver is null once their account is deleted.
 */
export const planGifts = `
create table plan_gifts (
  line_id text not null references plan_lines (id) on delete cascade,
  piece integer not null check (piece > 0),
  giver_id text references users (id),
  reserved_at integer not null,
  until integer not null,
  order_line_id text references order_lines (id),
  primary key (line_id, piece)
) strict, without rowid;
create index plan_gifts_giver on plan_gifts (giver_id, line_id);
create index plan_gifts_due on plan_gifts (until) where order_line_id is null;
create index plan_gifts_bought on plan_gifts (order_line_id) where order_line_id is not null;
alter table plans add column gifts_told_day text not null default '';
`
