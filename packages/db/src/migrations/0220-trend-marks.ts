/**
 * Who made an item trend lately, and by what: a heart that is pressed again and again counts once a week. Marks are read by their
 * key and swept by their age; one of an item that is gone goes with the others of its day.
 */
export const trendMarks = `
create table trend_marks (
  user_id text not null references users (id) on delete cascade,
  item_id text not null,
  kind text not null check (kind in ('cart', 'wishlist')),
  at integer not null,
  primary key (user_id, item_id, kind)
) strict, without rowid;
create index trend_marks_age on trend_marks (at);
`
